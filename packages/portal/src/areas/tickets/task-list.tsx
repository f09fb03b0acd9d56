import { useTranslation } from 'react-i18next'
import type { Task } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { type Column, IconButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { NewTaskButton, TaskBeside } from './task-beside.tsx'
import { taskColumns } from './task-columns.tsx'
import { taskAsk, taskRules, useTaskFilters } from './task-query.ts'
import { isOver } from './task-values.ts'
import { useTaskBulk } from './use-task-bulk.tsx'
import { useTaskMove } from './use-task-move.ts'

/** The visible tasks: completed in place, or in bulk. */
export function TaskList() {
  const { t } = useTranslation(['tasks', 'menu'])
  const family = useFamily(tasks)
  const table = useTableQuery(taskRules)
  const ask = taskAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const bulk = useTaskBulk({ list, ask, all: (asked) => family.list(asked).toArray() })
  const { hrefOf } = useOpened('task')
  const title = t('menu:screens.tasks')
  return (
    <ScreenPage title={title} description={t('list.text')} actions={<NewTaskButton />}>
      <ViewedList<Task>
        label={title}
        table={table}
        list={list}
        specs={taskColumns}
        control={useDoneColumn()}
        translate={useGroupWords('tasks:list')}
        rowKey={({ id }) => id}
        rowLabel={(row) => row.title}
        rowHref={({ id }) => hrefOf(id)}
        filters={useTaskFilters(taskRules.filters)}
        empty={{ title: t('list.none'), text: t('list.noneText'), action: <NewTaskButton /> }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        {...bulk.table}
      />
      {bulk.dialogs}
      <TaskBeside />
    </ScreenPage>
  )
}

/** Completes a task in place; the notice offers undo. */
function useDoneColumn(): Column<Task> {
  const { t } = useTranslation('tasks')
  const { press } = useTaskMove()
  return {
    ...{ id: 'done', header: t('one.done'), priority: 1, control: true },
    cell: (task) =>
      task.canMove && !isOver(task) ? (
        <IconButton
          icon="check"
          size="sm"
          label={t('one.doneNamed', { name: task.title })}
          onPress={() => press(task, 'done')}
        />
      ) : null,
  }
}
