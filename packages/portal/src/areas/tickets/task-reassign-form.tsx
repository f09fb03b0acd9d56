import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { AssigneeBox, assigneeKey, assigneeOf } from './task-assignee.tsx'

/** Asks whom a task is handed over to, and why. */
export function TaskReassignForm({ task, onClose }: { task: TaskDetail; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const reassign = useAction(useFamily(tasks).reassign, { families: ['inbox'] })
  const { id, title, assignee, away } = task
  const delegate = away?.delegate ?? undefined
  const standIn = delegate && { kind: 'person' as const, id: delegate.id, name: delegate.displayName }
  const [to, setTo] = useState(standIn === undefined ? '' : assigneeKey(standIn))
  return (
    <SeenForm
      title={t('one.reassignTitle', { name: title })}
      draft={`tasks.reassign.${id}`}
      row={task}
      send={({ reason }, seen) =>
        reassign(id, { ...seen, assignee: assigneeOf(to) ?? assignee, reason: textOf(reason) })
      }
      done={t('one.reassigned')}
      sendLabel={t('one.reassign')}
      onClose={onClose}
    >
      <AssigneeBox taskId={id} now={standIn} value={to} onChange={setTo} />
      <TextArea name="reason" label={t('one.reassignReason')} maxLength={500} isRequired />
    </SeenForm>
  )
}
