import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

interface AssignmentRow {
  username: string
  pattern: string
  startsOn: string
  endsOn?: string | null
  firstWeek?: number
}

/** A file of assignments: a person and a pattern, from a day on. */
export const assignmentsImport = importOf<AssignmentRow>()({
  phrases: 'shifts:assignments',
  help: 'importHelp',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.row('pattern', { isRequired: true }),
    cell.date('startsOn', { isRequired: true }),
    cell.date('endsOn'),
    cell.count('firstWeek'),
  ],
})
