import { createSearchParams, type DataRouter } from 'react-router-dom'

type Words = URLSearchParams | Readonly<Record<string, string>>

/** The words of an address, or what is made of those that it has. */
export type AddressChange = Words | ((now: URLSearchParams) => URLSearchParams)

/** Puts these words into an address, and takes those out that have no value. */
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
 * Changes the words of the address as they are about to be: a navigation that has begun counts, although no screen shows it
 * yet. Does nothing where that leads to another page, or where nothing would change.
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
