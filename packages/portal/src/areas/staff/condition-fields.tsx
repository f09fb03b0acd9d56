import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Columns, Select, Stack } from '@portal/ui-kit'
import { type Condition, ConditionValues, type Field } from './condition-values.tsx'
import { groupFields, limitOperators, listOperators } from './group-input.ts'

const words = { coordinatorId: 'coordinator' } as const
const wordOf = (field: Field) => (field === 'coordinatorId' ? words.coordinatorId : field)
const operatorsOf = (field: Field): readonly Condition['operator'][] =>
  field === 'weeklyHours' ? limitOperators : listOperators

interface ConditionFieldsProps {
  nameOf: (field: string) => string
  initial: Condition | undefined
}

/** One condition: its field, operator and values. */
export function ConditionFields({ nameOf, initial }: ConditionFieldsProps) {
  const { t } = useTranslation('staff')
  const [field, setField] = useState<Field>(initial?.field ?? 'department')
  const operators = operatorsOf(field)
  // Operator and values of another field are meaningless for this one.
  const kept = initial?.field === field ? initial : undefined
  return (
    <Stack space="sm">
      <Columns>
        <Select<Field>
          name={nameOf('field')}
          label={t('groups.field')}
          value={field}
          onChange={setField}
          options={groupFields.map((id) => ({ id, label: t(`employees.${wordOf(id)}`) }))}
        />
        <Select<Condition['operator']>
          key={operators[0]}
          name={nameOf('operator')}
          label={t('groups.operator')}
          defaultValue={kept?.operator ?? operators[0]}
          options={operators.map((id) => ({ id, label: t(`groups.operators.${id}`) }))}
        />
      </Columns>
      <ConditionValues name={nameOf('values')} field={field} initial={kept?.values} />
    </Stack>
  )
}
