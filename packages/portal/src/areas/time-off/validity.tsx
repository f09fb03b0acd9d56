import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'

/**
 * Since when the terms hold and when they change next; and, in the form, from which day on changed ones hold: today
 * unless a later day is said. The day of those in force is no answer.
 */
export const validity = [
  column.text('validFrom'),
  column.text('nextChangeOn'),
  field.custom('validFrom', {
    Control: ({ say }) => (
      <DatePicker name="validFrom" label={say('changesFrom')} description={say('changesFromHelp')} />
    ),
    read: (value) => textOf(value) || undefined,
  }),
] as const
