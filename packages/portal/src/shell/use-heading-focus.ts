import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { leadFocus } from '@portal/ui-kit'

const main = '[data-region=main]'

/**
 * After a step to another page, begins it at its top and puts the focus on its heading, as a page load would: readers of
 * the screen hear where they are, and the next Tab goes on from there. A page of a form has it in its first field: the form
 * takes it from the heading, and a step within one path keeps it where something still has it.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation()
  // As text: the router's own type is an enumeration, which is not loaded for this.
  const kind: string = useNavigationType()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    const region = document.querySelector<HTMLElement>(main)
    if (region === null || (before.pathname === pathname && before.search === search)) return undefined
    if (before.pathname === pathname) return whenLost(() => leadToHeading(region))
    // On the way back the browser returns to where one was.
    if (kind !== 'POP') window.scrollTo(0, 0)
    // A page that has put the focus somewhere itself knows better.
    if (region !== document.activeElement && region.contains(document.activeElement)) return undefined
    const heading = headingOf(region) ?? region
    heading.focus({ preventScroll: true })
    return leadToHeading(region)
  }, [pathname, search, kind])
}

/** The heading may come later than its page, and be another one when its data are there. */
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

/** Acts when nothing has the focus after a step: what closes gives it back in the frame after. */
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
