import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { OpeningPlans } from './opening-plans.tsx'
import { OpeningHistory } from './opening-history.tsx'
import { OpeningReliability } from './opening-reliability.tsx'
import { OpeningsToday } from './openings-today.tsx'

/** Today's openings, past ones, the reliability of each service, and the plans (APE-1 to APE-4). */
export function OpeningsScreen() {
  const { t } = useTranslation(['openings', 'openingPlans', 'menu'])
  const can = useCan()
  const plans = { id: 'plans', label: t('tabs.plans'), content: <OpeningPlans /> }
  return (
    <TabbedScreen
      title={t('menu:screens.openings')}
      tabs={[
        { id: 'today', label: t('tabs.today'), content: <OpeningsToday /> },
        { id: 'history', label: t('tabs.history'), content: <OpeningHistory /> },
        { id: 'reliability', label: t('tabs.reliability'), content: <OpeningReliability /> },
        ...(can('APERTURAS_GESTIONAR') ? [plans] : []),
      ]}
    />
  )
}
