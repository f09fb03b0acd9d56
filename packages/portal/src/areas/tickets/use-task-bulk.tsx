import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task, TaskBulkInput } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import { useRowRefusal } from '#patterns/bulk/use-row-refusal.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { TaskBulkDialog, type TaskBulkAct } from './task-bulk-dialog.tsx'
import { wayBack } from './task-way-back.ts'

/** How many the service changes in one request. */
const atOnce = 50
const acts = ['move', 'assign', 'prioritize', 'postpone'] as const satisfies readonly TaskBulkAct[]

interface TaskBulkOptions<Ask> {
  list: ListAnswer<Task>
  ask: Ask
  all: (ask: Ask) => Promise<readonly Task[]>
}

/** Ticks, and what is done with many: each as it was read, with its own answer, and with a way back for those that were done. */
export function useTaskBulk<Ask extends object>(options: TaskBulkOptions<Ask>) {
  const { t } = useTranslation(['tasks', 'general'])
  const format = useFormat()
  const reasonOf = useRowRefusal()
  const chosen = useMatchingRows(options)
  const send = useAction(useFamily(tasks).bulk, { families: ['inbox'] })
  const bulk = useBulkRun<Task>()
  const [asked, ask] = useState<TaskBulkAct>()
  const takeBack = async (act: TaskBulkAct, done: readonly Task[]) => {
    for (const input of wayBack(act, done)) await send(input)
    options.list.refresh()
  }
  const start = async (input: Omit<TaskBulkInput, 'rows'>) => {
    ask(undefined)
    const done: Task[] = []
    await bulk.start({
      ...{ label: t('general:bulk.changing'), rows: chosen.rows, name: ({ title }) => title, atOnce },
      actOnMany: async (rows) => {
        const results = await send({ ...input, rows: rows.map(({ id, version }) => ({ id, version })) })
        done.push(...rows.filter((_, at) => results[at]?.isDone))
        return results.map(reasonOf)
      },
    })
    chosen.clear()
    options.list.refresh()
    if (done.length > 0)
      toast({
        tone: 'success',
        title: t('bulk.done', { number: format.whole(done.length) }),
        action: { label: t('general:actions.undo'), onPress: () => void takeBack(input.act, done) },
      })
  }
  return {
    table: {
      ...chosen.table,
      bulkActions: acts.map((act) => (
        <Button key={act} size="sm" onPress={() => ask(act)}>
          {t(`bulk.${act}`)}
        </Button>
      )),
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    },
    dialogs: (
      <>
        {asked === undefined ? null : (
          <TaskBulkDialog
            act={asked}
            count={chosen.count}
            onConfirm={(input) => void start(input)}
            onClose={() => ask(undefined)}
          />
        )}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}
