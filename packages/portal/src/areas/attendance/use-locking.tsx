import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MonthSheet } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, ConfirmDialog } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useCan } from '#patterns/use-can.ts'
import type { SheetAsk } from './month-sheet-query.ts'

/** Locks many months: confirms first, shows the progress, and reports the reason of each failure. */
export function useLocking(list: ListAnswer<MonthSheet>, ask: SheetAsk) {
  const { t } = useTranslation('monthSheets')
  const can = useCan()
  const family = useFamily(monthSheets)
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulkRun<MonthSheet>()
  const matching = useMatchingRows({ list, ask, all: (asked) => family.list(asked).toArray() })
  const lock = async () => {
    setAsking(false)
    await bulk.start({
      label: t('list.locking'),
      rows: matching.rows,
      name: ({ person, month }) => t('list.label', { person: person.displayName, month }),
      act: ({ person, month }) => family.lock(person.id, { month }),
    })
    matching.clear()
    list.refresh()
  }
  const { failures, hideFailures, run } = bulk
  const table = {
    ...matching.table,
    ...(run === undefined ? {} : { bulkRun: run }),
    bulkActions: (
      <Button size="sm" icon="lock" onPress={() => setAsking(true)}>
        {t('list.lock')}
      </Button>
    ),
  }
  return {
    failures,
    hideFailures,
    table: can('HOJAS_MES_GESTIONAR') ? table : {},
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('list.lockTitle')}
        confirmLabel={t('list.lock')}
        onConfirm={() => void lock()}
      >
        {t('list.lockText', { number: matching.count })}
      </ConfirmDialog>
    ),
  }
}
