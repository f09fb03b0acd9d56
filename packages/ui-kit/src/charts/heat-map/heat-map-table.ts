import { numberCell, textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import { fullName, type Grid } from './grid.ts'

/** The same data as a table with the rows and columns of the map. */
export const heatMapTable = (
  { across, down, values }: Grid,
  formatValue: (value: number) => string,
  words: { noValue: string },
): TableData => ({
  columns: [
    { label: down.label },
    ...across.items.map((item) => ({ label: fullName(item), isNumber: true })),
  ],
  rows: down.items.map((item, at) => [
    textCell(fullName(item)),
    ...(values[at] ?? []).map((value) => numberCell(value, formatValue, words.noValue)),
  ]),
})
