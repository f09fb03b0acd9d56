import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  // The headless build of the same engine: a fifth less time per page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of the tests, or undefined: Playwright then uses the one it installed. */
export const chromiumPath = candidates.find((file) => file !== undefined && existsSync(file))

/** Without background networking, so that the tests also run on a closed network. */
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
