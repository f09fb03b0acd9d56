import { tabParam } from '#patterns/tabbed-screen/tab-place.ts'

/** The id of the view that an address names. */
export const viewParam = 'view'

/**
 * What a view keeps of an address: order, search and filters of its list, in one order whatever way they were chosen.
 * The page, the tab and what stands open beside the list are no part of it.
 */
export function queryOfView(params: URLSearchParams, filters: readonly string[] = []): string {
  const names = ['sort', 'search', 'perPage', ...filters]
  const kept = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  kept.sort()
  return kept.toString()
}

/** The address of a view: everything it keeps, its name, and the tab of the screen that it belongs to. */
export function paramsOfView(
  view: { readonly id: string; readonly query: string } | undefined,
  tab?: string,
) {
  const params = new URLSearchParams(view?.query)
  if (tab !== undefined) params.set(tabParam, tab)
  if (view !== undefined) params.set(viewParam, view.id)
  return params
}
