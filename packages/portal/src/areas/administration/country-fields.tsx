import { ComboBox, TextField } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'
import { textOf } from '#patterns/form-values.ts'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { Slashed } from '#patterns/slashed.tsx'

const zones = Intl.supportedValuesOf('timeZone')

/** A time zone. One zone has several names, and a platform lists one of them: that of the row is among them anyway. */
export function zoneField<Name extends string>(name: Name): FieldSpec<Name, Name> {
  return field.custom(name, {
    Control: ({ value, say }) => {
      const own = typeof value === 'string' ? [value] : []
      return (
        <ComboBox
          name={name}
          label={say(name)}
          description={say(`${name}Help`)}
          options={[...new Set([...own, ...zones])].map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          isRequired
          {...(own[0] === undefined ? {} : { defaultValue: own[0] })}
        />
      )
    },
    read: textOf,
  })
}

export const zoneColumn = column.custom('timeZone', {
  text: ({ timeZone }: { timeZone: string }) => timeZone,
  cell: ({ timeZone }) => <Slashed text={timeZone} />,
})

/** A text with an explanation, which may be missing. */
export function optionalField<Name extends string>(name: Name, maxLength: number): FieldSpec<Name, Name> {
  return field.custom(name, {
    Control: ({ value, say }) => (
      <TextField
        name={name}
        label={say(name)}
        description={say(`${name}Help`)}
        defaultValue={typeof value === 'string' ? value : ''}
        maxLength={maxLength}
      />
    ),
    read: (value) => textOf(value) || null,
  })
}
