import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { useAct } from '#patterns/use-act.ts'
import { PublishQuestion } from './publish-question.tsx'

/** Actions on a whole batch: skip the rest, publish, cancel. */
export function BatchActs({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation(['payroll', 'general'])
  const family = useFamily(payslipBatches)
  const assign = useAct(family.assign, t('review.restLeft'))
  const retry = useAct(family.retry, t('review.retried'))
  const [asked, setAsked] = useState<'publish' | 'cancel'>()
  const { id, version, people } = batch
  const close = () => setAsked(undefined)
  const { isOpen, hasRest, isReady, isBroken } = offered(batch)
  return (
    <>
      {isOpen ? (
        <Button icon="ban" onPress={() => setAsked('cancel')}>
          {t('review.cancel')}
        </Button>
      ) : null}
      {isBroken ? (
        <Button tone="primary" icon="refresh" isPending={retry.isPending} onPress={() => void retry(id)}>
          {t('general:actions.retry')}
        </Button>
      ) : null}
      {hasRest ? (
        <Button
          icon="minus"
          isPending={assign.isPending}
          onPress={() => void assign(id, { rest: true, employeeId: null, version })}
        >
          {t('review.leaveRest')}
        </Button>
      ) : null}
      {isReady ? (
        <Button tone="primary" icon="send" onPress={() => setAsked('publish')}>
          {t('review.publish', { people })}
        </Button>
      ) : null}
      {asked === 'publish' ? <PublishQuestion batch={batch} onClose={close} /> : null}
      <ConfirmAction
        subject={asked === 'cancel' ? batch : undefined}
        onClose={close}
        title={({ name }) => t('review.cancelTitle', { name })}
        text={() => t('review.cancelText')}
        confirmLabel={t('review.cancel')}
        act={family.cancel}
        idOf={(one) => one.id}
        done={t('review.cancelled')}
      />
    </>
  )
}

/** The actions that a batch's state allows. */
function offered({ state, failure, assigned, ambiguous, unassigned }: PayslipBatch) {
  const isReview = state === 'review'
  const rest = ambiguous + unassigned
  const isBroken = failure === 'internal'
  return {
    isBroken,
    isOpen: isBroken || (state !== 'published' && state !== 'cancelled' && state !== 'failed'),
    hasRest: isReview && rest > 0,
    isReady: isReview && rest === 0 && assigned > 0,
  }
}
