import { useTranslation } from 'react-i18next'
import type { FilteredFormat } from '@portal/sdk'
import { DatePicker, MultiSelect, NumberField, TagInput, TextField } from '@portal/ui-kit'
import type { Condition } from './filter-nodes.ts'

interface FilterValueProps {
  node: Condition
  format: FilteredFormat
  onChange: (node: Condition) => void
}

/** What a condition compares with, written in the field of its kind. */
export function FilterValue({ node, format, onChange }: FilterValueProps) {
  const { t } = useTranslation('filters')
  const label = t('builder.value')
  switch (node.kind) {
    case 'text':
      return (
        <TextField
          label={label}
          value={node.value}
          maxLength={200}
          isRequired
          onChange={(value) => onChange({ ...node, value })}
        />
      )
    case 'number':
      return (
        <NumberField
          label={label}
          value={node.value}
          isRequired
          hideSteppers
          onChange={(value) => onChange({ ...node, value })}
        />
      )
    case 'date':
      return (
        <DatePicker
          label={t('builder.day')}
          value={node.day}
          isRequired
          onChange={(day) => onChange({ ...node, day: day ?? '' })}
        />
      )
    case 'relative_date':
      return (
        <NumberField
          label={t('builder.days')}
          description={t('builder.daysHelp')}
          value={node.days}
          isRequired
          minValue={-3650}
          maxValue={3650}
          onChange={(days) => onChange({ ...node, days })}
        />
      )
    case 'choice': {
      const options = format.fields.find(({ name }) => name === node.field)?.options ?? []
      const change = (values: string[]) => onChange({ ...node, values })
      return options.length > 0 ? (
        <MultiSelect
          label={t('builder.values')}
          options={options.map((id) => ({ id, label: id }))}
          value={node.values}
          isRequired
          onChange={change}
        />
      ) : (
        <TagInput label={t('builder.values')} value={node.values} max={100} isRequired onChange={change} />
      )
    }
    case 'load':
      return (
        <MultiSelect
          label={t('builder.loads')}
          options={format.loads.map(({ id, name }) => ({ id, label: name }))}
          value={node.loads}
          isRequired
          onChange={(loads) => onChange({ ...node, loads })}
        />
      )
    case 'yes_no':
    case 'empty':
      return null
  }
}
