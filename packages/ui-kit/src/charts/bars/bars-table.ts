import { numberCell, textCell, type TableData } from '#charts/chart-frame/table-data.ts'

/** A series, drawn in one colour. */
export interface BarSeries<Row> {
  id: string
  label: string
  /** Its value in a row; `null` when there is none. */
  value: (row: Row) => number | null
}

interface BarsTableInput<Row> {
  rows: readonly Row[]
  category: (row: Row) => string
  series: readonly BarSeries<Row>[]
  axis: string
  formatValue: (value: number) => string
  words: { noValue: string }
}

/** The bars as a table: one row per category, one column per series. */
export function barsTable<Row>({
  rows,
  category,
  series,
  axis,
  formatValue,
  words,
}: BarsTableInput<Row>): TableData {
  return {
    columns: [{ label: axis }, ...series.map(({ label }) => ({ label, isNumber: true }))],
    rows: rows.map((row) => [
      textCell(category(row)),
      ...series.map(({ value }) => numberCell(value(row), formatValue, words.noValue)),
    ]),
  }
}
