import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifications } from '@portal/sdk/main'
import type { Notification } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Stack } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FreshRows } from '#patterns/held-rows/fresh-rows.tsx'
import { useHeldRows } from '#patterns/held-rows/use-held-rows.ts'
import { useNoticeWords } from '#patterns/notices/use-notice-words.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useAct } from '#patterns/use-act.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { notificationAsk, notificationRules, useNotificationFilters } from './notification-filters.ts'
import { useNotificationMenu } from './use-notification-menu.ts'
import { useNotificationBulk } from './use-notification-bulk.tsx'
import { useNotificationColumns, useNotificationTexts } from './notification-columns.tsx'

/** The notifications, newest first. New ones wait above the rows (SHE-11). */
export function NotificationInbox() {
  const { t } = useTranslation(['notifications', 'general'])
  const family = useFamily(notifications)
  const table = useTableQuery(notificationRules)
  const ask = notificationAsk(table.query, filterValuesOf(table.query))
  const answer = useData(family.index, [ask], { keepPrevious: true })
  const { list, fresh, show } = useHeldRows(answer, JSON.stringify(ask))
  const words = useNoticeWords()
  const [removed, setRemoved] = useState<Notification>()
  const columns = useNotificationColumns(words, family.read)
  const texts = useNotificationTexts(words)
  const bulk = useNotificationBulk(list, words)
  const [newest] = answer.data?.data ?? []
  return (
    <Stack space="md">
      <FreshRows
        count={fresh}
        label={(number) => `${t('fresh', { count: fresh, number })} · ${t('showFresh')}`}
        onShow={() => {
          show()
          table.change({ page: 1 })
        }}
      />
      <ResourceList<Notification>
        label={t('views.list')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(row) => words(row).title}
        rowActions={useNotificationMenu(setRemoved)}
        filters={useNotificationFilters()}
        sheet={{
          texts,
          pages: (options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages(),
        }}
        empty={{ title: t('none'), text: t('noneText') }}
        actions={newest === undefined ? null : <MarkAllRead until={newest.createdAt} />}
        {...bulk.table}
      />
      <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      <ConfirmAction
        subject={removed}
        onClose={() => setRemoved(undefined)}
        title={(row) => t('general:confirm.title', { name: words(row).title })}
        text={() => t('destroyText')}
        confirmLabel={t('general:actions.destroy')}
        act={family.destroy}
        idOf={({ id }) => id}
        done={t('destroyed')}
      />
    </Stack>
  )
}

/** Notifications newer than the newest displayed one stay unread. */
function MarkAllRead({ until }: { until: string }) {
  const { t } = useTranslation('notifications')
  const markAll = useAct(useFamily(notifications).read, t('markedAll'))
  return (
    <Button size="sm" icon="checklist" isPending={markAll.isPending} onPress={() => void markAll({ until })}>
      {t('markAllRead')}
    </Button>
  )
}
