import { hoursFace } from '#format/clock-face.ts'
import { column, type ColumnSpec, type Shape } from '#patterns/resource-screen/columns.tsx'

/** A column of hours and minutes, exported as a number of hours. */
export const hoursColumn = <Row, Word extends string>(
  id: Word,
  minutesOf: (row: Row) => number | null,
  shape: Shape = {},
): ColumnSpec<Row, Word> =>
  column.custom(
    id,
    {
      text: (row: Row) => {
        const minutes = minutesOf(row)
        return minutes === null ? '' : hoursFace(minutes)
      },
      sheet: { kind: 'number', value: (row) => perHour(minutesOf(row)) },
    },
    { align: 'end', priority: 2, ...shape },
  )

const perHour = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round((minutes / 60) * 100) / 100
