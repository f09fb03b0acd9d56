import { tabParam } from '#patterns/tabbed-screen/tab-place.ts'

/** The id of the view that an address names. */
export const viewParam = 'view'

/** What a view keeps of an address: order, search and filters, in one order whatever way they were chosen. */
export function queryOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('page')
  kept.delete(viewParam)
  kept.delete(tabParam)
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
