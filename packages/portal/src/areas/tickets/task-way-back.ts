import type { Task, TaskBulkInput } from '@portal/sdk'
import type { TaskBulkAct } from './task-bulk-dialog.tsx'

/** The undo of a bulk action: the same action, grouped by the previous value. */
export function wayBack(act: TaskBulkAct, before: readonly Task[]): TaskBulkInput[] {
  const groups = new Map<string, Task[]>()
  for (const task of before) {
    const former = JSON.stringify(formerOf(act, task))
    groups.set(former, [...(groups.get(former) ?? []), task])
  }
  return [...groups.values()].flatMap((tasks) => {
    const [first] = tasks
    if (first === undefined) return []
    // The action has increased each version by one.
    const rows = tasks.map(({ id, version }) => ({ id, version: version + 1 }))
    return [{ act, ...formerOf(act, first), rows }]
  })
}

function formerOf(act: TaskBulkAct, { state, reason, assignee, priority, dueOn }: Task) {
  if (act === 'move') return { state, reason }
  if (act === 'assign') return { assignee: { kind: assignee.kind, id: assignee.id } }
  return act === 'prioritize' ? { priority } : { dueOn }
}
