import type { UserInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of people: one a row, known again by the user name. */
export const usersImport = importOf<UserInput>()({
  phrases: 'administration:users',
  key: 'username',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.text('displayName', { isRequired: true }),
    cell.text('email', { isRequired: true }),
    cell.text('taxId'),
    cell.text('timeZone'),
  ],
})
