import { TagInput } from '@portal/ui-kit'
import { textsOf } from '#patterns/form-values.ts'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'

/** A field that begins with a usual value where nothing is written yet. */
export function withDefault<Name extends string, Word extends string>(
  spec: FieldSpec<Name, Word>,
  usual: string | number,
): FieldSpec<Name, Word> {
  const { Control } = spec
  return { ...spec, Control: ({ value, ...rest }) => <Control {...rest} value={value ?? usual} /> }
}

/** Short texts, each written by itself. */
export const checksField = <Name extends string>(name: Name, most: number): FieldSpec<Name, Name> =>
  field.custom(name, {
    Control: ({ value, say }) => (
      <TagInput name={name} label={say(name)} max={most} defaultValue={textsOf(value)} />
    ),
    read: textsOf,
  })
