import { cell, isEmpty, plainOf, textOf } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

interface MoveRow {
  code: string
  coordinator: string | null
  startsOn: string
  endsOn: string | null
  reason: string
}

/** A file of who coordinates whom: one person a row, known by the employee code. */
export const coordinatorsImport = importOf<MoveRow>()({
  phrases: 'staff:coordinators',
  key: 'code',
  fields: [
    cell.text('code', { isRequired: true }),
    // An empty cell leaves the person unchanged: removing a coordinator is explicit.
    cell.custom('coordinator', {
      kind: 'row',
      isRequired: true,
      read: (value, { translate }) => {
        if (isEmpty(value)) return undefined
        return plainOf(textOf(value)) === plainOf(translate('nobody')) ? null : textOf(value)
      },
    }),
    cell.firstDay('startsOn'),
    cell.date('endsOn'),
    cell.text('reason'),
  ],
})
