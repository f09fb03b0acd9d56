const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])'

/** Makes an overflowing element focusable when it has no focusable content, so that the keyboard can scroll it. */
export function scrollStop(part: HTMLDivElement | null): (() => void) | undefined {
  if (part === null) return undefined
  const look = () => {
    const isLonger = part.scrollHeight > part.clientHeight
    if (isLonger && part.querySelector(stops) === null) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(part)
  const contents = new MutationObserver(look)
  contents.observe(part, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
