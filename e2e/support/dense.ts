import type { Page } from '@playwright/test'

export const desk = { width: 1440, height: 900 }
const furthest = 240
const tallest = 40

/**
 * What keeps the list of a screen from being dense on a desk: it begins too far down, or a row is more than a line.
 * Undefined where no list shows a row.
 */
export function faultsOfList(page: Page): Promise<string[] | undefined> {
  return page.evaluate(
    ([top, height]) => {
      const rows = [...document.querySelectorAll('main tbody > tr:has([data-part=row-name])')].map((row) => ({
        ...row.getBoundingClientRect().toJSON(),
        said: (row.textContent ?? '').slice(0, 60),
      })) as { top: number; height: number; said: string }[]
      const [first] = rows
      if (first === undefined) return undefined
      const tall = rows.filter((row) => Math.round(row.height) > height)
      return [
        ...(first.top > top ? [`the first row begins at ${Math.round(first.top)} px`] : []),
        ...tall.slice(0, 3).map((row) => `a row of ${Math.round(row.height)} px: ${row.said}`),
      ]
    },
    [furthest, tallest] as const,
  )
}
