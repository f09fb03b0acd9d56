/** What a cell of a workbook holds besides text: a number, a day and time as the clock on the wall shows it, or any. */
interface SheetCell<Row> {
  readonly kind: 'number' | 'dateTime' | 'any'
  readonly value: (row: Row) => string | number | boolean | Date | null
}

/** A column of an export: its text is what the screen shows. */
export interface ExportColumn<Row> {
  readonly header: string
  readonly text: (row: Row) => string
  /** What a workbook has of it; its text when left out. */
  readonly sheet?: SheetCell<Row>
}

/** The moment of `2026-03-29 23:30:05` for a workbook: it knows no zones, so it shows what the screen shows. */
export function wallTime(text: string): Date | null {
  const time = new Date(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}
