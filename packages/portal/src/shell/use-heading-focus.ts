import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const main = '[data-region=main]'

/**
 * After a step to another page, begins it at its top and puts the focus on its heading, as a page load would: readers of
 * the screen hear where they are, and the next Tab goes on from there.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  // As text: the router's own type is an enumeration, which is not loaded for this.
  const kind: string = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // On the way back the browser returns to where one was.
    if (kind !== 'POP') window.scrollTo(0, 0)
    const region = document.querySelector<HTMLElement>(main)
    // A page that has put the focus somewhere itself knows better.
    if (region === null || (region !== document.activeElement && region.contains(document.activeElement)))
      return
    const heading = region.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? region).focus({ preventScroll: true })
  }, [pathname, kind])
}
