import type { Page } from '@playwright/test'

/** What cannot be reached when the window is so wide: the page itself to the side, or buttons of the bar above. */
export async function unreachedAt(page: Page, width: number, height: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height })
  return page.evaluate(unreached, width)
}

/** Runs in the browser; what is wrong stays wrong, but a part that changes with the width may take a moment. */
async function unreached(width: number): Promise<string[]> {
  const until = performance.now() + 5000
  for (;;) {
    const found = faults()
    if ((innerWidth === width && found.length === 0) || performance.now() > until) return found
    await new Promise(requestAnimationFrame)
  }

  function faults(): string[] {
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
}
