import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { ManagedAbsences } from './managed-absences.tsx'
import { useAbsencesToDecide, useAdaptationsToAnswer } from './waiting.ts'

const Adaptations = lazy(async () => ({ default: (await import('./team-adaptations.tsx')).TeamAdaptations }))

const Policies = lazy(async () => ({ default: (await import('./absence-policies.tsx')).AbsencePolicies }))

/** The absences of the people in scope, their requests for adaptations, and the leave of each agreement. */
export function ManageAbsencesScreen() {
  const { t } = useTranslation(['absenceRequests', 'adaptations', 'absencePolicies', 'menu'])
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
        ...(can('TIPOLOGIA_AUSENCIAS_EDITAR')
          ? [
              {
                ...{ id: 'policies', label: t('absencePolicies:policies.tab') },
                content: <LatePart part={Policies} />,
              },
            ]
          : []),
      ]}
    />
  )
}
