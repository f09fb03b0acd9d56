import { useTranslation } from 'react-i18next'
import type { EmployeeFacets } from '@portal/sdk'
import { employees } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { useDepartmentName } from '#patterns/use-department-name.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'

const rules = {
  sorts: ['displayName', 'code', 'department', 'workCenter', 'weeklyHours', 'hiredOn', 'coordinator'],
  defaultSort: 'displayName',
  filters: ['department', 'jobTitle', 'workCenter', 'contractKind', 'coordinatorId', 'coordinated', 'mine'],
} as const

/** The employees for the URL's parameters, and the filters. */
export function useEmployeeList() {
  const family = useFamily(employees)
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const { coordinated, mine, ...named } = filters
  const ask = {
    ...{ page, perPage, sort, search, ...named },
    ...(coordinated === undefined ? {} : { coordinated: coordinated === 'true' }),
    ...(mine === undefined ? {} : { mine: mine === 'true' }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const facets = useData(family.facets, [])
  const refresh = () => {
    list.refresh()
    facets.refresh()
  }
  return { family, table, ask, list, facets: facets.data, filters: useFilters(facets.data), refresh }
}

function useFilters(facets: EmployeeFacets | undefined): readonly Filter[] {
  const { t } = useTranslation('staff')
  const departmentName = useDepartmentName()
  if (facets === undefined) return []
  const options = (values: EmployeeFacets['departments']) =>
    values.map(({ value, count }) => ({ id: value, label: `${value} (${count})` }))
  const departments = facets.departments.map(({ value, count }) => ({
    id: value,
    label: `${departmentName(value)} (${count})`,
  }))
  const oneOf = (id: string, label: string, values: EmployeeFacets['departments']): Filter => ({
    ...{ kind: 'one-of', id, label, options: options(values) },
  })
  return [
    {
      kind: 'one-of',
      id: 'coordinatorId',
      label: t('employees.coordinator'),
      options: facets.coordinators.map(({ id, displayName, count }) => ({
        id,
        label: `${displayName} (${count})`,
      })),
      isAlwaysShown: true,
    },
    { kind: 'one-of', id: 'department', label: t('employees.department'), options: departments },
    oneOf('workCenter', t('employees.workCenter'), facets.workCenters),
    oneOf('jobTitle', t('employees.jobTitle'), facets.jobTitles),
    oneOf('contractKind', t('employees.contractKind'), facets.contractKinds),
    { kind: 'yes-no', id: 'coordinated', label: t('employees.coordinated') },
    { kind: 'yes-no', id: 'mine', label: t('employees.mine') },
  ]
}
