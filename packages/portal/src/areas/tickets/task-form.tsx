import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskDetail, TaskInput } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { type FormValues, toast } from '@portal/ui-kit'
import { textOf, textsOf } from '#patterns/form-values.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { AssigneeBox, assigneeKey, assigneeOf } from './task-assignee.tsx'
import { type Asked, noRepeat, TaskInputs, TemplateField } from './task-inputs.tsx'
import { taskPriorities } from './task-values.ts'

const nothingYet: Asked = {
  ...{ title: '', description: '', dueOn: null, dueTime: null, priority: 'normal', recurrence: null },
  ...{ checklist: [], dependsOn: [] },
}

/** Creates a task, blank or from a template, and opens it in place of the form. */
export function NewTask({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const create = useAction(useFamily(tasks).create, { families: ['inbox'] })
  const { replace } = useOpened('task')
  const [assignee, setAssignee] = useState('')
  const [begin, setBegin] = useState({ id: '', asked: nothingYet })
  return (
    <ResourceForm
      title={t('list.create')}
      draft="tasks.new"
      send={(values) => create({ ...inputOf(values), ...assigneePart(assignee) })}
      onDone={({ id }) => {
        toast({ tone: 'success', title: t('form.saved') })
        replace(id)
      }}
      onClose={onClose}
    >
      <TemplateField
        chosen={begin.id}
        onChoose={(id, asked) => setBegin({ id, asked: { ...nothingYet, ...asked } })}
      />
      <TaskInputs key={begin.id} asked={begin.asked} />
      <AssigneeBox value={assignee} onChange={setAssignee} />
      <DraftValue name="chosenAssignee" value={assignee} onFound={setAssignee} />
    </ResourceForm>
  )
}

/** Edits a task, based on the version seen. */
export function TaskForm({ task, onClose }: { task: TaskDetail; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const { clash, write } = useClash(useFamily(tasks))
  // The version seen when the form opened: a later change by somebody else is a conflict.
  const [seen] = useState(task)
  const [assignee, setAssignee] = useState(assigneeKey(task.assignee))
  const translate = useGroupWords('tasks:list')
  const asked: Asked = {
    ...seen,
    checklist: seen.checklist.map(({ label }) => label),
    dependsOn: seen.dependsOn.map(({ id, title }) => ({ id, label: title })),
  }
  const isKept = assignee === assigneeKey(seen.assignee)
  return (
    <ResourceForm
      title={t('form.edit', { name: seen.title })}
      draft={`tasks.${seen.id}`}
      send={(values) => write(seen, { ...inputOf(values), ...(isKept ? {} : assigneePart(assignee)) })}
      done={t('form.saved')}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : (
          <ConflictPart
            mine={plainOf(clash.mine)}
            theirs={plainOf(clash.theirs)}
            fields={[{ name: 'priority', shown: (value) => translate(`priorities.${String(value)}`) }]}
            translate={translate}
            onKeepTheirs={throwAway}
          />
        )
      }
    >
      <TaskInputs asked={asked} ownId={seen.id} />
      <AssigneeBox now={seen.assignee} value={assignee} onChange={setAssignee} />
      <DraftValue name="chosenAssignee" value={assignee} onFound={setAssignee} />
    </ResourceForm>
  )
}

const assigneePart = (key: string) => {
  const assignee = assigneeOf(key)
  return assignee === undefined ? {} : { assignee }
}

/** The fields compared in a conflict. */
const plainOf = ({
  title,
  priority,
  recurrence,
}: Pick<Partial<TaskInput>, 'title' | 'priority' | 'recurrence'>) => ({
  ...{ title, priority, recurrence },
})

function inputOf(values: FormValues) {
  return {
    title: textOf(values.title),
    description: textOf(values.description),
    dueOn: textOf(values.dueOn) || null,
    dueTime: textOf(values.dueTime) || null,
    priority: taskPriorities.find((one) => one === textOf(values.priority)) ?? 'normal',
    recurrence: values.recurrence === noRepeat ? null : textOf(values.recurrence) || null,
    checklist: [...textsOf(values.checklist)],
    dependsOn: [...textsOf(values.dependsOn)],
  }
}
