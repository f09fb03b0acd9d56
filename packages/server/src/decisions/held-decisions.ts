import type { Context } from '#contract/handlers.ts'
import { conflict, Refusal } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { heldMs, lostBefore } from '#db/decision-held.ts'
import { job, type Job } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'

type Holding = Pick<Context, 'db' | 'clock' | 'jobs' | 'user'>
type Meant = { family: string; id: string; decision: object; onBehalfOf: string | null }

/** Keeps a decision until it cannot be taken back any more, when the job of its family puts it in force. */
export async function holdDecision(
  { db, clock, jobs, user }: Holding,
  { family, id, decision, onBehalfOf }: Meant,
): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + heldMs)
  const row = { family, decision: JSON.stringify(decision), by: user.id, onBehalfOf, until }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('heldDecisions')
    .values({ ...row, subjectId: id })
    .onConflict((same) =>
      same.column('subjectId').doUpdateSet(row).where('heldDecisions.until', '<=', lostBefore(now)),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) conflict('invalid', 'state')
  await jobs.enqueue(db, kindOf(family), { id }, { key: `${id} ${until.toISOString()}`, at: until })
}

/** Forgets one's own decision before it is in force; another's, or one that is, is refused. */
export async function releaseDecision(
  { db, user }: Pick<Holding, 'db' | 'user'>,
  family: string,
  id: string,
) {
  const forgotten = await db
    .deleteFrom('heldDecisions')
    .where('subjectId', '=', id)
    .where('family', '=', family)
    .where('by', '=', user.id)
    .returning('decision')
    .executeTakeFirst()
  return forgotten ?? conflict('invalid', 'state')
}

const kindOf = (family: string): string => `decisions.${family}`

const heldOf = (db: Db, id: string) =>
  db
    .selectFrom('heldDecisions as h')
    .innerJoin('users', 'users.id', 'h.by')
    .leftJoin('users as other', 'other.id', 'h.onBehalfOf')
    .where('h.subjectId', '=', id)
    .select(['h.subjectId as id', 'h.decision', 'h.by', 'h.until', 'h.onBehalfOf'])
    .select(['users.displayName', 'other.displayName as delegatorName'])
    .executeTakeFirst()

type Held = NonNullable<Awaited<ReturnType<typeof heldOf>>>

/** Forgets it, unless another one is held by now; answers whether it did. */
async function forget(db: Db, { id, until }: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('heldDecisions')
    .where('subjectId', '=', id)
    .where('until', '=', until)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Named = { id: string; displayName: string }
/** A decision that comes into force: who has made it, and in whose place. */
export type Settled = { id: string; decision: Record<string, unknown>; user: Named; onBehalfOf: Named | null }
export type Settling = Notifying & { user: Named; signedIn: Named; request?: undefined }

/** The job of a family: it puts decisions in force whose time is over, in the name of who has made them. */
export const heldDecisionJob = (
  family: string,
  settle: (context: Settling, settled: Settled) => Promise<void>,
): Job =>
  job(kindOf(family), async ({ database, bus, payload, ...context }) => {
    const { id } = payload as { id: string }
    const held = await heldOf(database.db, id)
    if (held === undefined || held.until > context.clock.now()) return
    const { decision, by, displayName, onBehalfOf, delegatorName } = held
    const user = { id: by, displayName }
    const inPlaceOf = onBehalfOf === null ? null : { id: onBehalfOf, displayName: delegatorName ?? '' }
    try {
      await announced(database, bus, async (db, waiting) => {
        if (!(await forget(db, held))) return
        const settling = { ...context, db, bus: waiting, user, signedIn: user }
        await settle(settling, { id, decision, user, onBehalfOf: inPlaceOf })
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // What has become impossible meanwhile waits for a decision again.
      context.log.warn({ subject: id, family, error }, 'a decision could not be put in force')
      await forget(database.db, held)
    }
  })
