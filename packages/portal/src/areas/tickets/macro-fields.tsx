import { useState } from 'react'
import { MultiSelect } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { field, type ControlProps, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { TransitionInputs } from './incident-transition-inputs.tsx'
import { askedOf, valuesIn } from './macro-values.ts'
import { useTicketChoices } from './use-ticket-filters.ts'

const mostValues = 20

/** What management fields say afterwards: which of them, and each by its type. */
export const valuesField: FieldSpec<'values', 'values' | 'valuesHelp'> = {
  name: 'values',
  Control: (props) => <ValuesControl {...props} />,
  read: valuesIn,
  shown: (value) =>
    Object.entries(valuesIn(value))
      .map(([key, text]) => `${key}: ${text}`)
      .join(', '),
}

function ValuesControl({ value, translate }: ControlProps) {
  const fields = useTicketChoices()?.fields
  const values = valuesIn(value)
  const [keys, setKeys] = useState(Object.keys(values))
  // Keep the values in the form until the fields are loaded.
  if (fields === undefined)
    return Object.entries(values).map(([key, text]) => (
      <input key={key} type="hidden" name={`values.${key}`} value={text} />
    ))
  const options = askedOf(fields, [...new Set([...fields.map(({ key }) => key), ...keys])], values)
  return (
    <>
      <MultiSelect
        name="valueKeys"
        label={translate('values')}
        description={translate('valuesHelp')}
        max={mostValues}
        options={options.map(({ key, label }) => ({ id: key, label }))}
        value={keys}
        onChange={setKeys}
      />
      <TransitionInputs fields={askedOf(fields, keys, values)} />
    </>
  )
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
