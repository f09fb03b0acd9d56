import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import type { RecordPackage } from '@portal/sdk'
import { type Column, Progress, Status, type DataTableProps } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

const tones = {
  queued: 'info',
  making: 'info',
  ready: 'success',
  failed: 'danger',
  expired: 'neutral',
} as const

/** The scope and the status of a package. */
export function usePackageColumns(): readonly Column<RecordPackage>[] {
  const { t } = useTranslation('proof')
  const format = useFormat()
  return [
    {
      ...{ id: 'period', header: t('packages.period'), rowHeader: true, priority: 1 },
      cell: ({ from, until }) => `${from} – ${until}`,
    },
    {
      ...{ id: 'people', header: t('packages.people'), priority: 1 },
      cell: ({ person, people }) => person?.displayName ?? t('packages.count', { count: people }),
    },
    {
      ...{ id: 'state', header: t('packages.state'), priority: 1 },
      cell: (row) =>
        row.state === 'making' ? (
          <Progress label={t('packages.states.making')} isLabelHidden value={row.done} max={row.total} />
        ) : (
          <Status tone={tones[row.state]}>{t(`packages.states.${row.state}`)}</Status>
        ),
    },
    {
      ...{ id: 'detail', header: t('packages.detail'), priority: 3 },
      cell: ({ detail }) => t(`packages.details.${detail}`),
    },
    {
      ...{ id: 'size', header: t('packages.size'), priority: 3, align: 'end' },
      cell: ({ size }) => (size === null ? '' : format.bytes(size)),
    },
    {
      ...{ id: 'createdBy', header: t('packages.createdBy'), priority: 3 },
      cell: ({ createdBy }) => createdBy.displayName,
    },
    {
      ...{ id: 'createdAt', header: t('packages.createdAt'), sortable: true, priority: 2 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'expiresAt', header: t('packages.expiresAt'), priority: 3 },
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
    },
  ]
}

/** The actions of a package: only its requester downloads it, once it is ready. */
export function usePackageActions(
  download: (row: RecordPackage) => void,
): NonNullable<DataTableProps<RecordPackage>['rowActions']> {
  const { t } = useTranslation('proof')
  const own = useSession()?.userData.uid
  return (row) =>
    row.state === 'ready' && row.createdBy.id === own
      ? [
          {
            items: [
              {
                ...{ id: 'download', label: t('packages.download'), icon: 'download' as const },
                onAction: () => download(row),
              },
            ],
          },
        ]
      : []
}
