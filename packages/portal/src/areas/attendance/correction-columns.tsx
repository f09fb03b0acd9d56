import { useTranslation } from 'react-i18next'
import type { ClockCorrection } from '@portal/sdk'
import { readRange, type Column, type Filter } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { chosen } from '#patterns/chosen.ts'
import { RequestStatus } from '#patterns/request-screen/request-status.tsx'
import type { TableQuery } from '#patterns/table-query.ts'
import { useCorrectionWords } from './correction-words.ts'

const states = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const
const sides = ['employee', 'company'] as const

/** The sort orders and filters of corrections, all kept in the URL. */
export const correctionRules = {
  sorts: ['createdAt', 'person', 'date'],
  defaultSort: '-createdAt',
  filters: ['period', 'state', 'side', 'waiting'],
} as const

/** The filters of corrections. */
export function useCorrectionFilters(): readonly Filter[] {
  const { t } = useTranslation(['workdays', 'general'])
  return [
    { kind: 'date-range', id: 'period', label: t('corrections.period'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'state', label: t('corrections.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`general:requests.states.${id}`) })),
    },
    { kind: 'yes-no', id: 'waiting', label: t('corrections.waiting') },
    {
      ...{ kind: 'one-of', id: 'side', label: t('corrections.side') },
      options: sides.map((id) => ({ id, label: t(`corrections.sides.${id}`) })),
    },
  ]
}

type Query = TableQuery<
  (typeof correctionRules)['sorts'][number],
  (typeof correctionRules)['filters'][number]
>

/** Maps the URL to the service's query. */
export function correctionAsk({ sort, search, filters }: Query) {
  const { from, to } = readRange(filters.period ?? '')
  return {
    ...{ sort, search, state: states.filter((one) => one === filters.state) },
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { until: to }),
    ...(filters.waiting === 'true' ? { waiting: true } : {}),
    ...chosen('side', sides, filters.side),
  }
}

/** The columns of corrections: whose, which day, before and after, and the outcome. */
export function useCorrectionColumns(): readonly Column<ClockCorrection>[] {
  const { t } = useTranslation(['workdays', 'corrections'])
  const format = useFormat()
  const wordsOf = useCorrectionWords()
  return [
    {
      ...{ id: 'person', header: t('corrections.person'), rowHeader: true, sortable: true, priority: 1 },
      cell: ({ person }) => person.displayName,
    },
    { id: 'date', header: t('corrections.date'), sortable: true, priority: 1, cell: ({ date }) => date },
    { id: 'before', header: t('corrections.before'), priority: 1, cell: (row) => wordsOf(row).before },
    { id: 'after', header: t('corrections.after'), priority: 1, cell: (row) => wordsOf(row).after },
    {
      ...{ id: 'state', header: t('corrections.state'), priority: 1 },
      cell: ({ state, held }) => <RequestStatus state={held?.as ?? state} />,
    },
    {
      id: 'askedBy',
      header: t('corrections.askedBy'),
      priority: 2,
      cell: ({ askedBy }) => askedBy.displayName,
    },
    {
      ...{ id: 'createdAt', header: t('corrections.createdAt'), sortable: true, hidden: true },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'decidedBy', header: t('corrections.decidedBy'), priority: 2 },
      cell: (row) => deciderOf(row, t('corrections:consent.one')),
    },
    { id: 'reason', header: t('corrections.reason'), priority: 2, cell: ({ reason }) => reason },
    {
      ...{ id: 'decidedAt', header: t('corrections.decidedAt'), hidden: true },
      cell: ({ decidedAt }) => format.dateTime(decidedAt),
    },
    {
      id: 'decision',
      header: t('corrections.decision'),
      hidden: true,
      cell: ({ decision }) => decision ?? '',
    },
  ]
}

/** Who decided; nobody where the requester's signature suffices. */
const deciderOf = ({ decidedBy, state }: ClockCorrection, one: string): string =>
  decidedBy?.displayName ?? (state === 'approved' ? one : '')
