import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'

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

/** What became of a load’s rows in one line, to stand beside their number: `created 2,910 + with error 90`. */
export function useRowParts(): (load: LoadRows) => string {
  const { t } = useTranslation('general')
  const format = useFormat()
  return useCallback(
    (load) =>
      rowParts(load)
        // A line ends between two of them, not within one.
        .map(({ id, rows }) => t(`loadRows.${id}`, { rows: format.whole(rows) }).replaceAll(' ', '\u00A0'))
        .join(' + '),
    [t, format],
  )
}

/** The same with their number: `Total 3,000 = created 2,910 + with error 90`. */
export function useRowSum(): (load: LoadRows) => string {
  const { t } = useTranslation('general')
  const format = useFormat()
  const parts = useRowParts()
  return useCallback(
    (load) => t('loadRows.sum', { total: format.whole(load.total), parts: parts(load) }),
    [t, format, parts],
  )
}
