// The yardstick: read and JSON.parse every trace of a folder on one thread, and nothing else.
import fs from 'node:fs'

let keys = 0
for (const file of fs.readdirSync(`${process.argv[2]}/traces`)) {
  keys += Object.keys(JSON.parse(fs.readFileSync(`${process.argv[2]}/traces/${file}`).toString())).length
}
console.log(keys)
