import { expect } from 'storybook/test'

const widths = [288, 358, 460, 600, 720, 900, 1120, 1400]

/**
 * However wide the page is, no row of a grid ends in one part alone beside others: the last row has several, or the one
 * takes all of it.
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

/** The grids that share a width among their parts: their container decides how. */
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
