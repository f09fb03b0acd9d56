import type { ExportColumn } from '#patterns/export/export-columns.ts'
import { type SheetFormat, writeRows } from '#patterns/export/write-rows.ts'
import { textOf, type CellReading } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'
import type { FileRow, ImportFile } from './import-file.ts'

/** An empty file with a column for each field, in the current language. */
export function templateFile(
  title: string,
  format: SheetFormat,
  { fields }: ImportPlan,
  { translate, language }: CellReading,
): Promise<Blob> {
  const columns = fields.map(({ name, kind }): ExportColumn<never> => {
    const isText = kind !== 'number' && kind !== 'date' && kind !== 'dateTime'
    return {
      header: translate(name),
      text: () => '',
      ...(isText ? {} : { sheet: { kind: 'any' as const, value: () => null } }),
    }
  })
  return writeRows({ title, format, language, columns, rows: [] })
}

/** A refused row with its reasons as text. */
export interface ReasonedRow {
  readonly number: number
  readonly reason: string
}

/** The refused rows as in the file, with the reasons in an additional column: to correct and import again. */
export function refusedFile(
  title: string,
  { format, header, rows }: ImportFile,
  refused: readonly ReasonedRow[],
  { reason, language }: { reason: string; language: string },
): Promise<Blob> {
  const reasons = new Map(refused.map((row) => [row.number, row.reason]))
  const columns = header.map((title, at): ExportColumn<FileRow> => {
    const cellOf = ({ cells }: FileRow) => cells[at] ?? null
    return {
      header: title,
      text: (row) => textOf(cellOf(row)),
      sheet: { kind: 'any', value: cellOf },
    }
  })
  return writeRows({
    title,
    format,
    language,
    columns: [...columns, { header: reason, text: ({ number }) => reasons.get(number) ?? '' }],
    rows: rows.filter(({ number }) => reasons.has(number)),
  })
}
