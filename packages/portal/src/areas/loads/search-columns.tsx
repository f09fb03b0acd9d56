import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { SearchStatus } from './duplicate-state.tsx'

export const searchStates = [
  'queued',
  'computing',
  'ready',
  'merging',
  'applied',
  'cancelled',
  'failed',
] as const

/** The columns of the list of searches. */
export function useSearchColumns(): readonly Column<DuplicateSearch>[] {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  return useMemo(
    (): Column<DuplicateSearch>[] => [
      { id: 'name', header: t('searches.name'), rowHeader: true, priority: 1, cell: ({ name }) => name },
      {
        id: 'state',
        header: t('searches.state'),
        priority: 1,
        cell: (search) => <SearchStatus search={search} />,
      },
      {
        ...{ id: 'pending', header: t('searches.pending'), align: 'end' },
        cell: ({ counts }) => format.whole(counts.pending),
      },
      {
        id: 'groups',
        header: t('searches.groups'),
        align: 'end',
        cell: ({ groups }) => format.whole(groups),
      },
      { id: 'template', header: t('searches.template'), cell: ({ templateName }) => templateName },
      { id: 'method', header: t('searches.method'), cell: ({ method }) => t(`methods.${method}`) },
      { id: 'keys', header: t('searches.keys'), hidden: true, cell: ({ keys }) => keys.join(', ') },
      {
        id: 'createdAt',
        header: t('searches.createdAt'),
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        ...{ id: 'createdBy', header: t('searches.createdBy'), hidden: true },
        cell: ({ createdBy, rule }) =>
          rule === null ? createdBy.displayName : t('searches.byRule', { name: rule.name }),
      },
    ],
    [t, format],
  )
}
