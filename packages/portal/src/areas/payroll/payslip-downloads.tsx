import { useTranslation } from 'react-i18next'
import type { CallOptions, DownloadCall, PayslipDetail } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { useDownload } from '#patterns/use-download.ts'

type Ask = (id: string, options?: CallOptions) => DownloadCall

/** The downloads of a payslip, with or without the month's hours; the password is confirmed first. */
export function PayslipDownloads({ payslip: { id, hours } }: { payslip: PayslipDetail }) {
  const { t } = useTranslation('payroll')
  const { envelope, export: pdf } = useFamily(payslips)
  return (
    <>
      {hours === null ? null : <Way id={id} ask={envelope} label={t('one.envelope')} tone="primary" />}
      <Way id={id} ask={pdf} label={t('one.pdf')} tone={hours === null ? 'primary' : 'neutral'} />
    </>
  )
}

interface WayProps {
  id: string
  ask: Ask
  label: string
  tone: 'primary' | 'neutral'
}

function Way({ id, ask, label, tone }: WayProps) {
  const { start, isPending } = useDownload()
  // Refresh the list, which shows the time of the download.
  const download = useConfirmedAction(ask, { families: ['payslips'] })
  return (
    <Button
      icon="download"
      tone={tone}
      isPending={isPending}
      onPress={() => void start((options) => download(id, options))}
    >
      {label}
    </Button>
  )
}
