import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec } from './columns.tsx'
import type { FieldSpec } from './fields.tsx'

/** A day of a form as data. It stands alone, so that lists without days do not bring the calendar. */
const dateField = <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
  name,
  Control: ({ value, say, rule: { isRequired } }) => (
    <DatePicker
      name={name}
      label={say(name)}
      isRequired={isRequired === true}
      {...(typeof value === 'string' ? { defaultValue: value } : {})}
    />
  ),
  cell: { kind: 'date' },
  read: (value) => textOf(value) || null,
})

/** A day that is shown and written. */
export const dateProperty = <Id extends string>(
  id: Id,
): readonly [ColumnSpec<Readonly<Record<Id, string | null>>, Id>, FieldSpec<Id, Id>] => [
  column.text(id),
  dateField(id),
]
