import { useTranslation } from 'react-i18next'
import { type Filter, readMany } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { taskPriorities, taskStates } from './task-values.ts'

const whoses = ['me', 'team', 'created', 'followed'] as const
const dues = ['overdue', 'today', 'week', 'none'] as const
const sources = ['request', 'ticket', 'message', 'opening', 'other'] as const

/** The filters and sort orders of tasks, all kept in the URL. */
export const taskRules = {
  sorts: ['dueAt', 'priority', 'title', 'createdAt', 'updatedAt'],
  defaultSort: 'dueAt',
  filters: ['whose', 'state', 'due', 'priority', 'source'],
} as const

/** The board has the states as columns, sorted by deadline. */
export const boardRules = {
  sorts: ['dueAt'],
  defaultSort: 'dueAt',
  filters: ['whose', 'due', 'priority', 'source'],
} as const

type Query = TableQuery<(typeof taskRules)['sorts'][number], (typeof taskRules)['filters'][number]>

/** Maps the URL to the service's query. */
export function taskAsk({ page, perPage, sort, search, filters }: Query) {
  const [state, priority, source] = [filters.state, filters.priority, filters.source].map((many) =>
    readMany(many ?? ''),
  )
  return {
    ...{ page, perPage, sort, search },
    state: taskStates.filter((one) => state?.includes(one)),
    priority: taskPriorities.filter((one) => priority?.includes(one)),
    source: sources.filter((one) => source?.includes(one)),
    ...chosen('whose', whoses, filters.whose),
    ...chosen('due', dues, filters.due),
  }
}

/** The filters of tasks with these names. */
export function useTaskFilters(names: readonly string[]): readonly Filter[] {
  const { t } = useTranslation('tasks')
  const all: readonly Filter[] = [
    {
      ...{ kind: 'one-of', id: 'whose', label: t('list.whose'), isAlwaysShown: true },
      options: whoses.map((id) => ({ id, label: t(`list.whoses.${id}`) })),
    },
    {
      ...{ kind: 'many-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
      options: taskStates.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'due', label: t('list.due'), isAlwaysShown: true },
      options: dues.map((id) => ({ id, label: t(`list.dues.${id}`) })),
    },
    {
      ...{ kind: 'many-of', id: 'priority', label: t('list.priority') },
      options: taskPriorities.map((id) => ({ id, label: t(`list.priorities.${id}`) })),
    },
    {
      ...{ kind: 'many-of', id: 'source', label: t('list.source') },
      options: sources.map((id) => ({ id, label: t(`list.sources.${id}`) })),
    },
  ]
  return all.filter(({ id }) => names.includes(id))
}
