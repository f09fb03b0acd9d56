import { decide } from '@portal/permissions'
import type { StarredPageInput } from '@portal/sdk'
import type { Screen } from '#patterns/screen.ts'

/** So many stand in the menu, the rest behind a button (specification §9). */
export const starredInMenu = 10

/** The service keeps no more. */
export const starredAtMost = 50

/** A starred page with the screen it opens. */
export interface Starred {
  readonly page: StarredPageInput
  readonly screen: Screen
}

/** What a star keeps of an address: the page with its view and filters, without the place one had turned to. */
export function starredUrl({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** The list with a page starred at its end, or without it. */
export function toggled(pages: readonly StarredPageInput[], page: StarredPageInput): StarredPageInput[] {
  const rest = pages.filter(({ url }) => url !== page.url)
  return rest.length === pages.length ? [...pages, page] : rest
}

/** The list in this order of addresses; what the order does not name stays at the end. */
export function inOrder(pages: readonly StarredPageInput[], urls: readonly string[]): StarredPageInput[] {
  const named = urls.flatMap((url) => pages.find((page) => page.url === url) ?? [])
  return [...named, ...pages.filter(({ url }) => !urls.includes(url))]
}

/** The pages that the person may open today; the others stay starred and are not shown. */
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
