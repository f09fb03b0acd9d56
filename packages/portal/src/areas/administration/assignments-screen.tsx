import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { ProjectAssignments } from './project-assignments.tsx'
import { RoleAssignments } from './role-assignments.tsx'
import { SkillAssignments } from './skill-assignments.tsx'

/** Assignments by person and by role, skill or project. */
export function AssignmentsScreen() {
  const { t } = useTranslation(['assignments', 'menu'])
  return (
    <TabbedScreen
      title={t('menu:screens.assignments')}
      description={t('tabs.text')}
      tabs={[
        { id: 'roles', label: t('tabs.roles'), content: <RoleAssignments /> },
        { id: 'skills', label: t('tabs.skills'), content: <SkillAssignments /> },
        { id: 'projects', label: t('tabs.projects'), content: <ProjectAssignments /> },
      ]}
    />
  )
}
