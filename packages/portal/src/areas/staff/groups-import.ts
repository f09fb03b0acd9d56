import type { EmployeeGroupInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of groups: one per row, identified by name. New ones are manual: rules are only edited in the form. */
export const groupsImport = importOf<EmployeeGroupInput>()({
  phrases: 'staff:groups',
  key: 'name',
  fields: [cell.text('name', { isRequired: true }), cell.text('description'), cell.yesNo('active')],
})

interface MemberRow {
  code: string
  startsOn: string
  endsOn: string | null
}

/** A file of members: one person per row, identified by the employee code. */
export const membersImport = importOf<MemberRow>()({
  phrases: 'staff:groups',
  key: 'code',
  fields: [cell.text('code', { isRequired: true }), cell.firstDay('startsOn'), cell.date('endsOn')],
})
