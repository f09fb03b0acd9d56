import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, ConfirmDialog } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { useCan } from '#patterns/use-can.ts'
import { touchedByVacation } from './touched-by-vacation.ts'
import { useDecisionWords } from './use-decision-words.ts'

/** The service's limit for one request. */
const atOnce = 100

/** Decides on many requests: confirms first, and reports the reason of each failure. */
export function useDeciding(list: ListAnswer<VacationRequest>) {
  const { t } = useTranslation('vacationTeam')
  const can = useCan()
  const { decide } = useFamily(vacationRequests)
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const chosen = useChosenRows(list)
  const bulk = useBulkRun<VacationRequest>()
  const { whyOf, nameOf } = useDecisionWords()
  const run = useAction(
    async (decision: 'approve' | 'reject', comment?: string) => {
      setAsked(undefined)
      await bulk.start({
        ...{ label: t('bulk.deciding'), rows: () => Promise.resolve(chosen.rows), name: nameOf, atOnce },
        actOnMany: async (rows) => {
          const requests = rows.map(({ id, version }) => ({ id, version }))
          const results = await decide({ decision, requests, ...(comment === undefined ? {} : { comment }) })
          return Promise.all(results.map((result) => whyOf('vacationRequests', result)))
        },
      })
      chosen.clear()
      list.refresh()
    },
    { families: touchedByVacation },
  )
  const table = {
    selected: chosen.keys,
    onSelect: chosen.choose,
    ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    bulkActions: (['approve', 'reject'] as const).map((one) => (
      <Button key={one} size="sm" icon={one === 'approve' ? 'check' : 'ban'} onPress={() => setAsked(one)}>
        {t(`bulk.${one}`)}
      </Button>
    )),
  }
  return {
    failures: bulk.failures,
    hideFailures: bulk.hideFailures,
    table: can('VACACIONES_CAMBIAR_ESTADO') ? table : {},
    question: (
      <>
        <ApproveDialog
          isOpen={asked === 'approve'}
          count={chosen.rows.length}
          onClose={() => setAsked(undefined)}
          onApprove={() => void run('approve')}
        />
        {asked === 'reject' ? (
          <RejectDialog
            draft={`${decide.operation}.reject`}
            names={chosen.rows.map(nameOf)}
            onClose={() => setAsked(undefined)}
            onReject={(reason) => void run('reject', reason)}
          />
        ) : null}
      </>
    ),
  }
}

interface ApproveDialogProps {
  isOpen: boolean
  count: number
  onClose: () => void
  onApprove: () => void
}

function ApproveDialog({ isOpen, count, onClose, onApprove }: ApproveDialogProps) {
  const { t } = useTranslation('vacationTeam')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(opened) => (opened ? undefined : onClose())}
      title={t('bulk.approveTitle')}
      confirmLabel={t('bulk.approve')}
      onConfirm={onApprove}
    >
      {t('bulk.approveText', { count })}
    </ConfirmDialog>
  )
}
