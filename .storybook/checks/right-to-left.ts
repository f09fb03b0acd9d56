import { layoutRules, violations } from './axe.ts'
import type { PlayedStory } from './played-story.ts'

/** Switches the page to right-to-left, as for Arabic: nothing may overflow, and everything must stay reachable. */
export async function checkRightToLeft(story: PlayedStory): Promise<string[]> {
  const root = document.documentElement
  const own = root.dir
  const other = own === 'rtl' ? 'ltr' : 'rtl'
  const problems = overflow(own)
  root.dir = other
  problems.push(...overflow(other))
  const found = await violations(story, layoutRules)
  root.dir = own
  return [...problems, ...found.map((problem) => `with dir=${other}: ${problem}`)]
}

/** Whether a story is wider than the page. */
function overflow(direction: string): string[] {
  return [document.documentElement, document.body]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(
      ({ localName, scrollWidth, clientWidth }) =>
        `with dir=${direction}: wider than the page: ${localName} has ${scrollWidth} of ${clientWidth} px`,
    )
}
