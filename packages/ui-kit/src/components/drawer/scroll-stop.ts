const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])'

/** Lets the keyboard reach, and so scroll, what is longer than its room and holds nothing else that it could reach. */
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
