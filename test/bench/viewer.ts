// How long the viewer takes to open 1,000 runs of 100 calls of one kB each, in the system's browser: `npm run viewer`.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openFile, skip, startBrowser } from '../browser/browser.ts'
import { manyRuns } from '../browser/pages.ts'

if (skip) console.log(`skipped: ${skip}`)
else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-viewer-'))
  const file = path.join(folder, 'many.html')
  manyRuns(1000, file)
  console.log(`written: ${(fs.statSync(file).size / 1e6).toFixed(1)} MB`)
  const { browser, close } = await startBrowser()
  try {
    for (const fragment of ['', '#many/1', '#many/1000/call-100']) {
      const began = performance.now()
      const { page } = await openFile(browser, file, fragment)
      if (fragment !== '') await page.waitForSelector(fragment.includes('call') ? '.event.pointed' : '.event')
      const own = await page.evaluate(() => performance.now())
      console.log(
        `opened ${fragment || 'alone'}: ${Math.round(own)} ms (${Math.round(performance.now() - began)} ms with the browser's new tab)`,
      )
      await page.close()
    }
  } finally {
    await close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
