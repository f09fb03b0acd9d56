import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipPage } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Drawer } from '@portal/ui-kit'
import { PdfOnDemand } from './pdf-on-demand.tsx'

interface PageDrawerProps {
  batchId: string
  page: PayslipPage
  onClose: () => void
}

/** A page of a batch as in the file. */
export function PageDrawer({ batchId, page: { number }, onClose }: PageDrawerProps) {
  const { t } = useTranslation('payroll')
  const { page } = useFamily(payslipBatches)
  const ask = useCallback(() => page(batchId, { number }), [page, batchId, number])
  const title = t('review.pageTitle', { number })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <PdfOnDemand title={title} fileName={`pagina-${number}.pdf`} ask={ask} />
    </Drawer>
  )
}
