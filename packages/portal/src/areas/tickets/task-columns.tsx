import type { Task } from '@portal/sdk'
import { Badge, Stack, Status } from '@portal/ui-kit'
import type { useFormat } from '#format/use-format.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { TranslateWord, WordOf } from '#patterns/resource-screen/words.ts'
import { priorityTones, repeatOf, taskTones } from './task-values.ts'

/** The columns of tasks, also of the export. */
export const taskColumns: readonly ColumnSpec<Task, WordOf<'tasks:list'>>[] = [
  column.text('title', { rowHeader: true, sortable: true, priority: 1 }),
  column.custom(
    'dueAt',
    {
      text: ({ dueOn, dueTime }: Task) => dueText({ dueOn, dueTime }),
      cell: ({ dueOn, dueTime, isOverdue }: Task) =>
        isOverdue ? (
          <Status tone="danger">{dueText({ dueOn, dueTime })}</Status>
        ) : (
          dueText({ dueOn, dueTime })
        ),
    },
    { sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: ({ state }: Task, { translate }) => translate(`states.${state}`),
      cell: ({ state }: Task, { translate }) => (
        <Status tone={taskTones[state]}>{translate(`states.${state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.custom(
    'priority',
    {
      text: ({ priority }: Task, { translate }) => translate(`priorities.${priority}`),
      cell: ({ priority }: Task, { translate }) => (
        <Badge tone={priorityTones[priority]}>{translate(`priorities.${priority}`)}</Badge>
      ),
    },
    { sortable: true, priority: 2 },
  ),
  column.custom(
    'assignee',
    {
      text: (row: Task, { translate }) => assigneeText(row, translate),
      cell: (row: Task, { translate, format }) =>
        row.away === null ? (
          assigneeText(row, translate)
        ) : (
          <Stack space="xs">
            <span>{assigneeText(row, translate)}</span>
            <Badge tone="warning" icon="sun">
              {awayText(row.away, translate, format)}
            </Badge>
          </Stack>
        ),
    },
    { priority: 2 },
  ),
  column.custom(
    'items',
    { text: ({ items, itemsDone }: Task) => (items === 0 ? '' : `${itemsDone}/${items}`) },
    { priority: 3, align: 'end' },
  ),
  column.custom(
    'recurrence',
    { text: ({ recurrence }: Task, { translate }) => repeatText(recurrence, translate) },
    { priority: 3 },
  ),
  column.custom(
    'source',
    {
      text: ({ source }: Task, { translate }) =>
        source === null ? '' : (source.label ?? translate(`sources.${source.kind}`)),
    },
    { hidden: true },
  ),
  column.custom('createdBy', { text: ({ createdBy }: Task) => createdBy.displayName }, { hidden: true }),
  column.dateTime('createdAt', { sortable: true, hidden: true }),
  column.dateTime('updatedAt', { sortable: true, hidden: true }),
]

/** The deadline as entered: a date, or a date and time. */
export const dueText = ({ dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>): string =>
  dueOn === null ? '' : dueTime === null ? dueOn : `${dueOn} ${dueTime}`

/** The assignee; a team by the name of its coordinator. */
export const assigneeText = (
  { assignee: { kind, name } }: Pick<Task, 'assignee'>,
  translate: TranslateWord,
): string => (kind === 'team' ? translate('kinds.team', { name }) : name)

/** Until when the person is away. */
export const awayText = (
  { until }: NonNullable<Task['away']>,
  translate: TranslateWord,
  { shortDay }: Pick<ReturnType<typeof useFormat>, 'shortDay'>,
): string => (until === null ? translate('awayOpen') : translate('awayUntil', { day: shortDay(until) }))

/** The recurrence, by the name of the rule or as written. */
export function repeatText(rule: string | null, translate: TranslateWord): string {
  if (rule === null) return ''
  const word = repeatOf(rule)
  return word === undefined ? rule : translate(`repeats.${word}`)
}
