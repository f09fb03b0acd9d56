import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { SkillGroups } from './skill-groups.tsx'
import { Skills } from './skills.tsx'
import { Subcampaigns } from './subcampaigns.tsx'
import { SynchronizationTab } from './synchronization-tab.tsx'

/** Subcampaigns, the skills that serve them, and where the skills come from (PRO-1, PRO-5). */
export function SubcampaignsScreen() {
  const { t } = useTranslation(['projects', 'menu'])
  return (
    <TabbedScreen
      title={t('menu:screens.subcampaigns')}
      tabs={[
        { id: 'subcampaigns', label: t('subcampaigns.tab'), content: <Subcampaigns /> },
        { id: 'skills', label: t('menu:screens.skills'), content: <Skills /> },
        { id: 'groups', label: t('menu:screens.skillGroups'), content: <SkillGroups /> },
        { id: 'synchronization', label: t('synchronization.tab'), content: <SynchronizationTab /> },
      ]}
    />
  )
}
