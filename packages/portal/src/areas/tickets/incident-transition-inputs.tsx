import { useTranslation } from 'react-i18next'
import type { IncidentTransition } from '@portal/sdk'
import { DatePicker, type FormValues, NumberField, Select, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'

type Asked = IncidentTransition['fields'][number]

/** An input for each management field on the screen of a transition. */
export function TransitionInputs({ fields }: { fields: readonly Asked[] }) {
  return fields.map((field) => <TransitionInput key={field.key} field={field} />)
}

function TransitionInput({ field }: { field: Asked }) {
  const { t } = useTranslation('general')
  const { key, label, type, required, value } = field
  const asked = { name: `values.${key}`, label, isRequired: required }
  const before = value === null ? {} : { defaultValue: value }
  if (type === 'date') return <DatePicker {...asked} {...before} />
  if (type === 'integer' || type === 'decimal') return <NumberField {...asked} {...numbersOf(field)} />
  if (type === 'list' || type === 'boolean') {
    const yesNo = [
      { id: 'true', label: t('yes') },
      { id: 'false', label: t('no') },
    ]
    const listed = field.options.map((id) => ({ id, label: id }))
    return <Select {...asked} {...before} options={type === 'list' ? listed : yesNo} />
  }
  return (
    <TextField {...asked} {...before} {...(field.maximum === null ? {} : { maxLength: field.maximum })} />
  )
}

/** The bounds of a number, and the previous value. */
const numbersOf = ({ minimum, maximum, value }: Asked) => ({
  ...(minimum === null ? {} : { minValue: minimum }),
  ...(maximum === null ? {} : { maxValue: maximum }),
  ...(value === null ? {} : { defaultValue: Number(value) }),
})

/** The values of a screen's fields; empty ones are not sent. */
export function valuesOf(fields: readonly Asked[], { values }: FormValues): Record<string, string> {
  const group =
    typeof values === 'object' && !Array.isArray(values) && !(values instanceof File) ? values : {}
  const entries = fields.map(({ key }) => [key, textOf(group[key])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
