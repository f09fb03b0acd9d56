import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistCopy } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The columns of the list of hashed copies. */
export function useCopyColumns(): readonly Column<BlacklistCopy>[] {
  const { t } = useTranslation('blacklists')
  const format = useFormat()
  return useMemo(
    (): Column<BlacklistCopy>[] => [
      {
        id: 'partner',
        header: t('copies.partner'),
        rowHeader: true,
        priority: 1,
        cell: ({ partner }) => partner,
      },
      {
        id: 'blacklist',
        header: t('copies.blacklist'),
        priority: 1,
        cell: ({ blacklist }) => blacklist.name,
      },
      { id: 'createdAt', header: t('copies.createdAt'), cell: ({ createdAt }) => format.dateTime(createdAt) },
      { id: 'createdBy', header: t('copies.createdBy'), cell: ({ createdBy }) => createdBy.displayName },
    ],
    [t, format],
  )
}
