import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { type DuePayload, taskDueKind, notifyDue } from './task-notices.ts'
import { isOver } from './tasks.rules.ts'
import * as queries from './tasks.queries.ts'

/** Reminds people of a task due within a day, or late; ignores finished and rescheduled ones. */
export const taskDueJob = job(taskDueKind, async ({ database, bus, payload, ...context }) => {
  const { id, dueAt, moment } = payload as DuePayload
  await announced(database, bus, async (db, waiting) => {
    const task = await queries.dueTask(db, id)
    if (task === undefined || isOver(task.state) || task.dueAt?.toISOString() !== dueAt) return
    await notifyDue({ ...context, db, bus: waiting }, task, moment)
  })
})
