import { expect, type Page } from '@playwright/test'
import axe, { type Rule, type RunOptions } from 'axe-core'
import { describedRule } from '#storybook/checks/described.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that depend on colours, the only difference between themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Expects no violation of WCAG 2.2 level AA on the current page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessFaults(page, part)).toEqual([])
}

/** The violations of WCAG 2.2 level AA on the current page, or in a part of it. */
export const accessFaults = (page: Page, part?: string): Promise<string[]> => faults(page, levels, part)

/** The contrast violations of a page, or a part, that was fully checked in another theme. */
export const colourFaults = (page: Page, part?: string): Promise<string[]> => faults(page, colourRules, part)

/** One line per rule, with its elements, so that a failure says what to fix. */
async function faults(page: Page, runOnly: string[], part = 'html'): Promise<string[]> {
  await stillness(page)
  // Once per document: axe is half a megabyte, and client-side navigation keeps the document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(judge, { part, options: { ...cheap, runOnly }, rules: [describedRule] })
}

/** Only violations are formatted; the portal has no cross-origin frames. */
const cheap: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }

interface Judgement {
  part: string
  options: RunOptions
  rules: Rule[]
}

/** Runs in the browser. */
async function judge({ part, options, rules }: Judgement): Promise<string[]> {
  const { axe: judgeOf } = globalThis as unknown as { axe: typeof axe }
  // The live region is excluded: it is emptied after seconds, and may mention a button that is gone.
  const context = { include: [[part]], exclude: [['[data-live-announcer]']] }
  judgeOf.configure({ rules })
  const { violations } = await judgeOf.run(context, options)
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`,
  )
}

/** Waits for transitions: halfway through, colours are not final. Scroll-driven animations have no end to wait for. */
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
