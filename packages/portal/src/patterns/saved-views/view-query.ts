import { tabParam } from '#patterns/tabbed-screen/tab-place.ts'

/** The id of the view in a URL. */
export const viewParam = 'view'

/**
 * The part of a URL that a view stores: order, search and filters, in canonical order, without page, tab and open
 * panels.
 */
export function queryOfView(params: URLSearchParams, filters: readonly string[] = []): string {
  const names = ['sort', 'search', 'perPage', ...filters]
  const kept = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  kept.sort()
  return kept.toString()
}

/** The URL of a view: its stored state, its id, and its tab. */
export function paramsOfView(
  view: { readonly id: string; readonly query: string } | undefined,
  tab?: string,
) {
  const params = new URLSearchParams(view?.query)
  if (tab !== undefined) params.set(tabParam, tab)
  if (view !== undefined) params.set(viewParam, view.id)
  return params
}
