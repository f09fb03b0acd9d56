import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { BatchList } from './batch-list.tsx'
import { CaseMoves } from './case-moves.tsx'

/** Moves tickets and case files to another skill, project or person, with a reason and undo (EXP-3). */
export function CaseMovesScreen() {
  const { t } = useTranslation(['casePool', 'caseFiles', 'menu', 'general'])
  return (
    <TabbedScreen
      title={t('menu:screens.caseMoves')}
      tabs={[
        { id: 'tickets', label: t('tabs.tickets'), content: <CaseMoves /> },
        { id: 'moves', label: t('tabs.moves'), content: <BatchList kinds={['reassign']} /> },
      ]}
    />
  )
}
