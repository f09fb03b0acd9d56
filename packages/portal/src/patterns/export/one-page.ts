import type { Page } from '@portal/sdk'

/** Wraps complete data as the single page of an export. */
export async function* onePage<Row>(data: readonly Row[]): AsyncGenerator<Page<Row>> {
  const meta = { currentPage: 1, totalPages: 1, perPage: data.length, totalCount: data.length }
  yield await Promise.resolve({ data: [...data], meta })
}
