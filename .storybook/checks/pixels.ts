/**
 * Compares stories tagged `visual` with their pictures in `.storybook/pictures`. `pnpm pictures` renews them all. Tagged is
 * what is drawn at computed places, such as a chart, a planner, a matrix or a frame: there neither axe nor a play sees what
 * stands at the wrong one.
 */
import { applyTheme, type Theme, themes } from '@portal/ui-kit'
import type {} from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import madeWith from '../pictures/made-with.json'
import type { PlayedStory } from './played-story.ts'
import { isOwnLook, ownTheme } from './themes.ts'

/** What became of the pictures of a story: compared, or not, because another browser draws letters otherwise. */
export type Pictures = 'compared' | 'made with another browser'

/** How many pixels may differ, and from when on one does: another grey of a border is seen, as is another letter. */
const tolerance = { allowedMismatchedPixels: 40, threshold: 0.02 }

/** Compares a story with its picture; undefined when it has none. */
export async function checkPixels(story: PlayedStory): Promise<Pictures | undefined> {
  if (!story.tags.includes('visual')) return undefined
  if (!(await isMaker())) return 'made with another browser'
  await document.fonts.ready
  const { innerWidth, innerHeight } = window
  // What opens above the page stands where the window says; of everything else only the story is drawn.
  document.body.style.minBlockSize = opensAbove() ? '' : '0'
  // A story that is higher than the window is drawn whole.
  const isHigher = document.body.scrollHeight > innerHeight
  if (isHigher) await page.viewport(innerWidth, document.body.scrollHeight)
  try {
    for (const theme of drawnIn(story)) await compare(story, theme)
  } finally {
    // The next one is drawn in the same page.
    if (isHigher) await page.viewport(innerWidth, innerHeight)
    document.body.style.minBlockSize = ''
    applyTheme(ownTheme(story))
  }
  return 'compared'
}

/** A theme moves nothing; but what is painted on a canvas takes its colours by itself. */
function drawnIn(story: PlayedStory): readonly Theme[] {
  return document.querySelector('canvas') === null ? [ownTheme(story)] : themes.filter(isOwnLook)
}

async function compare(story: PlayedStory, theme: Theme): Promise<void> {
  applyTheme(theme)
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}-${theme}`, {
    comparatorName: 'pixelmatch',
    comparatorOptions: tolerance,
    // As long as a busy machine needs to draw the same twice.
    timeout: 20_000,
    screenshotOptions: { animations: 'disabled', caret: 'hide' },
  })
}

/** Whether this is the browser that drew the pictures: another one, or another system, draws letters otherwise. */
async function isMaker(): Promise<boolean> {
  const { product } = await cdp().send('Browser.getVersion')
  return product === madeWith.browser && navigator.platform === madeWith.platform
}

/** Whether a dialog, a menu or a notice stands beside the story. */
function opensAbove(): boolean {
  // What is only read out, such as an announcement, has one pixel.
  const drawn = [...document.body.children].filter((part) => part.checkVisibility() && part.clientHeight > 1)
  return drawn.length > 1
}
