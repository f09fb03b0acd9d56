import { decide } from '@portal/permissions'
import type { StarredPageInput } from '@portal/sdk'
import type { Screen } from '#patterns/screen.ts'

/** The number in the menu; the rest is behind a button (specification §9). */
export const starredInMenu = 10

/** The limit of the service. */
export const starredAtMost = 50

/** A starred page with the screen it opens. */
export interface Starred {
  readonly page: StarredPageInput
  readonly screen: Screen
}

/** The starred part of a URL: the page with its view and filters, without the page number. */
export function starredUrl({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** The list with a page added at its end, or removed. */
export function toggled(pages: readonly StarredPageInput[], page: StarredPageInput): StarredPageInput[] {
  const rest = pages.filter(({ url }) => url !== page.url)
  return rest.length === pages.length ? [...pages, page] : rest
}

/** The list in this order of URLs; those not in the order stay at the end. */
export function inOrder(pages: readonly StarredPageInput[], urls: readonly string[]): StarredPageInput[] {
  const named = urls.flatMap((url) => pages.find((page) => page.url === url) ?? [])
  return [...named, ...pages.filter(({ url }) => !urls.includes(url))]
}

/** The currently accessible pages; the others stay starred but hidden. */
export function openable(
  pages: readonly StarredPageInput[],
  screens: readonly Screen[],
  granted: readonly string[],
): Starred[] {
  return pages.flatMap((page) => {
    const decision = decide({ permissions: granted }, page.url)
    const screen =
      decision.kind === 'allow' ? screens.find(({ path }) => path === decision.route.path) : undefined
    return screen === undefined ? [] : [{ page, screen }]
  })
}
