import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { ChoosePlaces } from './choose-places.tsx'
import { OwnVacations } from './own-vacations.tsx'

/** The person's own vacation under a vacation plan: free dates, the request, and its outcome. */
export function OperationVacationsScreen() {
  const { t } = useTranslation(['vacations', 'menu'])
  const employeeId = useSession()?.userData.uid
  if (employeeId === undefined) return null
  return (
    <TabbedScreen
      title={t('menu:screens.operationVacations')}
      tabs={[
        { id: 'calendar', label: t('choose.tab'), content: <ChoosePlaces employeeId={employeeId} /> },
        {
          id: 'requests',
          label: t('list.tab'),
          content: <OwnVacations employeeId={employeeId} exporting="SOLICITAR_VACACIONES_OP_EXPORTAR" />,
        },
      ]}
    />
  )
}
