import { useTranslation } from 'react-i18next'
import type { FilteredFormat } from '@portal/sdk'
import { DatePicker, MultiSelect, NumberField, TagInput, TextField } from '@portal/ui-kit'
import type { Condition } from './filter-nodes.ts'

interface FilterValueProps {
  node: Condition
  format: FilteredFormat
  onChange: (node: Condition) => void
}

/** The value of a condition, in a field of its type. */
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
    case 'attempts':
      return (
        <NumberField
          label={label}
          value={node.value}
          isRequired
          minValue={0}
          maxValue={10_000}
          onChange={(value) => onChange({ ...node, value })}
        />
      )
    case 'date':
    case 'last_attempt':
      return (
        <DatePicker
          label={t('builder.day')}
          value={node.day}
          isRequired
          onChange={(day) => onChange({ ...node, day: day ?? '' })}
        />
      )
    case 'relative_date':
    case 'relative_last_attempt':
      return <DaysValue node={node} onChange={onChange} />
    default:
      return <NamedValue node={node} format={format} onChange={onChange} />
  }
}

/** A choice among names. */
function NamedValue({ node, format, onChange }: FilterValueProps) {
  switch (node.kind) {
    case 'choice':
      return <ChoiceValue node={node} format={format} onChange={onChange} />
    case 'load':
      return <LoadsValue node={node} format={format} onChange={onChange} />
    case 'segment':
      return <SegmentsValue node={node} format={format} onChange={onChange} />
    case 'last_outcome':
      return <OutcomesValue node={node} format={format} onChange={onChange} />
    default:
      return null
  }
}

type Of<Kind extends Condition['kind']> = Omit<FilterValueProps, 'node'> & {
  node: Extract<Condition, { kind: Kind }>
}

function DaysValue({ node, onChange }: Omit<Of<'relative_date' | 'relative_last_attempt'>, 'format'>) {
  const { t } = useTranslation('filters')
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
}

/** The template's options, or free text without any. */
function ChoiceValue({ node, format, onChange }: Of<'choice'>) {
  const { t } = useTranslation('filters')
  const options = format.fields.find(({ name }) => name === node.field)?.options ?? []
  const field = {
    label: t('builder.values'),
    value: node.values,
    isRequired: true,
    max: 100,
    onChange: (values: string[]) => onChange({ ...node, values }),
  }
  return options.length > 0 ? (
    <MultiSelect options={options.map((id) => ({ id, label: id }))} {...field} />
  ) : (
    <TagInput {...field} />
  )
}

function LoadsValue({ node, format, onChange }: Of<'load'>) {
  const { t } = useTranslation('filters')
  return (
    <MultiSelect
      label={t('builder.loads')}
      options={format.loads.map(({ id, name }) => ({ id, label: name }))}
      value={node.loads}
      isRequired
      onChange={(loads) => onChange({ ...node, loads })}
    />
  )
}

function SegmentsValue({ node, format, onChange }: Of<'segment'>) {
  const { t } = useTranslation('filters')
  return (
    <MultiSelect
      label={t('builder.segments')}
      options={format.segments.map(({ id, name }) => ({ id, label: name }))}
      value={node.segments}
      isRequired
      max={20}
      onChange={(segments) => onChange({ ...node, segments })}
    />
  )
}

function OutcomesValue({ node, format, onChange }: Of<'last_outcome'>) {
  const { t } = useTranslation('filters')
  return (
    <MultiSelect
      label={t('builder.outcomes')}
      options={format.outcomes.map(({ code, name }) => ({ id: code, label: name }))}
      value={node.outcomes}
      isRequired
      max={100}
      onChange={(outcomes) => onChange({ ...node, outcomes })}
    />
  )
}
