import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

interface ShiftRow {
  username: string
  date: string
  segments?: string
  breaks?: string
  note?: string
}

/** A file of shifts: a person's shift on a day, with the times as text. */
export const shiftsImport = importOf<ShiftRow>()({
  phrases: 'shifts:imports',
  help: 'help',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.date('date', { isRequired: true }),
    cell.text('segments'),
    cell.text('breaks'),
    cell.text('note'),
  ],
})
