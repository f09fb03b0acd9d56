import type { AbsenceTypeInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'
import { approvers, families, justifications, pays, units } from './absence-values.ts'

/** A file of absence types: one a row, known again by its code; its terms hold from a day on. */
export const absenceTypesImport = importOf<AbsenceTypeInput>()({
  phrases: 'absences:types',
  key: 'code',
  fields: [
    cell.text('code', { isRequired: true }),
    cell.text('name', { isRequired: true }),
    cell.choice('family', 'families', families, { isRequired: true }),
    cell.text('country'),
    cell.yesNo('private'),
    cell.choice('unit', 'units', units, { isRequired: true }),
    cell.number('maxPerEvent'),
    cell.number('maxPerYear'),
    cell.choice('pay', 'pays', pays),
    cell.yesNo('countsAsWorked'),
    cell.yesNo('countsAsAbsenteeism'),
    cell.yesNo('accruesVacation'),
    cell.choice('justification', 'justifications', justifications),
    cell.number('justificationDays'),
    cell.choice('approver', 'approvers', approvers),
    cell.text('source'),
    cell.text('note'),
    cell.date('validFrom'),
    cell.yesNo('active'),
  ],
})
