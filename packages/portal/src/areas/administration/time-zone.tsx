import { ComboBox } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { Slashed } from '#patterns/slashed.tsx'

const zones = Intl.supportedValuesOf('timeZone')

/** A time zone. A zone has several names and a browser lists only one: the stored name is always added. */
export const timeZone = [
  column.custom('timeZone', {
    text: (row: { timeZone: string }) => row.timeZone,
    cell: (row) => <Slashed text={row.timeZone} />,
  }),
  field.custom('timeZone', {
    Control: ({ value, translate }) => {
      const own = typeof value === 'string' ? [value] : []
      return (
        <ComboBox
          name="timeZone"
          label={translate('timeZone')}
          description={translate('timeZoneHelp')}
          options={[...new Set([...own, ...zones])].map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          isRequired
          {...(own[0] === undefined ? {} : { defaultValue: own[0] })}
        />
      )
    },
    read: textOf,
  }),
] as const
