import { useTranslation } from 'react-i18next'
import type { PublishedPayslip } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

/** Asks for the reason to withdraw a payslip. */
export function WithdrawForm({
  payslip: { id },
  onClose,
}: {
  payslip: PublishedPayslip
  onClose: () => void
}) {
  const { t } = useTranslation('payroll')
  const { withdraw } = useFamily(payslips)
  return (
    <ResourceForm
      title={t('published.withdrawTitle')}
      draft={`payslips.withdraw.${id}`}
      send={({ reason }) => withdraw(id, { reason: textOf(reason) })}
      done={t('published.withdrawn')}
      sendLabel={t('published.withdraw')}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('published.reason')}
        description={t('published.reasonHelp')}
        minLength={3}
        maxLength={500}
        isRequired
      />
    </ResourceForm>
  )
}
