import { useTranslation } from 'react-i18next'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { type Movable, useTaskMove } from './use-task-move.ts'

interface TaskBlockFormProps {
  task: Movable
  onDone?: () => void
  onClose: () => void
}

/** Asks what a blocked task waits for. */
export function TaskBlockForm({ task, onDone, onClose }: TaskBlockFormProps) {
  const { t } = useTranslation('tasks')
  const { move } = useTaskMove()
  return (
    <ResourceForm
      title={t('one.blockTitle', { name: task.title })}
      draft={`tasks.block.${task.id}`}
      send={({ reason }) => move(task, 'blocked', textOf(reason))}
      onDone={onDone ?? onClose}
      sendLabel={t('one.block')}
      onClose={onClose}
    >
      <TextArea name="reason" label={t('form.reason')} maxLength={500} isRequired />
    </ResourceForm>
  )
}
