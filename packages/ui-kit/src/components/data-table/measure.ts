/** The distance of an element from the top of the window. */
export const top = (element: Element | undefined): number =>
  element?.getBoundingClientRect().top ?? Number.NaN

/** An element that scrolls vertically by itself, except the menu at the side. */
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
