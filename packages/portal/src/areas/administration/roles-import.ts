import type { RoleInput } from '@portal/sdk'
import { cell, plainOf, textOf } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

const flag = cell.yesNo('requiresSecondFactor')

/** A file of roles: one a row, matched by name. */
export const rolesImport = importOf<RoleInput>()({
  phrases: 'roles:list',
  key: 'name',
  fields: [
    cell.text('name', { isRequired: true }),
    cell.text('description'),
    cell.custom('requiresSecondFactor', {
      kind: 'choice',
      isRequired: false,
      values: (translate) => [translate('required'), translate('notRequired')],
      // The list's label, or yes and no.
      read: (value, reading) => {
        const given = plainOf(textOf(value))
        if (given === plainOf(reading.translate('required'))) return true
        return given === plainOf(reading.translate('notRequired')) ? false : flag.read(value, reading)
      },
    }),
    cell.givenRows('permissions'),
  ],
})
