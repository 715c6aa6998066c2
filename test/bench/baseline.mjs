// The yardstick: read and JSON.parse every trace of a folder on one thread, and nothing else.
import fs from 'node:fs'

let events = 0
for (const file of fs.readdirSync(`${process.argv[2]}/traces`)) {
  events += JSON.parse(fs.readFileSync(`${process.argv[2]}/traces/${file}`).toString()).events.length
}
console.log(events)
