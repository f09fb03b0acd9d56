import { useData, type DataAnswer, type DataSource } from '@portal/sdk/react'

interface Paging {
  readonly page?: number
  readonly perPage?: number
  readonly totals?: 'always' | 'soon'
}
interface Summed {
  readonly data: readonly unknown[]
  readonly meta: { readonly totalCount: number; readonly totalPages: number; readonly hasTotals?: boolean }
}

/**
 * A page of a list with the totals of all its rows. For a long list the page loads first, and its totals later:
 * undefined until then. `null` sends no request. Only the page refreshes by itself.
 */
export function useSummedList<Ask extends Paging, Answer extends Summed>(
  index: DataSource<[Ask], Answer>,
  ask: Ask | null,
  options: { refreshMs?: number } = {},
): { list: DataAnswer<Answer>; sums: Answer['meta'] | undefined } {
  const { page, sums, perPage } = questionsOf(ask)
  const list = useData(index, page, { ...options, keepPrevious: true })
  const isLong = list.data?.meta.hasTotals === false
  const late = useData(index, isLong ? sums : null)
  const { data } = list
  if (data === undefined || !isLong) return { list, sums: data?.meta }
  const { data: counted, error, refresh } = late
  const refreshBoth = () => {
    list.refresh()
    refresh()
  }
  if (counted === undefined)
    return { list: { ...list, error: list.error ?? error, refresh: refreshBoth }, sums: undefined }
  const { totalCount } = counted.meta
  const totalPages = Math.ceil(totalCount / (perPage ?? data.data.length))
  const meta = { ...data.meta, totalCount, totalPages, hasTotals: true }
  return { list: { ...list, data: { ...data, meta }, refresh: refreshBoth }, sums: counted.meta }
}

/** The queries for the page and for the totals: a single row of any page is enough for them. */
function questionsOf<Ask extends Paging>(ask: Ask | null) {
  if (ask === null) return { page: null, sums: null, perPage: undefined }
  const { page, ...narrowed } = ask
  void page
  const soon: [Ask] = [{ ...ask, totals: 'soon' }]
  // A query without its page still has the same type.
  const alone: [Ask] = [{ ...(narrowed as Ask), perPage: 1 }]
  return { page: soon, sums: alone, perPage: ask.perPage }
}
