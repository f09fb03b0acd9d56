import { TagInput } from '@portal/ui-kit'
import { textOf, textsOf } from '#patterns/form-values.ts'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { linesOfValues, valuesOfLines } from './macro-values.ts'

/** What fields say afterwards, each as `clave = valor`. */
export const valuesField: FieldSpec<'values', 'values' | 'valuesHelp'> = {
  name: 'values',
  Control: ({ value, say }) => (
    <TagInput
      name="values"
      label={say('values')}
      description={say('valuesHelp')}
      defaultValue={linesOfValues(value)}
    />
  ),
  read: (value) => valuesOfLines(textsOf(value)),
  shown: (value) => linesOfValues(value).join(', '),
}

const choice = field.choice('assign', 'assignTo')

/** Whoever uses it, nobody or whoever has it; somebody by name stays where a script has said so. */
export const assignField: typeof choice = {
  ...choice,
  Control: ({ rule, value, ...rest }) => {
    const values = rule.values?.filter((one) => one !== 'person' || value === 'person') ?? []
    return <choice.Control {...rest} value={value} rule={{ ...rule, values }} />
  },
}

/** Who that is; it is kept as it was. */
export const assigneeField: FieldSpec<'assigneeId', never> = {
  name: 'assigneeId',
  Control: ({ value }) => (
    <input type="hidden" name="assigneeId" value={typeof value === 'string' ? value : ''} />
  ),
  read: (value) => textOf(value) || null,
}
