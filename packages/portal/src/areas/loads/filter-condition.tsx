import { useTranslation } from 'react-i18next'
import type { FilteredFormat } from '@portal/sdk'
import { Card, Columns, IconButton, Select } from '@portal/ui-kit'
import {
  aboutOf,
  conditionAbout,
  fieldOf,
  operatorOf,
  operatorsOf,
  subjectOf,
  subjects,
  withOperator,
  type Condition,
  type Operator,
} from './filter-nodes.ts'
import { FilterValue } from './filter-value.tsx'

interface FilterConditionProps {
  number: string
  node: Condition
  format: FilteredFormat
  onChange: (node: Condition) => void
  onRemove: () => void
}

/** One condition: field, operator and value. */
export function FilterCondition({ number, node, format, onChange, onRemove }: FilterConditionProps) {
  const { t } = useTranslation('filters')
  const name = subjectOf(node)
  const field = format.fields.find((one) => one.name === name)
  const operators = operatorsOf['field' in node ? (field?.kind ?? 'load') : aboutOf(node)]
  const labelOf = (id: Operator) =>
    id.startsWith('relative')
      ? t('builder.relative', { operator: t(`operators.${id}`) })
      : t(`operators.${id}`)
  const options = [
    ...format.fields.map(({ name: id, label }) => ({ id, label })),
    ...subjects.map((one) => ({ id: fieldOf(one), label: t(`builder.subjects.${one}`) })),
    // A field that the template has lost is still displayed.
    ...(field === undefined && !name.startsWith(':')
      ? [{ id: name, label: t('builder.lost', { field: name }) }]
      : []),
  ]
  return (
    <Card
      level={4}
      title={t('builder.condition', { number })}
      actions={<IconButton icon="trash" label={t('builder.remove', { number })} onPress={onRemove} />}
    >
      <Columns count={3}>
        <Select
          label={t('builder.field')}
          options={options}
          value={name}
          onChange={(id) => onChange(conditionAbout(node.parent ?? 0, id, format.fields))}
        />
        <Select
          label={t('builder.operator')}
          options={operators.map((id) => ({ id, label: labelOf(id) }))}
          value={operatorOf(node)}
          onChange={(operator) => onChange(withOperator(node, operator, name))}
        />
        <FilterValue node={node} format={format} onChange={onChange} />
      </Columns>
    </Card>
  )
}
