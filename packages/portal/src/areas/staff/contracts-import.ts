import type { ContractInput } from '@portal/sdk'
import { contracts } from '#generated/contracts.ts'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

const hours = cell.count('weeklyMinutes', { isRequired: true })
/** Imported as weekly hours, which people use; stored as minutes. */
const weeklyMinutes: typeof hours = {
  ...hours,
  read(value, reading) {
    const read = hours.read(value, reading)
    return typeof read === 'number' ? Math.round(read * 60) : read
  },
}

/** A file of contracts: one version per row, identified by the person and its first day. */
export const contractsImport = importOf<ContractInput & { username: string; workCenter: string }>()({
  phrases: 'workdays:contracts',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.date('startsOn', { isRequired: true }),
    cell.date('endsOn'),
    cell.choice('kind', 'kinds', contracts.input.kind.values, { isRequired: true }),
    weeklyMinutes,
    cell.yesNo('partTime'),
    cell.row('workCenter', { isRequired: true }),
    cell.text('agreement'),
    cell.text('note'),
  ],
})
