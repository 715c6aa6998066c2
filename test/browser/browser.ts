// One headless browser for the tests of a file: the system's Chromium or Chrome. Where there is none, the tests are skipped.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

const names = [
  process.env['CHROME_PATH'] ?? '',
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where the browser is; `undefined`: there is none. */
export const executable = names.find((name) => name !== '' && fs.existsSync(name))

export const skip = executable === undefined ? 'no Chromium or Chrome is installed' : false

const flags = ['no-sandbox', 'disable-gpu', 'no-first-run', 'disable-background-networking', 'disable-component-update']

/** Starts the browser with a profile of its own. */
export async function startBrowser(): Promise<{ browser: Browser; close(): Promise<void> }> {
  const userDataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-browser-'))
  const browser = await puppeteer.launch({
    executablePath: executable as string,
    headless: true,
    userDataDir,
    args: [...flags, 'disable-sync'].map((flag) => `--${flag}`),
    protocolTimeout: 240_000,
  })
  return {
    browser,
    async close() {
      await browser.close()
      fs.rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A page, and all that it did which it must not: requests, dialogs, errors, frames. */
export type Watched = { page: Page; faults: string[] }

/** Opens a file, at a fragment of it. */
export async function openFile(browser: Browser, file: string, fragment = ''): Promise<Watched> {
  const page = await browser.newPage()
  // A busy machine is slow; what never comes is told by the test that waits for it.
  page.setDefaultTimeout(120_000)
  const faults: string[] = []
  const address = `file://${file}`
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address) faults.push(`asks for ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    faults.push(`shows a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => faults.push(`fails: ${error instanceof Error ? error.message : String(error)}`))
  page.on('console', (message) => faults.push(`says: ${message.text()}`))
  page.on('popup', () => faults.push('opens a window'))
  await page.goto(address + fragment)
  await page.waitForSelector('h1')
  return { page, faults }
}
