import { createSearchParams, type DataRouter } from 'react-router-dom'

type Words = URLSearchParams | Readonly<Record<string, string>>

/** The parameters of a URL, or a function of the current ones. */
export type AddressChange = Words | ((now: URLSearchParams) => URLSearchParams)

/** Sets these parameters in a URL, and removes those without a value. */
export const withWords =
  (words: Readonly<Record<string, string | null | undefined>>) =>
  (now: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(now)
    for (const [name, value] of Object.entries(words))
      if (value === null || value === undefined) next.delete(name)
      else next.set(name, value)
    return next
  }

type Router = Pick<DataRouter, 'navigate'> & { state: Pick<DataRouter['state'], 'location' | 'navigation'> }

/**
 * Changes the parameters of the upcoming URL: a pending navigation counts, although it is not rendered yet. Does
 * nothing if it leads to another page, or nothing changes.
 */
export function changeAddress(
  router: Router,
  pathname: string,
  change: AddressChange,
  { replace = false }: { replace?: boolean } = {},
): void {
  const { location, navigation } = router.state
  const target = navigation.location ?? location
  if (target.pathname !== pathname) return
  const now = createSearchParams(target.search)
  const next = createSearchParams(typeof change === 'function' ? change(now) : change)
  if (next.toString() !== now.toString())
    void router.navigate({ pathname, search: next.toString() }, { replace })
}
