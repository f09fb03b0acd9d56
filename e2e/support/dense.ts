import type { Page } from '@playwright/test'

export const desk = { width: 1440, height: 900 }
/** The portal's bar, the screen's head, one more line, and the table's head: 242 px at most. */
const furthest = 244
const tallest = 40

/**
 * Why the list of a screen is not dense on a desktop: it begins too far down, or a row is more than a line. Undefined
 * if no list has a row.
 */
export function faultsOfList(page: Page): Promise<string[] | undefined> {
  return page.evaluate(
    ([top, height]) => {
      const rows = [
        ...document.querySelectorAll<HTMLElement>(
          'main table[aria-rowcount] > tbody > tr:has([data-part=row-name])',
        ),
      ].map((row) => ({ box: row.getBoundingClientRect(), text: row.innerText.slice(0, 60) }))
      const [first] = rows
      if (first === undefined) return undefined
      const tall = rows.filter(({ box }) => Math.round(box.height) > height)
      return [
        ...(first.box.top > top ? [`the first row begins at ${Math.round(first.box.top)} px`] : []),
        ...tall.slice(0, 3).map(({ box, text }) => `a row of ${Math.round(box.height)} px: ${text}`),
      ]
    },
    [furthest, tallest] as const,
  )
}
