import { useTranslation } from 'react-i18next'
import type { IncidentTransition } from '@portal/sdk'
import { DatePicker, NumberField, Select, TextField } from '@portal/ui-kit'

type Asked = IncidentTransition['fields'][number]

/** One input for each management field on the screen of a transition. */
export function TransitionInputs({ fields }: { fields: readonly Asked[] }) {
  return fields.map((field) => <TransitionInput key={field.key} field={field} />)
}

function TransitionInput({ field }: { field: Asked }) {
  const { key, label, type, required, minimum, maximum, value } = field
  const { t } = useTranslation('general')
  const asked = { name: `values.${key}`, label, isRequired: required }
  const before = value === null ? {} : { defaultValue: value }
  if (type === 'date') return <DatePicker {...asked} {...before} />
  if (type === 'list')
    return <Select {...asked} {...before} options={field.options.map((id) => ({ id, label: id }))} />
  if (type === 'boolean') {
    const options = [
      { id: 'true', label: t('yes') },
      { id: 'false', label: t('no') },
    ]
    return <Select {...asked} {...before} options={options} />
  }
  if (type === 'integer' || type === 'decimal') {
    const bounds = {
      ...(minimum === null ? {} : { minValue: minimum }),
      ...(maximum === null ? {} : { maxValue: maximum }),
    }
    return <NumberField {...asked} {...bounds} {...(value === null ? {} : { defaultValue: Number(value) })} />
  }
  return <TextField {...asked} {...before} {...(maximum === null ? {} : { maxLength: maximum })} />
}
