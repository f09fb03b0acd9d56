import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistRemoval } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The columns of the list of removals. */
export function useRemovalColumns(): readonly Column<BlacklistRemoval>[] {
  const { t } = useTranslation('blacklists')
  const format = useFormat()
  return useMemo(
    (): Column<BlacklistRemoval>[] => [
      { id: 'value', header: t('removals.value'), rowHeader: true, priority: 1, cell: ({ value }) => value },
      {
        id: 'state',
        header: t('removals.state'),
        priority: 1,
        cell: ({ state }) => t(`removals.states.${state}`),
      },
      { id: 'blacklist', header: t('removals.blacklist'), cell: ({ blacklist }) => blacklist.name },
      {
        id: 'createdAt',
        header: t('removals.createdAt'),
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      { id: 'createdBy', header: t('removals.createdBy'), cell: ({ createdBy }) => createdBy.displayName },
      { id: 'reason', header: t('removals.reason'), wrap: true, cell: ({ reason }) => reason },
      {
        id: 'decidedBy',
        header: t('removals.decidedBy'),
        cell: ({ decidedBy }) => decidedBy?.displayName ?? '',
      },
      { id: 'decision', header: t('removals.decision'), wrap: true, cell: ({ decision }) => decision ?? '' },
    ],
    [t, format],
  )
}
