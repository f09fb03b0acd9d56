/** After each story has been played in its own theme, with axe and all: what else it owes. */
import { afterEach } from 'vitest'
import { isAsked } from './checks/axe.ts'
import { checkForcedColours } from './checks/forced-colours.ts'
import { checkPixels } from './checks/pixels.ts'
import type { PlayedStory } from './checks/played-story.ts'
import { checkRightToLeft } from './checks/right-to-left.ts'
import { checkThemes } from './checks/themes.ts'

declare module 'vitest' {
  interface TestContext {
    /** Put here by Storybook's own test of a story. */
    story?: PlayedStory
  }
}

afterEach(async ({ task, story }) => {
  if (story === undefined || task.result?.state === 'fail') return
  const pictures = await checkPixels(story)
  if (pictures !== undefined) task.meta.pictures = pictures
  if (!isAsked(story)) return
  const problems = [
    ...(await checkThemes(story)),
    ...(await checkRightToLeft(story)),
    // The last, for it moves the focus.
    ...(await checkForcedColours(story)),
  ]
  // Thrown whole: an expectation would shorten it.
  if (problems.length > 0) throw new Error(`${story.id} owes beside its play:\n${problems.join('\n')}`)
})
