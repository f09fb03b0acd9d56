import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec } from './columns.tsx'
import type { FieldSpec } from './fields.tsx'

/** A date field as data, in a module of its own, so that other lists do not load the calendar. */
const dateField = <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
  name,
  Control: ({ value, translate, rule: { isRequired } }) => (
    <DatePicker
      name={name}
      label={translate(name)}
      isRequired={isRequired === true}
      {...(typeof value === 'string' ? { defaultValue: value } : {})}
    />
  ),
  cell: { kind: 'date' },
  read: (value) => textOf(value) || null,
})

/** A date that is both column and field. */
export const dateProperty = <Id extends string>(
  id: Id,
): readonly [ColumnSpec<Readonly<Record<Id, string | null>>, Id>, FieldSpec<Id, Id>] => [
  column.text(id),
  dateField(id),
]
