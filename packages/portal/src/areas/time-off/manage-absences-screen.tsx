import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { ManagedAbsences } from './managed-absences.tsx'
import { useAbsencesToDecide, useAdaptationsToAnswer } from './waiting.ts'

const Adaptations = lazy(async () => ({ default: (await import('./team-adaptations.tsx')).TeamAdaptations }))

/** The absences of the people in scope, and their requests for adaptations. */
export function ManageAbsencesScreen() {
  const { t } = useTranslation(['absenceRequests', 'adaptations', 'menu'])
  const absences = useAbsencesToDecide().count
  const adaptations = useAdaptationsToAnswer().count
  const can = useCan()
  return (
    <TabbedScreen
      title={t('menu:screens.manageAbsences')}
      tabs={[
        { id: 'absences', label: t('tabs.requests'), count: absences, content: <ManagedAbsences /> },
        ...(can('AUSENCIAS_VER_JUSTIFICANTES')
          ? [
              {
                ...{ id: 'adaptations', label: t('adaptations:tab'), count: adaptations },
                content: <LatePart part={Adaptations} />,
              },
            ]
          : []),
      ]}
    />
  )
}
