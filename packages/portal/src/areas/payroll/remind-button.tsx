import { useTranslation } from 'react-i18next'
import { payslips } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/** Reminds everybody who has not downloaded the payslip of a month, once a day at most (NOM-5). */
export function RemindButton({ month }: { month: string }) {
  const { t, i18n } = useTranslation('payroll')
  const remind = useConfirmedAction(useFamily(payslips).remind)
  const send = () =>
    remind({ month }).then(
      (result) => void toast({ tone: 'success', title: t('published.reminded', result) }),
      (error: unknown) => showRefusal(error, i18n.language),
    )
  return (
    <Button icon="send" isPending={remind.isPending} onPress={() => void send()}>
      {t('published.remindOf', { month })}
    </Button>
  )
}
