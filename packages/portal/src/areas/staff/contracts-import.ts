import type { ContractInput } from '@portal/sdk'
import { contracts } from '#generated/contracts.ts'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of contracts: one version a row, known again by the person and its first day. */
export const contractsImport = importOf<ContractInput & { username: string; workCenter: string }>()({
  phrases: 'workdays:contracts',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.date('startsOn', { isRequired: true }),
    cell.date('endsOn'),
    cell.choice('kind', 'kinds', contracts.input.kind.values, { isRequired: true }),
    cell.count('weeklyMinutes', { isRequired: true }),
    cell.yesNo('partTime'),
    cell.row('workCenter', { isRequired: true }),
    cell.text('agreement'),
    cell.text('note'),
  ],
})
