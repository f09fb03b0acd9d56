import { useTranslation } from 'react-i18next'
import type { OpeningCause, OpeningState } from '@portal/sdk'
import { readRange, type Filter } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { today } from '#patterns/this-month.ts'

const states = [
  'scheduled',
  'checking',
  'open',
  'open_with_incidents',
  'not_opened',
  'closed',
] as const satisfies readonly OpeningState[]
export const openingCauses = [
  'staff',
  'systems',
  'lists',
  'telephony',
  'premises',
  'other',
] as const satisfies readonly OpeningCause[]

const sorts = ['plannedAt', 'service'] as const
export const todayRules = { sorts, defaultSort: 'plannedAt', filters: ['state'] } as const
export const historyRules = {
  sorts,
  defaultSort: '-plannedAt',
  filters: ['period', 'state', 'cause', 'planId'],
} as const

type Query = TableQuery<(typeof sorts)[number], 'period' | 'state' | 'cause' | 'planId'>

const usualDays = 30
const dayMs = 86_400_000

/** The date this many days before today. */
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toLocaleDateString('sv-SE')

/** The period in the URL; the last thirty days by default. */
export function openingPeriod(period = ''): { from: string; until: string } {
  const { from, to } = readRange(period)
  return { from: from ?? daysAgo(usualDays), until: to ?? today() }
}

/** Maps the URL to the service's query. */
export function openingAsk({ page, perPage, sort, search, filters }: Query) {
  return {
    ...{ page, perPage, sort, search, state: states.filter((one) => one === filters.state) },
    ...chosen('cause', openingCauses, filters.cause),
    ...(filters.planId === undefined ? {} : { planId: filters.planId }),
  }
}

/** The filters of openings, limited to these. */
export function useOpeningFilters(names: readonly string[]): readonly Filter[] {
  const { t } = useTranslation('openings')
  const all: readonly Filter[] = [
    { kind: 'date-range', id: 'period', label: t('list.period'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'cause', label: t('list.cause') },
      options: openingCauses.map((id) => ({ id, label: t(`list.causes.${id}`) })),
    },
  ]
  return all.filter(({ id }) => names.includes(id))
}
