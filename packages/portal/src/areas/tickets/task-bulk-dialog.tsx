import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskBulkInput } from '@portal/sdk'
import { ConfirmDialog, DatePicker, Select } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { AssigneeBox, assigneeOf } from './task-assignee.tsx'
import { taskPriorities, taskStates } from './task-values.ts'

export type TaskBulkAct = TaskBulkInput['act']

interface TaskBulkDialogProps {
  act: TaskBulkAct
  /** How many are selected, or match. */
  count: number
  onConfirm: (input: Omit<TaskBulkInput, 'rows'>) => void
  onClose: () => void
}

/** States that need no reason. */
const plainStates = taskStates.filter((state) => state !== 'blocked')

/** Asks for the new state of the selected tasks. */
export function TaskBulkDialog({ act, count, onConfirm, onClose }: TaskBulkDialogProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const [state, setState] = useState<(typeof plainStates)[number]>('done')
  const [priority, setPriority] = useState<(typeof taskPriorities)[number]>('high')
  const [assignee, setAssignee] = useState('')
  const [dueOn, setDueOn] = useState('')
  const chosen = assigneeOf(assignee)
  const input = {
    move: { state },
    prioritize: { priority },
    assign: chosen === undefined ? {} : { assignee: chosen },
    postpone: { dueOn: dueOn || null },
  }[act]
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('bulk.title', { act: t(`bulk.${act}`), number: format.whole(count) })}
      confirmLabel={t(`bulk.${act}`)}
      onConfirm={() => onConfirm({ act, ...input })}
    >
      {act === 'move' ? (
        <Select
          label={t('list.state')}
          value={state}
          onChange={setState}
          options={plainStates.map((id) => ({ id, label: t(`list.states.${id}`) }))}
        />
      ) : null}
      {act === 'prioritize' ? (
        <Select
          label={t('list.priority')}
          value={priority}
          onChange={setPriority}
          options={taskPriorities.map((id) => ({ id, label: t(`list.priorities.${id}`) }))}
        />
      ) : null}
      {act === 'assign' ? <AssigneeBox value={assignee} onChange={setAssignee} /> : null}
      {act === 'postpone' ? (
        <DatePicker label={t('form.dueOn')} value={dueOn} onChange={(day) => setDueOn(day ?? '')} />
      ) : null}
    </ConfirmDialog>
  )
}
