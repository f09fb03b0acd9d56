import { expect } from 'storybook/test'

const widths = [288, 358, 460, 600, 720, 900, 1120, 1400]

/**
 * At every width, the last row of a grid has several parts, or one that fills it: no part is alone in a
 * partly empty row.
 */
export async function expectNoneAlone(main: HTMLElement): Promise<void> {
  for (const width of widths) {
    main.style.inlineSize = `${width}px`
    const grids = gridsOf(main)
    await expect(grids.length, `grids at ${width} pixels`).toBeGreaterThan(0)
    for (const grid of grids)
      await expect(hasOneAlone(grid), `${grid.textContent} at ${width} pixels`).toBe(false)
  }
  main.style.removeProperty('inline-size')
}

/** The grids with flexible parts, laid out by container width. */
function gridsOf(main: HTMLElement): Element[] {
  return [...main.querySelectorAll('div')].filter(
    (one) =>
      getComputedStyle(one).display === 'grid' &&
      one.parentElement !== null &&
      getComputedStyle(one.parentElement).containerType === 'inline-size',
  )
}

function hasOneAlone(grid: Element): boolean {
  const boxes = [...grid.children].map((child) => child.getBoundingClientRect())
  const inRow = (top: number | undefined) => boxes.filter((box) => box.top === top)
  const [last, ...others] = inRow(boxes.at(-1)?.top)
  if (last === undefined || others.length > 0) return false
  return last.width < grid.getBoundingClientRect().width - 1
}
