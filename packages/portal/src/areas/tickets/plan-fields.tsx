import { skills } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { TagInput } from '@portal/ui-kit'
import { textsOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'

const useSkills = () => useEveryRow(useFamily(skills), ({ code, name }) => `${code} · ${name}`)

/** The skill of the planned service. */
export const skillProperty = () => rowProperty('skill', 'skillId', 'code', useSkills)

/** A field with a default while it is empty. */
function withDefault<Name extends string, Word extends string>(
  spec: FieldSpec<Name, Word>,
  usual: string | number,
): FieldSpec<Name, Word> {
  const { Control } = spec
  return { ...spec, Control: ({ value, ...rest }) => <Control {...rest} value={value ?? usual} /> }
}

/** A number field with a default. */
export const usualNumber = <Name extends string>(name: Name, usual: number) =>
  [column.number(name), withDefault(field.number(name), usual)] as const

/** A text field with a default. */
export const usualText = <Name extends string>(name: Name, usual: string) =>
  [column.text(name), withDefault(field.text(name), usual)] as const

/** The zone of a plan's times. */
export const timeZoneField = () => withDefault(field.text('timeZone'), 'Europe/Madrid')

/** A list of short texts. */
export const checksField = <Name extends string>(name: Name, most: number): FieldSpec<Name, Name> =>
  field.custom(name, {
    Control: ({ value, translate }) => (
      <TagInput name={name} label={translate(name)} max={most} defaultValue={textsOf(value)} />
    ),
    read: textsOf,
  })
