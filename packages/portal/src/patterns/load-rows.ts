import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'

/** The possible results of a row; together they are all processed rows. */
export const rowOutcomes = ['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors'] as const

/** The number of rows of a load, and their results. */
export type LoadRows = Pick<Load, 'total' | 'processed' | (typeof rowOutcomes)[number]>

/** The results of all rows, including unprocessed ones: they add up to the total, so zeros are omitted. */
export function rowParts(load: LoadRows) {
  const parts = rowOutcomes.map((id) => ({ id, rows: load[id] }))
  return [...parts, { id: 'pending' as const, rows: load.total - load.processed }].filter(
    ({ rows }) => rows > 0,
  )
}

/** The results of a load's rows as text: `Total 3,000 = created 2,910 + with error 90`. */
export function useRowSum(): (load: LoadRows) => string {
  const { t } = useTranslation('general')
  const format = useFormat()
  return useCallback(
    (load) => {
      const parts = rowParts(load).map(({ id, rows }) =>
        // Lines break between terms, not within one.
        t(`loadRows.${id}`, { rows: format.whole(rows) }).replaceAll(' ', '\u00A0'),
      )
      return t('loadRows.sum', { total: format.whole(load.total), parts: parts.join(' + ') })
    },
    [t, format],
  )
}

/** The usual results. The others are one number, so that the sum is right; its parts can be shown as columns. */
const usual = ['created', 'updated', 'errors', 'rest']
const numbers = [...rowOutcomes, 'rest'] as const
const counted = (load: LoadRows | null) =>
  load && { ...load, rest: load.total - load.created - load.updated - load.errors }

/** The results as number columns, so that rows are comparable and stay on one line. */
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

/** The same for exports. */
export const outcomeTexts = <Row>(loadOf: (row: Row) => LoadRows | null): TableSheet<Row>['texts'] =>
  Object.fromEntries(numbers.map((id) => [id, { number: (row: Row) => counted(loadOf(row))?.[id] ?? null }]))
