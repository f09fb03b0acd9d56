import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { useAct } from '#patterns/use-act.ts'
import { PublishQuestion } from './publish-question.tsx'

/** What can be done with a batch as a whole: the rest left out, published, cancelled. */
export function BatchActs({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation('payroll')
  const family = useFamily(payslipBatches)
  const assign = useAct(family.assign, t('review.restLeft'))
  const [asked, setAsked] = useState<'publish' | 'cancel'>()
  const { id, version, state, ambiguous, unassigned, assigned, people } = batch
  const close = () => setAsked(undefined)
  const isOpen = state !== 'published' && state !== 'cancelled' && state !== 'failed'
  const isReady = state === 'review' && assigned > 0 && ambiguous + unassigned === 0
  return (
    <>
      {isOpen ? (
        <Button icon="ban" onPress={() => setAsked('cancel')}>
          {t('review.cancel')}
        </Button>
      ) : null}
      {state === 'review' && ambiguous + unassigned > 0 ? (
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
