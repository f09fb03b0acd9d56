import { useTranslation } from 'react-i18next'
import { notifications } from '@portal/sdk/main'
import type { Notification } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import type { NoticeWords } from '#patterns/notices/use-notice-words.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'

/** Selection and bulk actions: mark as read, or delete one by one. */
export function useNotificationBulk(
  list: ListAnswer<Notification>,
  words: (row: Notification) => NoticeWords,
) {
  const { t } = useTranslation(['notifications', 'general'])
  const family = useFamily(notifications)
  const chosen = useChosenRows(list)
  const bulk = useBulkRun<Notification>()
  const name = (row: Notification) => words(row).title
  const rows = () => Promise.resolve(chosen.rows)
  const run = async (label: string, act: (row: Notification) => Promise<unknown>) => {
    await bulk.start({ label, rows, name, act })
    chosen.clear()
    list.refresh()
  }
  const destroy = () => void run(t('general:bulk.destroying'), ({ id }) => family.destroy(id))
  const read = () => void run(t('marking'), ({ id }) => family.read({ ids: [id] }))
  return {
    failures: bulk.failures,
    hideFailures: bulk.hideFailures,
    table: {
      selected: chosen.keys,
      onSelect: chosen.choose,
      bulkActions: (
        <>
          <Button size="sm" icon="check" onPress={read}>
            {t('markRead')}
          </Button>
          <Button size="sm" tone="danger" icon="trash" onPress={destroy}>
            {t('general:actions.destroy')}
          </Button>
        </>
      ),
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    },
  }
}
