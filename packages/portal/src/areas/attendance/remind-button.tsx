import { useTranslation } from 'react-i18next'
import { monthSheets } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useCan } from '#patterns/use-can.ts'

/** Reminds everybody who has not confirmed a month, at most once a day (FIC-14). */
export function RemindButton({ month }: { month: string }) {
  const { t, i18n } = useTranslation('monthSheets')
  const can = useCan()
  const remind = useConfirmedAction(useFamily(monthSheets).remind)
  if (!can('HOJAS_MES_GESTIONAR')) return null
  const send = () =>
    remind({ month }).then(
      (result) => void toast({ tone: 'success', title: t('list.reminded', result) }),
      (error: unknown) => showRefusal(error, i18n.language),
    )
  return (
    <Button icon="send" isPending={remind.isPending} onPress={() => void send()}>
      {t('list.remind')}
    </Button>
  )
}
