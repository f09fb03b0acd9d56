import { useTranslation } from 'react-i18next'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { readMany, type Filter } from '@portal/ui-kit'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { categories, effects, severities, states } from './incident-values.ts'

const rules = {
  sorts: ['severity', 'startsAt', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['state', 'severity', 'category', 'timeEffect', 'assignee'],
} as const

/** The incidents that match the URL, and their filters. */
export function useIncidentList() {
  const family = useFamily(incidents)
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const [asked, severity] = [readMany(filters.state ?? ''), readMany(filters.severity ?? '')]
  const category = categories.find((one) => one === filters.category)
  const timeEffect = effects.find((one) => one === filters.timeEffect)
  const assignee = assignees.find((one) => one === filters.assignee)
  const ask = {
    ...{ page, perPage, sort, search },
    state: states.filter((one) => asked.includes(one)),
    severity: severities.filter((one) => severity.includes(one)),
    ...(category === undefined ? {} : { category }),
    ...(timeEffect === undefined ? {} : { timeEffect }),
    ...(assignee === undefined ? {} : { assignee }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  return { family, table, ask, list, filters: useFilters() }
}

const assignees = ['me', 'nobody'] as const

function useFilters(): readonly Filter[] {
  const { t } = useTranslation('incidents')
  return [
    {
      ...{ kind: 'many-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    {
      ...{ kind: 'many-of', id: 'severity', label: t('list.severity'), isAlwaysShown: true },
      options: severities.map((id) => ({ id, label: t(`list.severities.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'category', label: t('list.category') },
      options: categories.map((id) => ({ id, label: t(`list.categories.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'timeEffect', label: t('list.timeEffect') },
      options: effects.map((id) => ({ id, label: t(`list.effects.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'assignee', label: t('list.assignee') },
      options: assignees.map((id) => ({ id, label: t(`list.assignees.${id}`) })),
    },
  ]
}
