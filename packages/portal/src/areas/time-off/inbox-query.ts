import { useTranslation } from 'react-i18next'
import { employeeGroups } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { type Filter, readMany } from '@portal/ui-kit'
import { inbox as contract } from '#generated/inbox.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { useCan } from '#patterns/use-can.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { usePeopleFilters } from './use-team-filters.ts'

/** The filters and sort orders of the inbox, all kept in the URL. */
export const inboxRules = {
  sorts: contract.sorts,
  defaultSort: contract.defaultSort,
  filters: ['family', 'overdue', 'delegated', 'olderThan', 'groupId', 'selectedSkill', 'dni'],
} as const

/** The minimum ages to filter by, in days: what has been pending for long. */
const ages = [3, 7, 14, 30] as const
const dayMs = 24 * 60 * 60_000
const daysAgo = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10)

type Query = TableQuery<(typeof inboxRules)['sorts'][number], (typeof inboxRules)['filters'][number]>

/** The filters of the inbox, limited to families that can have pending items. */
export function useInboxFilters(families: readonly string[]): readonly Filter[] {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  const can = useCan()
  const family = useFamily(employeeGroups)
  const groups = useEveryRow(can('GRUPO_EMPLEADOS_VER') ? family : undefined, ({ name }) => name)
  return [
    {
      ...{ kind: 'many-of', id: 'family', label: t('list.family'), isAlwaysShown: true },
      options: families.map((id) => ({ id, label: translate(`families.${id}`) })),
    },
    { kind: 'yes-no', id: 'overdue', label: t('list.overdue'), isAlwaysShown: true },
    { kind: 'yes-no', id: 'delegated', label: t('list.delegated'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'olderThan', label: t('list.askedBefore') },
      options: ages.map((count) => ({ id: String(count), label: t('list.days', { count }) })),
    },
    ...(groups === undefined || groups.length === 0
      ? []
      : [{ kind: 'one-of', id: 'groupId', label: t('list.group'), options: groups } as const]),
    ...usePeopleFilters(),
  ]
}

/** Maps the URL to the service's query. */
export function inboxAsk({ page, perPage, sort, search, filters }: Query) {
  const { family = '', overdue, delegated, olderThan, ...rest } = filters
  const families = readMany(family)
  return {
    ...{ page, perPage, sort, search },
    ...rest,
    ...(families.length === 0 ? {} : { family: [...families] }),
    ...(olderThan === undefined ? {} : { askedBefore: daysAgo(Number(olderThan)) }),
    ...(overdue === 'true' ? { overdue: true } : {}),
    ...(delegated === 'true' ? { delegated: true } : {}),
  }
}
