/** A Chromium for the tests: the system's own, or one installed on demand. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstall, install } from './apt.ts'
import { chromiumPath } from './chromium.ts'
import { must } from './run.ts'

/** Ensures that a browser is installed; throws with instructions if it cannot. */
export async function ensureBrowser(): Promise<void> {
  if (chromiumPath !== undefined || existsSync(chromium.executablePath())) return
  // Of Chromium's recommended packages only the fonts change how a page renders.
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
