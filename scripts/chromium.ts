import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows: a fifth less time for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that tests drive, or undefined: then Playwright looks for the one it installed itself. */
export const chromiumPath = candidates.find((file) => file !== undefined && existsSync(file))

/** Started without background networking, so that the tests also run on a closed network. */
export const launchOptions = {
  ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
}
