import { TagInput } from '@portal/ui-kit'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'

/** A field that begins with a usual value where nothing is written yet. */
export function withDefault<Name extends string, Word extends string>(
  spec: FieldSpec<Name, Word>,
  usual: string | number,
): FieldSpec<Name, Word> {
  const { Control } = spec
  return { ...spec, Control: ({ value, ...rest }) => <Control {...rest} value={value ?? usual} /> }
}

/** A few short texts, each written by itself. */
export const checksField = <Name extends string>(name: Name): FieldSpec<Name, Name> =>
  field.custom(name, {
    Control: ({ value, say }) => (
      <TagInput name={name} label={say(name)} max={12} defaultValue={textsOf(value)} />
    ),
    read: textsOf,
  })

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : []
