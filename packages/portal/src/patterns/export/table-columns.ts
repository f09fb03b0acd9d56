import type { CallOptions, Page } from '@portal/sdk'
import type { Column, ColumnPlace } from '@portal/ui-kit'
import type { StoredReport } from '#patterns/reports/stored-report.ts'
import { wallTime, type ExportColumn } from './export-columns.ts'

/** The exported value of a rendered cell: text, a number, or an instant as formatted on screen. */
export type CellText<Row> =
  | ((row: Row) => string | null | undefined)
  | { readonly number: (row: Row) => number | null }
  | { readonly moment: (row: Row) => string }

/** The export of a custom list: the values of its rendered cells, and all its pages. */
export interface TableSheet<Row> {
  /** By column; plain text cells need none. */
  readonly texts: Readonly<Record<string, CellText<Row>>>
  readonly pages: (options: CallOptions) => AsyncIterable<Page<Row>>
  /** The report that the list is. */
  readonly report?: StoredReport
}

type Places = readonly Pick<ColumnPlace, 'id' | 'visible'>[]

/** The visible columns of a table in order, without those of buttons. */
export function tableExport<Row>(
  columns: readonly Column<Row>[],
  places: Places,
  texts: TableSheet<Row>['texts'],
): readonly ExportColumn<Row>[] {
  return inSight(columns, places).map((column) => exported(column, texts[column.id]))
}

/** The names of the visible columns in order, without those of buttons. */
export const namesInSight = <Row>(columns: readonly Column<Row>[], places: Places): string[] =>
  inSight(columns, places).map(({ id }) => id)

const inSight = <Row>(columns: readonly Column<Row>[], places: Places): Column<Row>[] =>
  places
    .filter(({ visible }) => visible)
    .flatMap(({ id }) => columns.find((column) => column.id === id) ?? [])
    .filter(({ control = false }) => !control)

function exported<Row>({ header, cell }: Column<Row>, given: CellText<Row> | undefined): ExportColumn<Row> {
  const plain = (row: Row) => textOf(cell(row))
  if (given === undefined) return { header, text: plain }
  if (typeof given === 'function') return { header, text: (row) => given(row) ?? '' }
  if ('number' in given) return { header, text: plain, sheet: { kind: 'number', value: given.number } }
  const { moment } = given
  return { header, text: moment, sheet: { kind: 'dateTime', value: (row) => wallTime(moment(row)) } }
}

const textOf = (shown: unknown): string =>
  typeof shown === 'string' || typeof shown === 'number' ? String(shown) : ''

/** The pages of a list given its index function: by cursor, or by number. */
export async function* pagesOf<Row>(
  ask: (asked: { page?: number; after?: string; perPage: number }) => Promise<Page<Row>>,
): AsyncGenerator<Page<Row>> {
  let which: { page?: number; after?: string } | undefined = { page: 1 }
  while (which) {
    const answer: Page<Row> = await ask({ ...which, perPage: 100 })
    yield answer
    which = following(answer)
  }
}

function following<Row>({ meta: { currentPage, totalPages, next } }: Page<Row>) {
  if (typeof next === 'string') return { after: next }
  return next === undefined && currentPage < totalPages ? { page: currentPage + 1 } : undefined
}

/** The rows of pages, one after another. */
export async function* rowsOf<Row>(pages: AsyncIterable<Page<Row>>): AsyncGenerator<Row> {
  for await (const { data } of pages) yield* data
}

/** Rows that are already loaded, as one page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<Page<Row>> {
  const totalCount = rows.length
  yield await Promise.resolve({
    data: [...rows],
    meta: { currentPage: 1, perPage: totalCount, totalCount, totalPages: 1 },
  })
}
