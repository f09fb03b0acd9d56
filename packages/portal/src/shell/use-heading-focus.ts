import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { leadFocus } from '@portal/ui-kit'

const main = '[data-region=main]'

/**
 * After a navigation, scrolls to the top and focuses the heading, as a page load would: screen readers announce it,
 * and Tab continues from there. In a form the first field takes the focus from the heading; a navigation within one
 * path keeps the focus if something has it.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation()
  // A plain string: the router's type is an enum, which would be loaded for this alone.
  const kind: string = useNavigationType()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    const region = document.querySelector<HTMLElement>(main)
    if (region === null || (before.pathname === pathname && before.search === search)) return undefined
    if (before.pathname === pathname) return whenLost(() => leadToHeading(region))
    // On back navigation the browser restores the scroll position.
    if (kind !== 'POP') window.scrollTo(0, 0)
    // A page that has moved the focus itself takes precedence.
    if (region !== document.activeElement && region.contains(document.activeElement)) return undefined
    const heading = headingOf(region) ?? region
    heading.focus({ preventScroll: true })
    return leadToHeading(region)
  }, [pathname, search, kind])
}

/** The heading may render later than its page, and change once data is there. */
const leadToHeading = (region: HTMLElement) =>
  leadFocus({
    find: () => headingOf(region),
    isFree: (focused) => focused === region,
    preventScroll: true,
  })

function headingOf(region: HTMLElement): HTMLElement | undefined {
  const heading = region.querySelector<HTMLElement>('h1') ?? undefined
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Runs if nothing has the focus after a navigation: a closing overlay restores it in the next frame. */
function whenLost(act: () => () => void): () => void {
  let stop: (() => void) | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) stop = act()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    stop?.()
  }
}
