/** How far below the top of the window something begins. */
export const top = (element: Element | undefined): number =>
  element?.getBoundingClientRect().top ?? Number.NaN

/** What has a vertical scroll bar of its own and something to scroll, the menu at the side left out. */
export function scrolledDown(root: Element): Element[] {
  const page = document.documentElement
  const parts = [...root.querySelectorAll('*')].filter(
    (part) =>
      ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) &&
      part.scrollHeight > part.clientHeight + 1 &&
      part.closest('[data-region=nav]') === null,
  )
  return page.scrollHeight > window.innerHeight + 1 ? [page, ...parts] : parts
}
