import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { field } from '#patterns/resource-screen/fields.tsx'

/** From which day on changed terms hold: today unless a later day is said. The day of those in force is no answer. */
export const changesFromField = field.custom('validFrom', {
  Control: ({ say }) => (
    <DatePicker name="validFrom" label={say('changesFrom')} description={say('changesFromHelp')} />
  ),
  read: (value) => textOf(value) || undefined,
})
