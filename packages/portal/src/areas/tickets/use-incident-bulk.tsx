import { useTranslation } from 'react-i18next'
import type { Incident } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { useBulkActs, type BulkList } from '#patterns/bulk/use-bulk-acts.tsx'
import { useCan } from '#patterns/use-can.ts'
import { IncidentBulkDialog, type IncidentBulkAct } from './incident-bulk-dialog.tsx'

const acts = ['assign', 'close'] as const satisfies readonly IncidentBulkAct[]

/** The selection and the bulk actions of incident managers: each with the version seen and its own result. */
export function useIncidentBulk<Ask extends object>(options: BulkList<Incident, Ask>) {
  const { t } = useTranslation('incidents')
  const mayManage = useCan()('INCIDENCIAS_GESTIONAR')
  const family = useFamily(incidents)
  const bulk = useBulkActs(options, {
    family: 'incidents',
    acts: mayManage ? acts : [],
    wordOf: (act: IncidentBulkAct) => t(`bulk.${act}`),
    name: ({ title }) => title,
  })
  const { asked, close, start, count, table } = bulk
  const confirm = (act: IncidentBulkAct, userId: string | null, allOrNone: boolean) =>
    start({
      allOrNone,
      send: (rows) =>
        family.bulk({ act, rows: rows.map(({ id, version }) => ({ id, version })), userId, allOrNone }),
    })
  const dialog =
    asked === undefined ? null : (
      <IncidentBulkDialog
        act={asked}
        count={count}
        onConfirm={(userId, allOrNone) => void confirm(asked, userId, allOrNone)}
        onClose={close}
      />
    )
  return { table, dialogs: bulk.dialogs(dialog) }
}
