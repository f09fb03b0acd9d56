import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { OwnAbsences } from './own-absences.tsx'
import { useOwnProofs } from './waiting.ts'

const Bags = lazy(async () => ({ default: (await import('./absence-bags.tsx')).AbsenceBags }))
const Adaptations = lazy(async () => ({ default: (await import('./own-adaptations.tsx')).OwnAdaptations }))

/** The person's own absences, the balance of each bag, and adaptations of the working day. */
export function AbsencesScreen() {
  const { t } = useTranslation(['absenceRequests', 'adaptations', 'menu'])
  const employeeId = useSession()?.userData.uid
  const { count } = useOwnProofs()
  if (employeeId === undefined) return null
  return (
    <TabbedScreen
      title={t('menu:screens.absences')}
      tabs={[
        { id: 'own', label: t('tabs.own'), count, content: <OwnAbsences employeeId={employeeId} /> },
        { id: 'bags', label: t('tabs.bags'), content: <LatePart part={Bags} /> },
        { id: 'adaptations', label: t('adaptations:tab'), content: <LatePart part={Adaptations} /> },
      ]}
    />
  )
}
