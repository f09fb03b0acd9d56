import { useTranslation } from 'react-i18next'
import { LinkButton } from '@portal/ui-kit'
import { useOpened } from '#patterns/use-opened.ts'
import { TaskDrawer } from './task-drawer.tsx'
import { NewTask } from './task-form.tsx'

/** The drawers that the URL opens beside the tasks: one of them, or a new one. */
export function TaskBeside() {
  const { id, close } = useOpened('task')
  if (id === null) return null
  return id === 'new' ? <NewTask onClose={close} /> : <TaskDrawer key={id} id={id} onClose={close} />
}

/** Links to the form of a new task. */
export function NewTaskButton() {
  const { t } = useTranslation('tasks')
  const { hrefOf } = useOpened('task')
  return (
    <LinkButton tone="primary" icon="plus" href={hrefOf('new')}>
      {t('list.create')}
    </LinkButton>
  )
}
