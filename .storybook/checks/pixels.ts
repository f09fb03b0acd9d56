/**
 * Compares stories tagged `visual` with their screenshots in `.storybook/pictures`; `pnpm pictures` updates them. The
 * tag is for computed layout, such as a chart, a planner, a matrix or a frame: neither axe nor a play function notices
 * a misplaced element there.
 */
import { applyTheme, type Theme, themes } from '@portal/ui-kit'
import type {} from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import madeWith from '../pictures/made-with.json'
import type { PlayedStory } from './played-story.ts'
import { isOwnLook, ownTheme } from './themes.ts'

/** The result for a story: compared, or skipped because another browser renders text differently. */
export type Pictures = 'compared' | 'made with another browser'

/**
 * The tolerated number of pixels, and the threshold per pixel: it detects another grey of a border, and another letter.
 */
const tolerance = { allowedMismatchedPixels: 40, threshold: 0.02 }

/** Compares a story with its screenshot; undefined without one. */
export async function checkPixels(story: PlayedStory): Promise<Pictures | undefined> {
  if (!story.tags.includes('visual')) return undefined
  if (!(await isMaker())) return 'made with another browser'
  await document.fonts.ready
  const { innerWidth, innerHeight } = window
  // Overlays are positioned relative to the window, so they need all of it; otherwise only the story is captured.
  document.body.style.minBlockSize = opensAbove() ? '' : '0'
  // Enlarge the window for a story that is higher.
  const isHigher = document.body.scrollHeight > innerHeight
  if (isHigher) await page.viewport(innerWidth, document.body.scrollHeight)
  try {
    for (const theme of drawnIn(story)) await compare(story, theme)
  } finally {
    // Restore the window for the next one.
    if (isHigher) await page.viewport(innerWidth, innerHeight)
    document.body.style.minBlockSize = ''
    applyTheme(ownTheme(story))
  }
  return 'compared'
}

/** A theme only changes colours; but a canvas reads them on its own. */
function drawnIn(story: PlayedStory): readonly Theme[] {
  return document.querySelector('canvas') === null ? [ownTheme(story)] : themes.filter(isOwnLook)
}

async function compare(story: PlayedStory, theme: Theme): Promise<void> {
  applyTheme(theme)
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}-${theme}`, {
    comparatorName: 'pixelmatch',
    comparatorOptions: tolerance,
    // A timeout for two captures on a busy machine.
    timeout: 20_000,
    screenshotOptions: { animations: 'disabled', caret: 'hide' },
  })
}

/** Whether this browser took the screenshots: another one, or another system, renders text differently. */
async function isMaker(): Promise<boolean> {
  const { product } = await cdp().send('Browser.getVersion')
  return product === madeWith.browser && navigator.platform === madeWith.platform
}

/** Whether a dialog, a menu or a toast is open. */
function opensAbove(): boolean {
  // Visually hidden elements, such as live regions, have one pixel.
  const drawn = [...document.body.children].filter((part) => part.checkVisibility() && part.clientHeight > 1)
  return drawn.length > 1
}
