import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import type { FieldSpec } from './fields.tsx'

interface DateRules {
  readonly isRequired?: true
}

/** A day of a form as data. It stands alone, so that lists without days do not bring the calendar. */
export const dateField = <Name extends string>(
  name: Name,
  { isRequired }: DateRules = {},
): FieldSpec<Name, Name> => ({
  name,
  Control: ({ value, say }) => (
    <DatePicker
      name={name}
      label={say(name)}
      isRequired={isRequired === true}
      {...(typeof value === 'string' ? { defaultValue: value } : {})}
    />
  ),
  cell: { kind: 'date', isRequired: isRequired === true },
  read: (value) => textOf(value) || null,
})
