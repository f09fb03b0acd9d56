import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Alert, ConfirmDialog, Stack, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

/** Confirms the publication, which cannot be undone. */
export function PublishQuestion({ batch, onClose }: { batch: PayslipBatch; onClose: () => void }) {
  const { t } = useTranslation('payroll')
  const publish = useConfirmedAction(useFamily(payslipBatches).publish, { families: ['payslips'] })
  const { id, version, people, month } = batch
  const confirm = async () => {
    await publish(id, { version })
    toast({ tone: 'info', title: t('review.publishing') })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('review.publishTitle', { people, month })}
      confirmLabel={t('review.publish', { people })}
      onConfirm={confirm}
      isPending={publish.isPending}
    >
      <Stack space="md">
        <p>{t('review.publishText')}</p>
        {publish.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={publish.error} />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
