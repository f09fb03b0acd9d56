import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { OwnPayslips } from './own-payslips.tsx'

// Lazy: people who only read their own payslips need no publishing code.
const Batches = lazy(async () => ({ default: (await import('./payslip-batches.tsx')).PayslipBatches }))
const Published = lazy(async () => ({
  default: (await import('./published-payslips.tsx')).PublishedPayslips,
}))

/** Payslips: one's own, and for publishers the batches and published payslips. */
export function PayslipsScreen() {
  const { t } = useTranslation(['payroll', 'menu'])
  const canPublish = useCan()('NOMINAS_PUBLICAR')
  const own = { id: 'own', label: t('own.tab'), content: <OwnPayslips /> }
  return (
    <TabbedScreen
      title={t('menu:screens.payslips')}
      tabs={
        canPublish
          ? [
              own,
              { id: 'batches', label: t('batches.tab'), content: <LatePart part={Batches} /> },
              { id: 'published', label: t('published.tab'), content: <LatePart part={Published} /> },
            ]
          : [own]
      }
    />
  )
}
