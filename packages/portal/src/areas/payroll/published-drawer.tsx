import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedPayslip } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Drawer } from '@portal/ui-kit'
import { PdfOnDemand } from './pdf-on-demand.tsx'

interface PublishedDrawerProps {
  payslip: PublishedPayslip
  onClose: () => void
}

/** Somebody's payslip, for publishers: viewing it is recorded. */
export function PublishedDrawer({ payslip: { id, person, month }, onClose }: PublishedDrawerProps) {
  const { t } = useTranslation('payroll')
  const { file } = useFamily(payslips)
  const ask = useCallback(() => file(id), [file, id])
  const title = t('published.label', { person: person.displayName, month })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <PdfOnDemand title={title} fileName={`nomina-${month}.pdf`} ask={ask} />
    </Drawer>
  )
}
