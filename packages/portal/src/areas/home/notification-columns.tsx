import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification, Notifications } from '@portal/sdk'
import { Link, Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { originOf, type NoticeWords } from '#patterns/notices/use-notice-words.ts'

/** The columns of the list of notifications. Opening the target marks it as read. */
export function useNotificationColumns(
  words: (row: Notification) => NoticeWords,
  read: Notifications['read'],
): readonly Column<Notification>[] {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  return useMemo((): Column<Notification>[] => {
    const open = ({ id, readAt }: Notification) =>
      readAt === null ? void read({ ids: [id] }).safe() : undefined
    return [
      {
        id: 'notice',
        header: t('notice'),
        rowHeader: true,
        priority: 1,
        cell: (row) => {
          const { title } = words(row)
          return (
            <span title={title}>
              {row.link === null ? (
                title
              ) : (
                <Link href={row.link} onPress={() => open(row)}>
                  {title}
                </Link>
              )}
            </span>
          )
        },
      },
      { id: 'detail', header: t('detail'), priority: 2, long: true, cell: (row) => words(row).text },
      {
        id: 'origin',
        header: t('kind'),
        priority: 2,
        cell: ({ kind }) => {
          const origin = originOf(kind)
          return origin === undefined ? kind : t(`notices.${origin}.origin`)
        },
      },
      {
        id: 'state',
        header: t('state'),
        priority: 1,
        cell: ({ readAt }) => (
          <Status tone={readAt === null ? 'info' : 'neutral'}>
            {t(readAt === null ? 'unread' : 'read')}
          </Status>
        ),
      },
      {
        id: 'createdAt',
        header: t('createdAt'),
        sortable: true,
        priority: 1,
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
    ]
  }, [t, format, words, read])
}

/** The export values of the rendered cells. */
export function useNotificationTexts(
  words: (row: Notification) => NoticeWords,
): TableSheet<Notification>['texts'] {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  return {
    notice: (row) => words(row).title,
    state: ({ readAt }) => t(readAt === null ? 'unread' : 'read'),
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}
