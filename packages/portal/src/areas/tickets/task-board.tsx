import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, type BoardCard, type BoardMove, FilterBar, KanbanBoard } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { changeOf } from '#patterns/filter-change.ts'
import { type TranslateWord, useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TableSearch } from '#patterns/table-search.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { TaskBlockForm } from './task-block-form.tsx'
import { assigneeText, awayText, dueText } from './task-columns.tsx'
import { NewTaskButton, TaskBeside } from './task-beside.tsx'
import { boardRules, taskAsk, useTaskFilters } from './task-query.ts'
import { boardStates } from './task-values.ts'
import { useTaskMove } from './use-task-move.ts'

const shownTasks = 100

/** A task being blocked, and the settlement of its move: the card goes back if the form is cancelled. */
interface Blocking {
  readonly task: Task
  readonly resolve: () => void
  readonly reject: (reason: Error) => void
}

/** The tasks by state in columns, moved by dragging or by menu. */
export function TaskBoard() {
  const { t } = useTranslation(['tasks', 'menu', 'general'])
  const format = useFormat()
  const table = useTableQuery(boardRules)
  const filters = useTaskFilters(boardRules.filters)
  const ask = { ...taskAsk(table.query), page: 1, perPage: shownTasks, state: [...boardStates] }
  const { data, error, refresh } = useData(useFamily(tasks).index, [ask], { keepPrevious: true })
  const translate = useGroupWords('tasks:list')
  const cards = useMemo(
    () => (data?.data ?? []).map((task) => cardOf(task, translate, format)),
    [data, translate, format],
  )
  const { move } = useTaskMove()
  const [blocking, setBlocking] = useState<Blocking>()
  const opened = useOpened('task')
  const onMove = ({ cardId, toColumnId }: BoardMove): Promise<void> => {
    const task = data?.data.find(({ id }) => id === cardId)
    const state = boardStates.find((one) => one === toColumnId)
    // Cards are sorted by deadline within a column: there is no manual order to store.
    if (task === undefined || state === undefined || task.state === state) return Promise.resolve()
    if (state !== 'blocked') return move(task, state)
    return new Promise((resolve, reject) => setBlocking({ task, resolve, reject }))
  }
  const end = (settle: (of: Blocking) => void) => {
    if (blocking !== undefined) settle(blocking)
    setBlocking(undefined)
  }
  return (
    <ScreenPage title={t('menu:screens.tasks')} description={t('board.text')} actions={<NewTaskButton />}>
      <FilterBar
        filters={filters}
        values={table.query.filters}
        onChange={(values) => table.change({ filters: changeOf(filters, values) })}
      >
        <TableSearch table={table} label={t('general:actions.search')} />
      </FilterBar>
      {data === undefined ? (
        <Waiting error={error} onRetry={refresh} />
      ) : (
        <KanbanBoard
          label={t('tabs.board')}
          columns={boardStates.map((id) => ({ id, label: t(`list.states.${id}`) }))}
          cards={cards}
          onMove={onMove}
          onOpen={opened.replace}
        />
      )}
      {(data?.meta.totalCount ?? 0) > shownTasks ? (
        <Alert tone="info" title={t('board.more', { number: format.whole(shownTasks) })} />
      ) : null}
      {blocking === undefined ? null : (
        <TaskBlockForm
          task={blocking.task}
          onDone={() => end(({ resolve }) => resolve())}
          onClose={() => end(({ reject }) => reject(new Error('Nobody says what it waits for')))}
        />
      )}
      <TaskBeside />
    </ScreenPage>
  )
}

function cardOf(task: Task, translate: TranslateWord, format: ReturnType<typeof useFormat>): BoardCard {
  const { id, state, title, priority, isOverdue, dueOn, reason, items, itemsDone, away } = task
  const due = dueText(task)
  return {
    ...{ id, columnId: state, title },
    ...(reason === null ? {} : { description: reason }),
    facts: [
      { icon: 'user', text: assigneeText(task, translate) },
      ...(away === null
        ? []
        : [{ icon: 'sun' as const, text: awayText(away, translate, format), tone: 'warning' as const }]),
      ...(dueOn === null
        ? []
        : [{ icon: 'calendar' as const, text: due, ...(isOverdue ? { tone: 'danger' as const } : {}) }]),
      ...(priority === 'normal'
        ? []
        : [{ icon: 'flag' as const, text: translate(`priorities.${priority}`) }]),
      ...(items === 0 ? [] : [{ icon: 'checklist' as const, text: `${itemsDone}/${items}` }]),
    ],
  }
}
