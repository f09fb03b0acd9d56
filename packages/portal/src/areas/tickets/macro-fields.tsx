import { TagInput } from '@portal/ui-kit'
import { textOf, textsOf } from '#patterns/form-values.ts'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { linesOfValues, valuesOfLines } from './macro-values.ts'

/** The values that a macro sets, each as `clave = valor`. */
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

/** The user of the macro, nobody, or the current assignee; a named person stays if a script has set one. */
export const assignField: typeof choice = {
  ...choice,
  Control: ({ rule, value, ...rest }) => {
    const values = rule.values?.filter((one) => one !== 'person' || value === 'person') ?? []
    return <choice.Control {...rest} value={value} rule={{ ...rule, values }} />
  },
}

/** The named person, kept as stored. */
export const assigneeField: FieldSpec<'assigneeId', never> = {
  name: 'assigneeId',
  Control: ({ value }) => (
    <input type="hidden" name="assigneeId" value={typeof value === 'string' ? value : ''} />
  ),
  read: (value) => textOf(value) || null,
}
