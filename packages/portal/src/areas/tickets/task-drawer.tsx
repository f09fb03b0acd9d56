import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Badge, Button, DescriptionList, Drawer, Inline, Link, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { TaskActs, type TaskQuestion } from './task-acts.tsx'
import { TaskBlockForm } from './task-block-form.tsx'
import { TaskChecklist } from './task-checklist.tsx'
import { assigneeText, awayText, dueText, repeatText } from './task-columns.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskReassignForm } from './task-reassign-form.tsx'
import { TaskThread } from './task-thread.tsx'
import { priorityTones, taskTones } from './task-values.ts'

const forms = { edit: TaskForm, block: TaskBlockForm, reassign: TaskReassignForm }

/** One task: its facts, its checklist, its history, and its actions. */
export function TaskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const { data: task, error, refresh } = useData(useFamily(tasks).show, [id])
  const [asked, ask] = useState<TaskQuestion>()
  const back = () => ask(undefined)
  const Form = asked === undefined ? undefined : forms[asked]
  if (task !== undefined && Form !== undefined) return <Form task={task} onClose={back} />
  return (
    <Drawer
      title={task?.title ?? t('one.task')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={task === undefined ? undefined : <TaskActs task={task} onAsk={ask} />}
    >
      {task === undefined ? (
        <Waiting error={error} onRetry={refresh} />
      ) : (
        <Stack space="lg">
          <TaskAway task={task} onReassign={() => ask('reassign')} />
          <TaskFacts task={task} />
          <TaskChecklist task={task} />
          <TaskThread task={task} />
        </Stack>
      )}
    </Drawer>
  )
}

/** Its person is away when it is due: it is offered for handover. */
function TaskAway({ task: { away }, onReassign }: { task: TaskDetail; onReassign: () => void }) {
  const { t } = useTranslation('tasks')
  const translate = useGroupWords('tasks:list')
  const format = useFormat()
  if (away === null) return null
  const { delegate } = away
  return (
    <Alert
      tone="warning"
      title={awayText(away, translate, format)}
      actions={<Button onPress={onReassign}>{t('one.reassign')}</Button>}
    >
      {delegate === null ? t('list.awayHelp') : t('list.standIn', { name: delegate.displayName })}
    </Alert>
  )
}

function TaskFacts({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const translate = useGroupWords('tasks:list')
  const { state, priority, isOverdue, description, reason, source, createdBy, followers } = task
  const facts = [
    { term: t('list.assignee'), value: assigneeText(task, translate) },
    { term: t('list.dueAt'), value: dueText(task) },
    { term: t('form.reason'), value: reason ?? '' },
    { term: t('list.recurrence'), value: repeatText(task.recurrence, translate) },
    { term: t('list.createdBy'), value: createdBy.displayName },
    { term: t('one.followers'), value: followers.map(({ displayName }) => displayName).join(', ') },
  ].filter(({ value }) => value !== '')
  return (
    <Stack space="md">
      <Inline>
        <Status tone={taskTones[state]}>{t(`list.states.${state}`)}</Status>
        <Badge tone={priorityTones[priority]}>{t(`list.priorities.${priority}`)}</Badge>
        {isOverdue ? <Status tone="danger">{t('list.dues.overdue')}</Status> : null}
      </Inline>
      {description === '' ? null : <p>{description}</p>}
      <DescriptionList items={facts} />
      <TaskLinks task={task} />
      {source === null ? null : <Link href={source.path}>{source.label ?? t('one.openSource')}</Link>}
    </Stack>
  )
}

/** The tasks it depends on, and its neighbours in a recurrence. */
function TaskLinks({ task: { dependsOn, previousId, nextId } }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const { hrefOf } = useOpened('task')
  return (
    <>
      {dependsOn.length === 0 ? null : (
        <DescriptionList
          items={dependsOn.map(({ id, title, state }) => ({
            term: t('form.dependsOn'),
            value: (
              <>
                <Link href={hrefOf(id)}>{title}</Link> · {t(`list.states.${state}`)}
              </>
            ),
          }))}
        />
      )}
      {previousId === null ? null : <Link href={hrefOf(previousId)}>{t('one.previous')}</Link>}
      {nextId === null ? null : <Link href={hrefOf(nextId)}>{t('one.next')}</Link>}
    </>
  )
}
