import type { BreakTypeInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of break types: one a row, matched by code. */
export const breakTypesImport = importOf<BreakTypeInput>()({
  phrases: 'breaks:types',
  key: 'code',
  fields: [
    cell.text('code', { isRequired: true }),
    cell.text('name', { isRequired: true }),
    cell.yesNo('effective'),
    cell.yesNo('paid'),
    cell.number('minutesPerUse'),
    cell.number('usesPerDay'),
    cell.number('maxShare'),
    cell.yesNo('reasonRequired'),
    cell.number('everyMinutes'),
    cell.number('toleranceMinutes'),
    cell.yesNo('cumulative'),
    cell.yesNo('reminder'),
    cell.yesNo('active'),
  ],
})
