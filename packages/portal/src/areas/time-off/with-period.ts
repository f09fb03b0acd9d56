import { readRange, writeRange } from '@portal/ui-kit'
import type { TableState } from '#patterns/use-table-query.ts'

/** The table with the specification's two search dates as a single period filter. */
export function withPeriod(table: TableState): TableState {
  const { query } = table
  const { initialDate, endDate, ...filters } = query.filters
  const period = writeRange({ from: initialDate ?? null, to: endDate ?? null })
  return {
    ...table,
    query: { ...query, filters: period === '' ? filters : { ...filters, period } },
    change: ({ filters: next, ...change }, options) => {
      const { period: asked, ...others } = next ?? {}
      const { from, to } = readRange(asked ?? '')
      const dates =
        next === undefined || !('period' in next)
          ? {}
          : { initialDate: from ?? undefined, endDate: to ?? undefined }
      table.change(
        { ...change, ...(next === undefined ? {} : { filters: { ...others, ...dates } }) },
        options,
      )
    },
  }
}
