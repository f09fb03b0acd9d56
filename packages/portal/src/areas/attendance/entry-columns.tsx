import { useTranslation } from 'react-i18next'
import type { ClockEntry } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { peopleFilters, reportAsk } from './report-query.ts'

const kinds = ['in', 'out', 'break_start', 'break_end'] as const
const modes = ['on_site', 'remote'] as const
const sources = ['portal', 'offline', 'declared', 'agent', 'import', 'correction', 'automatic'] as const

/** The sort orders and filters of clock entries, all kept in the URL. */
export const entryRules = {
  sorts: ['at', 'person', 'recordedAt'],
  defaultSort: '-at',
  filters: ['period', 'kind', 'mode', 'source', ...peopleFilters],
} as const

/** The columns of clock entries, also of the export. Times are in the zone in which they were recorded. */
export const entryColumns: readonly ColumnSpec<ClockEntry, WordOf<'workdays:entries'>>[] = [
  column.custom(
    'person',
    { text: ({ person }: ClockEntry) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.custom(
    'at',
    { text: ({ at, timeZone }: ClockEntry) => formatDateTime(at, timeZone) },
    { sortable: true, priority: 1 },
  ),
  column.custom('timeZone', { text: ({ timeZone }: ClockEntry) => timeZone }, { priority: 2 }),
  column.custom(
    'kind',
    { text: ({ kind }: ClockEntry, { translate }) => translate(`kinds.${kind}`) },
    { priority: 1 },
  ),
  column.custom('breakType', { text: ({ breakType }: ClockEntry) => breakType?.name ?? '' }),
  column.custom('mode', { text: ({ mode }: ClockEntry, { translate }) => translate(`modes.${mode}`) }),
  column.custom('source', {
    text: ({ source }: ClockEntry, { translate }) => translate(`sources.${source}`),
  }),
  column.custom(
    'recordedAt',
    { text: ({ recordedAt, timeZone }: ClockEntry) => formatDateTime(recordedAt, timeZone) },
    { sortable: true, hidden: true },
  ),
  column.custom(
    'createdBy',
    { text: ({ createdBy }: ClockEntry) => createdBy?.displayName ?? '' },
    { hidden: true },
  ),
  column.text('reason', { hidden: true }),
  column.number('number', { hidden: true }),
  column.code('hash', { hidden: true }),
]

/** The filters of clock entries. */
export function useEntryFilters(inForce: Query['filters']): readonly Filter[] {
  const { t } = useTranslation('workdays')
  const choices = useChoiceFilters(peopleFilters, inForce)
  return [
    { kind: 'date-range', id: 'period', label: t('entries.period'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'kind', label: t('entries.kind'), isAlwaysShown: true },
      options: kinds.map((id) => ({ id, label: t(`entries.kinds.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'mode', label: t('entries.mode') },
      options: modes.map((id) => ({ id, label: t(`entries.modes.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'source', label: t('entries.source') },
      options: sources.map((id) => ({ id, label: t(`entries.sources.${id}`) })),
    },
    ...choices,
  ]
}

type Query = TableQuery<(typeof entryRules)['sorts'][number], (typeof entryRules)['filters'][number]>

/** Maps the URL to the service's query. */
export function entryAsk({ page, perPage, sort, search, filters }: Query) {
  const { kind, mode, source, ...narrowed } = filters
  return {
    ...{ page, perPage, sort, search },
    ...reportAsk(narrowed),
    ...chosen('kind', kinds, kind),
    ...chosen('mode', modes, mode),
    ...chosen('source', sources, source),
  }
}
