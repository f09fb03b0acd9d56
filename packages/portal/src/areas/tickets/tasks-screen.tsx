import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { TaskBoard } from './task-board.tsx'
import { TaskList } from './task-list.tsx'
import { TaskTemplates } from './task-templates.tsx'

/** Tasks as a list and a board, and their templates (TAR-1, TAR-4). */
export function TasksScreen() {
  const { t } = useTranslation(['tasks', 'taskTemplates', 'menu', 'general'])
  const templates = { id: 'templates', label: t('tabs.templates'), content: <TaskTemplates /> }
  return (
    <TabbedScreen
      title={t('menu:screens.tasks')}
      tabs={[
        { id: 'list', label: t('tabs.list'), content: <TaskList /> },
        { id: 'board', label: t('tabs.board'), content: <TaskBoard /> },
        ...(useCan()('TAREAS_GESTIONAR') ? [templates] : []),
      ]}
    />
  )
}
