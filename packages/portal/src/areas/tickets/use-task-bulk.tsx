import { useTranslation } from 'react-i18next'
import type { Task, TaskBulkInput } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useBulkActs, type BulkList } from '#patterns/bulk/use-bulk-acts.tsx'
import { TaskBulkDialog, type TaskBulkAct } from './task-bulk-dialog.tsx'
import { wayBack } from './task-way-back.ts'

const acts = ['move', 'assign', 'prioritize', 'postpone'] as const satisfies readonly TaskBulkAct[]

/**
 * The selection and the bulk actions: each task with the version seen and its own result, and undo for the
 * successful ones.
 */
export function useTaskBulk<Ask extends object>(options: BulkList<Task, Ask>) {
  const { t } = useTranslation(['tasks', 'general'])
  const format = useFormat()
  const send = useAction(useFamily(tasks).bulk, { families: ['inbox'] })
  const bulk = useBulkActs(options, {
    family: 'tasks',
    acts,
    wordOf: (act: TaskBulkAct) => t(`bulk.${act}`),
    name: ({ title }) => title,
  })
  const { asked, close, count, table } = bulk
  const takeBack = async (act: TaskBulkAct, done: readonly Task[]) => {
    for (const input of wayBack(act, done)) await send(input)
    options.list.refresh()
  }
  const start = async (input: Omit<TaskBulkInput, 'rows'>) => {
    const done = await bulk.start({
      send: (rows) => send({ ...input, rows: rows.map(({ id, version }) => ({ id, version })) }),
    })
    if (done.length > 0)
      toast({
        tone: 'success',
        title: t('bulk.done', { number: format.whole(done.length) }),
        action: { label: t('general:actions.undo'), onPress: () => void takeBack(input.act, done) },
      })
  }
  const dialog =
    asked === undefined ? null : (
      <TaskBulkDialog act={asked} count={count} onConfirm={(input) => void start(input)} onClose={close} />
    )
  return { table, dialogs: bulk.dialogs(dialog) }
}
