import { useTranslation } from 'react-i18next'
import type { EmployeeFacets, GroupRule } from '@portal/sdk'
import { employees } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { MultiSelect, NumberField, type Option } from '@portal/ui-kit'
import { useDepartmentName } from '#patterns/use-department-name.ts'

export type Condition = GroupRule['conditions'][number]
export type Field = Condition['field']

interface ConditionValuesProps {
  name: string
  field: Field
  initial: Condition['values'] | undefined
}

/** The values of a condition: hours are typed, all others are selected from existing values. */
export function ConditionValues({ name, field, initial }: ConditionValuesProps) {
  const { t } = useTranslation('staff')
  const departmentName = useDepartmentName()
  const facets = useData(useFamily(employees).facets, []).data
  const common = { name, label: t('groups.values'), isRequired: true }
  if (field === 'weeklyHours') {
    return (
      <NumberField
        {...common}
        minValue={0}
        maxValue={80}
        {...(initial === undefined ? {} : { defaultValue: Number(initial[0]) })}
      />
    )
  }
  return (
    <MultiSelect
      {...common}
      // Disabled until the options are loaded: the input would lose typed text.
      key={`${field} ${facets === undefined ? '' : 'known'}`}
      isDisabled={facets === undefined}
      options={facets === undefined ? [] : optionsOf(field, facets, departmentName)}
      defaultValue={initial}
    />
  )
}

function optionsOf(
  field: Exclude<Field, 'weeklyHours'>,
  facets: EmployeeFacets,
  departmentName: (code: string) => string,
): Option[] {
  if (field === 'coordinatorId') {
    return facets.coordinators.map(({ id, displayName, count }) => ({
      id,
      label: `${displayName} (${count})`,
    }))
  }
  const nameOf = field === 'department' ? departmentName : (value: string) => value
  return facets[`${field}s`].map(({ value, count }) => ({ id: value, label: `${nameOf(value)} (${count})` }))
}
