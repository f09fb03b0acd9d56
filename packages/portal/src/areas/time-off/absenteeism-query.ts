import { useTranslation } from 'react-i18next'
import { type Filter, readRange } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { monthUntilToday } from '#patterns/this-month.ts'

export const groupings = ['cause', 'team', 'project', 'skill', 'day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]

/** The parameters of the absenteeism report, all kept in the URL. */
export const absenteeismRules = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['period', 'by', 'coordinatorId', 'projectId', 'skillId'],
  modes: ['by'],
} as const

type Asked = Readonly<Partial<Record<(typeof absenteeismRules)['filters'][number], string>>>

const mostDays = 366
const dayMs = 24 * 60 * 60_000

/** The service's query; by default the current month up to today. */
export function absenteeismAsk({ period = '', by, skillId, ...narrowed }: Asked) {
  const { from, to } = readRange(period)
  const usual = monthUntilToday()
  const until = to ?? (from !== null && from > usual.until ? from : usual.until)
  const { by: groupBy = 'cause' } = chosen('by', groupings, by)
  return {
    from: from ?? `${until.slice(0, 8)}01`,
    until,
    groupBy,
    ...narrowed,
    ...(skillId === undefined ? {} : { selectedSkill: skillId }),
  }
}

/** Whether a period exceeds the service's limit. */
export const isTooLong = ({ from, until }: { from: string; until: string }): boolean =>
  (Date.parse(until) - Date.parse(from)) / dayMs >= mostDays

/** The parameters: period, grouping, and people. */
export function useAbsenteeismFilters(people: readonly Filter[]): readonly Filter[] {
  const { t } = useTranslation('absenteeism')
  return [
    { kind: 'date-range', id: 'period', label: t('period'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'by', label: t('by'), isAlwaysShown: true },
      options: groupings.map((id) => ({ id, label: t(`bys.${id}`) })),
    },
    ...people,
  ]
}
