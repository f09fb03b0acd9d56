/** A Chromium for the tests: the machine's own, or one that is installed now. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstall, install } from './apt.ts'
import { chromiumPath } from './chromium.ts'
import { must } from './run.ts'

/** Makes sure that there is a browser to test with, or throws with what to do. */
export async function ensureBrowser(): Promise<void> {
  if (chromiumPath !== undefined || existsSync(chromium.executablePath())) return
  // The fonts are Chromium's only recommended package that changes what a page looks like.
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (canInstall && (await install(browser, 'fonts-liberation')) === undefined) return
  try {
    await must(['playwright', 'install', 'chromium'], { show: 'live' })
  } catch (error) {
    throw new Error(
      'No Chromium, and none could be installed. Install one, or set CHROMIUM_PATH to the one you have.',
      { cause: error },
    )
  }
}
