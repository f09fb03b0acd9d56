/**
 * After a story has been played in its own theme, with axe and all: what else it owes when it shows most of what its
 * component can be. With `STORIES_ALL=1` every story owes it.
 */
import { afterEach, type RunnerTestCase } from 'vitest'
import { isAsked } from './checks/axe.ts'
import { checkForcedColours } from './checks/forced-colours.ts'
import { checkPixels } from './checks/pixels.ts'
import type { PlayedStory } from './checks/played-story.ts'
import { checkRightToLeft } from './checks/right-to-left.ts'
import { checkThemes } from './checks/themes.ts'
import { fullStories } from './shown/full.ts'

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
  if (!isAsked(story) || !isFull(task, story)) return
  const problems = [
    ...(await checkThemes(story)),
    ...(await checkRightToLeft(story)),
    // The last, for it moves the focus.
    ...(await checkForcedColours(story)),
  ]
  // Thrown whole: an expectation would shorten it.
  if (problems.length > 0) throw new Error(`${story.id} owes beside its play:\n${problems.join('\n')}`)
})

/** A story with a picture is drawn in each theme anyway. */
function isFull({ file, name }: Readonly<RunnerTestCase>, { tags }: PlayedStory): boolean {
  if (import.meta.env.STORIES_ALL !== undefined || tags.includes('visual')) return true
  const names = file.tasks.map((task) => exportOf(task.name))
  return fullStories(file.name, names).includes(exportOf(name))
}

/** The name that a story is exported by: `NothingYet` is called “Nothing Yet”. */
function exportOf(name: string): string {
  return name.replaceAll(' ', '')
}
