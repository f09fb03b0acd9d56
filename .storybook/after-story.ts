/**
 * Checks that run after a story was played in its own theme and checked with axe. They apply to the stories that show
 * most of a component; with `STORIES_ALL=1` to every story.
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
    /** Injected by Storybook's test of a story. */
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
    // Last, because it moves the focus.
    ...(await checkForcedColours(story)),
  ]
  // A plain Error: an expectation would truncate the message.
  if (problems.length > 0) throw new Error(`${story.id} owes beside its play:\n${problems.join('\n')}`)
})

/** A chart's story of its states shows placeholders; the story with a screenshot shows the chart. */
function isFull({ file, name }: Readonly<RunnerTestCase>, { tags }: PlayedStory): boolean {
  if (import.meta.env.STORIES_ALL !== undefined || tags.includes('visual')) return true
  const names = file.tasks.map((task) => exportOf(task.name))
  return fullStories(file.name, names).includes(exportOf(name))
}

/** A story's export name: `NothingYet` is called “Nothing Yet”. */
function exportOf(name: string): string {
  return name.replaceAll(' ', '')
}
