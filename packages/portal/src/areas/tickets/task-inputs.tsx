import { useTranslation } from 'react-i18next'
import type { TaskPriority, TaskTemplate } from '@portal/sdk'
import { tasks, taskTemplates } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Columns, DatePicker, type Option, Select, TagInput, TextArea, TextField } from '@portal/ui-kit'
import { today } from '#patterns/this-month.ts'
import { LateMultiSelect } from './late-choices.tsx'
import { repeatOf, repeats, taskPriorities } from './task-values.ts'

/** The initial values of a task's fields. */
export interface Asked {
  readonly title: string
  readonly description: string
  readonly dueOn: string | null
  readonly dueTime: string | null
  readonly priority: TaskPriority
  readonly checklist: readonly string[]
  readonly recurrence: string | null
  readonly dependsOn: readonly Option[]
}

const mostItems = 50

/** The fields of a task except for its assignee. */
export function TaskInputs({ asked, ownId }: { asked: Asked; ownId?: string }) {
  const { t } = useTranslation('tasks')
  return (
    <>
      <TextField
        name="title"
        label={t('form.title')}
        defaultValue={asked.title}
        minLength={3}
        maxLength={160}
        isRequired
      />
      <TextArea
        name="description"
        label={t('form.description')}
        defaultValue={asked.description}
        maxLength={4000}
      />
      <Columns>
        <DatePicker
          name="dueOn"
          label={t('form.dueOn')}
          {...(asked.dueOn === null ? {} : { defaultValue: asked.dueOn })}
        />
        <TextField
          name="dueTime"
          label={t('form.dueTime')}
          description={t('form.dueTimeHelp')}
          defaultValue={asked.dueTime ?? ''}
          maxLength={5}
        />
      </Columns>
      <Columns>
        <Select
          name="priority"
          label={t('list.priority')}
          options={taskPriorities.map((id) => ({ id, label: t(`list.priorities.${id}`) }))}
          defaultValue={asked.priority}
          isRequired
        />
        <RepeatField rule={asked.recurrence} />
      </Columns>
      <TagInput name="checklist" label={t('list.items')} max={mostItems} defaultValue={asked.checklist} />
      <DependsField before={asked.dependsOn} ownId={ownId} />
    </>
  )
}

/** The form's value for no rule. */
export const noRepeat = 'none'

/** The recurrence: a named rule, or the stored one. */
function RepeatField({ rule }: { rule: string | null }) {
  const { t } = useTranslation('tasks')
  const named: readonly Option[] = Object.values(repeats).flatMap((id) => {
    const word = repeatOf(id)
    return word === undefined ? [] : [{ id, label: t(`list.repeats.${word}`) }]
  })
  const own =
    rule === null || repeatOf(rule) !== undefined
      ? []
      : [{ id: rule, label: t('list.repeats.other', { rule }) }]
  return (
    <Select
      name="recurrence"
      label={t('list.recurrence')}
      options={[{ id: noRepeat, label: t('list.repeats.none') }, ...named, ...own]}
      defaultValue={rule ?? noRepeat}
      isRequired
    />
  )
}

const shown = 100

/** The open tasks it depends on. */
function DependsField({ before, ownId }: { before: readonly Option[]; ownId: string | undefined }) {
  const { t } = useTranslation('tasks')
  const ask = { state: ['open' as const, 'in_progress' as const, 'blocked' as const], perPage: shown }
  const { data } = useData(useFamily(tasks).index, [ask])
  const open = data?.data.map(({ id, title }) => ({ id, label: title })) ?? []
  const all = new Map([...before, ...open].map((one) => [one.id, one]))
  return (
    <LateMultiSelect
      name="dependsOn"
      label={t('form.dependsOn')}
      options={data && [...all.values()].filter(({ id }) => id !== ownId)}
      chosen={before.map(({ id }) => id)}
    />
  )
}

interface TemplateFieldProps {
  chosen: string
  onChoose: (id: string, asked: Partial<Asked>) => void
}

const noTemplate = 'none'
const dayMs = 86_400_000

/** Offers the templates, if there are any. */
export function TemplateField({ chosen, onChoose }: TemplateFieldProps) {
  const { t } = useTranslation('tasks')
  const { data } = useData(useFamily(taskTemplates).index, [{ active: true, perPage: shown }])
  const templates = data?.data ?? []
  if (templates.length === 0) return null
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id)
    onChoose(id, template === undefined ? {} : askedOf(template))
  }
  return (
    <Select
      label={t('form.template')}
      options={[
        { id: noTemplate, label: t('form.noTemplate') },
        ...templates.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={chosen === '' ? noTemplate : chosen}
      onChange={choose}
    />
  )
}

function askedOf({
  title,
  description,
  priority,
  dueDays,
  checklist,
  recurrence,
}: TaskTemplate): Partial<Asked> {
  const dueOn =
    dueDays === null ? null : new Date(Date.parse(today()) + dueDays * dayMs).toISOString().slice(0, 10)
  return { title, description, priority, dueOn, checklist, recurrence }
}
