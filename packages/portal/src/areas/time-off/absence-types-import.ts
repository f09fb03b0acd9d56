import type { AbsenceTypeInput } from '@portal/sdk'
import { absenceTypes } from '#generated/absence-types.ts'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

const { family, unit, pay, justification, approver } = absenceTypes.input

/** A file of absence types: one a row, matched by code; the terms apply from a date on. */
export const absenceTypesImport = importOf<AbsenceTypeInput>()({
  phrases: 'absences:types',
  key: 'code',
  fields: [
    cell.text('code', { isRequired: true }),
    cell.text('name', { isRequired: true }),
    cell.choice('family', 'families', family.values, { isRequired: true }),
    cell.text('country'),
    cell.yesNo('private'),
    cell.choice('unit', 'units', unit.values, { isRequired: true }),
    cell.number('maxPerEvent'),
    cell.number('maxPerYear'),
    cell.choice('pay', 'pays', pay.values),
    cell.yesNo('countsAsWorked'),
    cell.yesNo('countsAsAbsenteeism'),
    cell.yesNo('accruesVacation'),
    cell.choice('justification', 'justifications', justification.values),
    cell.number('justificationDays'),
    cell.choice('approver', 'approvers', approver.values),
    cell.text('source'),
    cell.text('note'),
    cell.date('validFrom'),
    cell.yesNo('active'),
  ],
})
