/** A workbook cell besides text: a number, a local date and time, or none. */
interface SheetCell<Row> {
  readonly kind: 'number' | 'dateTime' | 'any'
  readonly value: (row: Row) => string | number | boolean | Date | null
}

/** A column of an export: its text is what the screen shows. */
export interface ExportColumn<Row> {
  readonly header: string
  readonly text: (row: Row) => string
  /** Its workbook value. Defaults to its text. */
  readonly sheet?: SheetCell<Row>
}

/** The date of `2026-03-29 23:30:05` for a workbook, which has no zones: it shows what the screen shows. */
export function wallTime(text: string): Date | null {
  const time = new Date(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}
