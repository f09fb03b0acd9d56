import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on colours, which are all that a theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Finds nothing that breaks WCAG 2.2 level AA on the page as it stands, or in one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await stillness(page)
  expect(await faults(judge(page, part).withTags(levels))).toEqual([])
}

/** Finds no colour that cannot be read on a page that was judged in another theme. */
export async function expectReadable(page: Page): Promise<void> {
  await stillness(page)
  expect(await faults(judge(page, 'html').withRules(colourRules))).toEqual([])
}

const judge = (page: Page, part: string): AxeBuilder =>
  new AxeBuilder({ page })
    .include(part)
    // What is read aloud at the moment, and emptied after some seconds; it may speak of a button that is gone.
    .exclude('[data-live-announcer]')
    // In one page: no part of the portal comes from elsewhere, so no second page has to put results together.
    .setLegacyMode()

/** Named by rule and place, so that a failure says what to mend. */
async function faults(axe: AxeBuilder): Promise<{ id: string; help: string; at: string[] }[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
}

/**
 * Waits for what fades or moves to its place: half-way there, its colours are not those that stay. What follows the
 * scrolling of a region moves with nobody's time.
 */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          effect?.getTiming().iterations === Infinity ||
          !(timeline instanceof DocumentTimeline),
      ),
  )
}
