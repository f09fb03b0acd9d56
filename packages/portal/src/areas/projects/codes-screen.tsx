import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { AnalyticCodes } from './analytic-codes.tsx'
import { OperatingCodes } from './operating-codes.tsx'
import { ServiceCodes } from './service-codes.tsx'

/** The three catalogues of codes that projects are booked to (PRO-3). */
export function CodesScreen() {
  const { t } = useTranslation('menu')
  return (
    <TabbedScreen
      title={t('screens.codes')}
      tabs={[
        { id: 'analytic', label: t('screens.analyticCodes'), content: <AnalyticCodes /> },
        { id: 'service', label: t('screens.serviceCodes'), content: <ServiceCodes /> },
        { id: 'operating', label: t('screens.operatingCodes'), content: <OperatingCodes /> },
      ]}
    />
  )
}
