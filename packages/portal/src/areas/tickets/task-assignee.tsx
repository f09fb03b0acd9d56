import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskAssignee } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { assigneeText } from './task-columns.tsx'

const shown = 25

/** An assignee as one value: its kind and its id. */
export const assigneeKey = ({ kind, id }: Pick<TaskAssignee, 'kind' | 'id'>): string => `${kind}:${id}`

/** The assignee of such a value; undefined for nobody. */
export function assigneeOf(key: string): Pick<TaskAssignee, 'kind' | 'id'> | undefined {
  const [word = '', id = ''] = key.split(':')
  const kind = (['person', 'group', 'team'] as const).find((one) => one === word)
  return kind === undefined ? undefined : { kind, id }
}

interface AssigneeBoxProps {
  /** The current assignee, which may not be among the results. */
  now?: TaskAssignee | undefined
  /** The task that is handed over. */
  taskId?: string
  value: string
  onChange: (key: string) => void
}

/** The assignee of a task: a person, a group or a team, found by typing. */
export function AssigneeBox({ now, taskId, value, onChange }: AssigneeBoxProps) {
  const { t } = useTranslation('tasks')
  const translate = useGroupWords('tasks:list')
  const labelOf = (assignee: TaskAssignee) => assigneeText({ assignee }, translate)
  const [search, setSearch] = useState(now === undefined ? '' : labelOf(now))
  const isWritten = now === undefined || search !== labelOf(now)
  const ask = {
    perPage: shown,
    ...(isWritten && search !== '' ? { search } : {}),
    ...(taskId === undefined ? {} : { taskId }),
  }
  const found = useData(useFamily(tasks).assignees, [ask], { keepPrevious: true })
  const all = [...(now === undefined ? [] : [now]), ...(found.data?.data ?? [])]
  const options = new Map(all.map((one) => [assigneeKey(one), labelOf(one)]))
  return (
    <ComboBox
      name="assignee"
      label={t('list.assignee')}
      description={t('form.assigneeHelp')}
      isRequired={taskId !== undefined}
      options={[...options].map(([id, label]) => ({ id, label }))}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key ?? '')}
      onInputChange={setSearch}
    />
  )
}
