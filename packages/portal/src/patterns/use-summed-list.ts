import { useData, type DataAnswer, type DataSource } from '@portal/sdk/react'

interface Paging {
  readonly page?: number
  readonly perPage?: number
  readonly totals?: 'always' | 'soon'
}
interface Summed {
  readonly data: readonly unknown[]
  readonly meta: { readonly totalCount: number; readonly totalPages: number; readonly hasTotals: boolean }
}

/**
 * A page of a list with what all its rows add up to. Of a long list the page comes first, and its sums when they are
 * worked out: nothing until then. `null` asks nothing.
 */
export function useSummedList<Ask extends Paging, Answer extends Summed>(
  index: DataSource<[Ask], Answer>,
  ask: Ask | null,
): { list: DataAnswer<Answer>; sums: Answer['meta'] | undefined } {
  const list = useData(index, ask && [{ ...ask, totals: 'soon' }], { keepPrevious: true })
  const narrowed = withoutPage(ask)
  // One row is enough: whichever page is shown, the sums are the same.
  const perPage = narrowed?.perPage
  const isLong = list.data?.meta.hasTotals === false
  const late = useData(index, isLong && narrowed ? [{ ...narrowed, perPage: 1 }] : null)
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

/** The same question, whatever its page. */
function withoutPage<Ask extends Paging>(ask: Ask | null): Ask | null {
  if (ask === null) return null
  const { page, ...narrowed } = ask
  void page
  // A question without its page is one of the same kind.
  return narrowed as Ask
}
