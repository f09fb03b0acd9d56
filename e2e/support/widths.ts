import type { Page } from '@playwright/test'

/** What is out of reach at this width: horizontal overflow of the page, or buttons of the bar. */
export async function unreachedAt(page: Page, width: number, height: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height })
  return page.evaluate(unreached, width)
}

/** Runs in the browser; retries, because a part may need a moment to adapt to the width. */
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
    // It is at the side, or behind the first button of the bar.
    const isReached =
      isSeen(document.querySelector('nav[data-region=nav]')) || isSeen(bar?.querySelector('button'))
    return [
      ...(scrollWidth > clientWidth ? [`the page runs ${scrollWidth - clientWidth} px to the side`] : []),
      ...outside.map((button) => `outside of the window: ${button.outerHTML.slice(0, 120)}`),
      ...(bar === null || isReached ? [] : ['the menu cannot be reached']),
    ]
  }
}
