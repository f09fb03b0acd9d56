import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { Column } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { like } from '#patterns/like.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { BulkDecisions } from '#patterns/request-screen/bulk-decisions.tsx'
import { DecisionButtons } from '#patterns/request-screen/decision-buttons.tsx'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { useDecisions } from '#patterns/request-screen/use-decisions.ts'
import { useCan } from '#patterns/use-can.ts'
import { useAbsenceLabel } from './absence-words.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

const canDecide = (row: Absence): boolean => row.canDecide

/** Decides on absences in their rows or in bulk; each failure of a bulk decision has its reason. */
export function useDecidingAbsences(list: ListAnswer<Absence>) {
  const { t } = useTranslation('general')
  const labelOf = useAbsenceLabel()
  const can = useCan()
  const { approve, reject } = useFamily(absences)
  const rows = list.data?.data ?? []
  // The version seen is sent: a newer one is a conflict.
  const versionOf = (id: string): number =>
    [...decisions.chosen.rows, ...rows].find((row) => row.id === id)?.version ?? 0
  const decisions: ReturnType<typeof useDecisions<Absence>> = useDecisions<Absence>({
    ...{ list, canDecide, label: labelOf, release: undefined, families: touchedByAbsence },
    approve: like(approve, (id: string) => approve(id, { version: versionOf(id) })),
    reject: like(reject, (id: string, comment: string) => reject(id, { version: versionOf(id), comment })),
  })
  const { chosen, bulk, rejecting, approveOne, approveThem, rejectThem } = decisions
  const waiting = chosen.rows.filter(canDecide)
  const column: Column<Absence> = {
    ...{ id: 'decide', header: t('requests.decide'), priority: 1, control: true },
    cell: (row) =>
      row.canDecide ? (
        <DecisionButtons
          label={labelOf(row)}
          onApprove={() => void approveOne(row.id)}
          onReject={() => rejecting.reject([row])}
        />
      ) : null,
  }
  const table = {
    ...{ selected: chosen.keys, onSelect: chosen.choose },
    ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    bulkActions: (
      <BulkDecisions onApprove={() => void approveThem(waiting)} onReject={() => rejecting.reject(waiting)} />
    ),
  }
  return {
    column: rows.some(canDecide) ? column : undefined,
    table: can('SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO') ? table : {},
    dialog: (
      <>
        {rejecting.rejected.length === 0 ? null : (
          <RejectDialog
            draft={rejecting.draft}
            names={rejecting.rejected.map(labelOf)}
            onClose={() => rejecting.reject([])}
            onReject={(reason) => void rejectThem(reason)}
          />
        )}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}
