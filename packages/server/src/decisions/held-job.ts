import type { Context } from '#contract/handlers.ts'
import { job, type Job, type JobContext } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'

type Queueing = Pick<Context, 'db'> & { jobs: Notifying['jobs'] }

/** Schedules the joint application of decisions, once they are final. */
export async function queueHeld(
  { db, jobs }: Queueing,
  { kind, ids, until }: { kind: string; ids: readonly string[]; until: Date },
): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  await jobs.enqueue(db, kind, { ids }, { key: `${first} ${until.toISOString()}`, at: until })
}

/** The job that applies them. If all fail together each is retried alone, so that none blocks the others. */
export const heldJob = (
  kind: string,
  settle: (context: JobContext, ids: readonly string[]) => Promise<void>,
): Job =>
  job(kind, async (context) => {
    const ids = idsOf(context.payload)
    try {
      await settle(context, ids)
    } catch (error) {
      if (ids.length === 1) throw error
      const { log, jobs, database } = context
      log.error({ err: error, kind }, 'decisions are put in force one by one')
      for (const id of ids) await jobs.enqueue(database.db, kind, { ids: [id] }, { key: id })
    }
  })

/** Jobs queued by an older server contain a single one. */
function idsOf(payload: unknown): readonly string[] {
  const { ids, id } = payload as { ids?: readonly string[]; id?: string }
  return ids ?? (id === undefined ? [] : [id])
}
