import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'

/** What can become of a row once it is read; together they are the rows that were. */
export const rowOutcomes = ['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors'] as const

/** How many rows a load has, and what became of those that were read. */
export type LoadRows = Pick<Load, 'total' | 'processed' | (typeof rowOutcomes)[number]>

/** What became of all rows, those that nobody has read yet too: they add up to the total, so what is none is left out. */
export function rowParts(load: LoadRows) {
  const parts = rowOutcomes.map((id) => ({ id, rows: load[id] }))
  return [...parts, { id: 'pending' as const, rows: load.total - load.processed }].filter(
    ({ rows }) => rows > 0,
  )
}

/** What became of a load’s rows, with their number: `Total 3,000 = created 2,910 + with error 90`. */
export function useRowSum(): (load: LoadRows) => string {
  const { t } = useTranslation('general')
  const format = useFormat()
  return useCallback(
    (load) => {
      const parts = rowParts(load).map(({ id, rows }) =>
        // A line ends between two of them, not within one.
        t(`loadRows.${id}`, { rows: format.whole(rows) }).replaceAll(' ', '\u00A0'),
      )
      return t('loadRows.sum', { total: format.whole(load.total), parts: parts.join(' + ') })
    },
    [t, format],
  )
}

/** What most loads come to. The rest is one number, so that they add up to the rows; what it is made of can be chosen. */
const usual = ['created', 'updated', 'errors', 'rest']
const numbers = [...rowOutcomes, 'rest'] as const
const counted = (load: LoadRows | null) =>
  load && { ...load, rest: load.total - load.created - load.updated - load.errors }

/** What became of the rows of a load, a number a column: they compare from row to row, and a row stays one line. */
export const outcomeColumns = <Row>(
  head: (id: (typeof numbers)[number]) => Pick<Column<Row>, 'header' | 'sortable'>,
  cell: (rows: number) => string,
  loadOf: (row: Row) => LoadRows | null,
): Column<Row>[] =>
  numbers.map((id) => ({
    ...{ id, ...head(id), align: 'end', hidden: !usual.includes(id) },
    cell(row) {
      const load = counted(loadOf(row))
      return load ? cell(load[id]) : ''
    },
  }))

/** The same in a file. */
export const outcomeTexts = <Row>(loadOf: (row: Row) => LoadRows | null): TableSheet<Row>['texts'] =>
  Object.fromEntries(numbers.map((id) => [id, { number: (row: Row) => counted(loadOf(row))?.[id] ?? null }]))
