import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'
import type { WeekDay } from './pattern-days.ts'

type PatternRow = { name: string; anchorOn: string; validFrom?: string | null } & Record<WeekDay, string>

/** A file of patterns: one a row, with the times of each day of its weeks as text. */
export const patternsImport = importOf<PatternRow>()({
  phrases: 'shifts:patterns',
  key: 'name',
  help: 'importHelp',
  fields: [
    cell.text('name', { isRequired: true }),
    cell.date('anchorOn', { isRequired: true }),
    cell.text('monday'),
    cell.text('tuesday'),
    cell.text('wednesday'),
    cell.text('thursday'),
    cell.text('friday'),
    cell.text('saturday'),
    cell.text('sunday'),
    cell.date('validFrom'),
  ],
})
