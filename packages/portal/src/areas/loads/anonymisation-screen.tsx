import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { AnonymisationRules } from './anonymisation-rules.tsx'
import { AnonymisationRuns } from './anonymisation-runs.tsx'
import { FieldClasses } from './field-classes.tsx'
import { LegalHolds } from './legal-holds.tsx'

/** Rules of anonymisation, legal holds, and runs with their proof (CAR-14, CAR-17). */
export function AnonymisationScreen() {
  const { t } = useTranslation(['anonymisationRules', 'menu'])
  return (
    <TabbedScreen
      title={t('menu:screens.anonymisationRules')}
      tabs={[
        { id: 'runs', label: t('tabs.runs'), content: <AnonymisationRuns /> },
        { id: 'holds', label: t('tabs.holds'), content: <LegalHolds /> },
        { id: 'rules', label: t('tabs.rules'), content: <AnonymisationRules /> },
        { id: 'classes', label: t('tabs.classes'), content: <FieldClasses /> },
      ]}
    />
  )
}
