import type { EmployeeGroupInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of groups: one a row, known again by the name. New ones are by hand: a rule is written in the form. */
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

/** A file of members: one person a row, known by the employee code. */
export const membersImport = importOf<MemberRow>()({
  phrases: 'staff:groups',
  key: 'code',
  fields: [cell.text('code', { isRequired: true }), cell.firstDay('startsOn'), cell.date('endsOn')],
})
