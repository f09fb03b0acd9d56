import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { mostTogether } from '#patterns/bulk/all-or-none.tsx'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import { useRowRefusal } from '#patterns/bulk/use-row-refusal.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useCan } from '#patterns/use-can.ts'
import { IncidentBulkDialog, type IncidentBulkAct } from './incident-bulk-dialog.tsx'

/** How many the service changes in one request. */
const atOnce = 50

const acts = ['assign', 'close'] as const satisfies readonly IncidentBulkAct[]

interface IncidentBulkOptions<Ask> {
  list: ListAnswer<Incident>
  ask: Ask
  all: (ask: Ask) => Promise<readonly Incident[]>
}

/** Ticks, and what who manages incidents does with many: each as it was read, with its own answer. */
export function useIncidentBulk<Ask extends object>(options: IncidentBulkOptions<Ask>) {
  const { t } = useTranslation(['incidents', 'general'])
  const can = useCan()
  const reasonOf = useRowRefusal()
  const chosen = useMatchingRows(options)
  const family = useFamily(incidents)
  const bulk = useBulkRun<Incident>()
  const [asked, ask] = useState<IncidentBulkAct>()
  const start = async (act: IncidentBulkAct, userId: string | null, allOrNone: boolean) => {
    ask(undefined)
    await bulk.start({
      label: t('general:bulk.changing'),
      rows: chosen.rows,
      name: ({ title }) => title,
      atOnce: allOrNone ? mostTogether : atOnce,
      actOnMany: async (rows) => {
        const sent = rows.map(({ id, version }) => ({ id, version }))
        const results = await family.bulk({ act, rows: sent, userId, allOrNone })
        return results.map(reasonOf)
      },
    })
    chosen.clear()
    options.list.refresh()
  }
  if (!can('INCIDENCIAS_GESTIONAR')) return { table: {}, dialogs: null }
  return {
    table: {
      ...chosen.table,
      bulkActions: acts.map((act) => (
        <Button key={act} size="sm" onPress={() => ask(act)}>
          {t(`bulk.${act}`)}
        </Button>
      )),
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    },
    dialogs: (
      <>
        {asked === undefined ? null : (
          <IncidentBulkDialog
            act={asked}
            count={chosen.count}
            onConfirm={(userId, allOrNone) => void start(asked, userId, allOrNone)}
            onClose={() => ask(undefined)}
          />
        )}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}
