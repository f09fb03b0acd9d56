import { expect, type Page } from '@playwright/test'
import axe, { type Rule, type RunOptions } from 'axe-core'
import { describedRule } from '#storybook/checks/described.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on colours, which are all that a theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Finds nothing that breaks WCAG 2.2 level AA on the page as it stands, or in one part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessFaults(page, part)).toEqual([])
}

/** What breaks WCAG 2.2 level AA on the page as it stands, or in one part of it. */
export const accessFaults = (page: Page, part?: string): Promise<string[]> => faults(page, levels, part)

/** The colours that cannot be read on a page, or a part of it, that was judged in another theme. */
export const colourFaults = (page: Page, part?: string): Promise<string[]> => faults(page, colourRules, part)

/** One line for each rule, with its places, so that a failure says what to mend. */
async function faults(page: Page, runOnly: string[], part = 'html'): Promise<string[]> {
  await stillness(page)
  // Once a document: it is half a megabyte to read, and a page that is walked by its links stays the same document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(judge, { part, options: { ...cheap, runOnly }, rules: [describedRule] })
}

/** Only what is wrong is put into words; no part of the portal comes from elsewhere, so frames are not ours. */
const cheap: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }

interface Judgement {
  part: string
  options: RunOptions
  rules: Rule[]
}

/** Runs in the browser. */
async function judge({ part, options, rules }: Judgement): Promise<string[]> {
  const { axe: judgeOf } = globalThis as unknown as { axe: typeof axe }
  // The excluded is read aloud at the moment, and emptied after some seconds; it may speak of a button that is gone.
  const context = { include: [[part]], exclude: [['[data-live-announcer]']] }
  judgeOf.configure({ rules })
  const { violations } = await judgeOf.run(context, options)
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`,
  )
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
