import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'

/**
 * The dates of the current terms; in the form, the start of the changed ones, today by default. The start of
 * the current terms is not a valid answer.
 */
export const validity = [
  column.text('validFrom'),
  column.text('nextChangeOn'),
  field.custom('validFrom', {
    Control: ({ translate }) => (
      <DatePicker
        name="validFrom"
        label={translate('changesFrom')}
        description={translate('changesFromHelp')}
      />
    ),
    read: (value) => textOf(value) || undefined,
  }),
] as const
