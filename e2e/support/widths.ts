import { expect, type Page } from '@playwright/test'

/** What cannot be reached when the window is so wide: the page itself to the side, or buttons of the bar above. */
export async function unreachedAt(page: Page, width: number): Promise<readonly string[]> {
  const found = () => page.evaluate(unreached)
  // A part that changes with the width may take a moment.
  await expect
    .poll(async () => (await page.evaluate(() => innerWidth)) === width && (await found()).length === 0, {
      timeout: 3000,
      intervals: [20, 50, 100, 200],
    })
    .toBe(true)
    .catch(() => undefined)
  return found()
}

/** Runs in the browser. */
function unreached(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const bar = document.querySelector('[data-region=topbar]')
  const isSeen = (element: Element | null | undefined) => element?.checkVisibility() === true
  const outside = [...(bar?.querySelectorAll('button, a[href]') ?? [])].filter((button) => {
    const { left, right } = button.getBoundingClientRect()
    return isSeen(button) && (left < -1 || right > clientWidth + 1)
  })
  // It stands at the side, or the first button of the bar opens it.
  const isReached =
    isSeen(document.querySelector('nav[data-region=nav]')) || isSeen(bar?.querySelector('button'))
  return [
    ...(scrollWidth > clientWidth ? [`the page runs ${scrollWidth - clientWidth} px to the side`] : []),
    ...outside.map((button) => `outside of the window: ${button.outerHTML.slice(0, 120)}`),
    ...(bar === null || isReached ? [] : ['the menu cannot be reached']),
  ]
}
