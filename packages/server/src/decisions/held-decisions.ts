import { sql } from 'kysely'
import type { Came } from '#contract/came.ts'
import type { Context } from '#contract/handlers.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { lostBefore } from '#db/decision-held.ts'
import { grouped } from '#db/grouped.ts'
import type { Job } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'
import { heldJob } from './held-job.ts'

type Holding = Pick<Context, 'db' | 'clock'> & { user: { id: string } }
type Meant = { id: string; decision: object; onBehalfOf: string | null }

/**
 * Stores decisions until they are final, when the family's job applies them. Returns the decided ids; somebody else
 * has already decided on the others.
 */
export async function holdDecisions(
  { db, clock, user }: Holding,
  { family, until }: { family: string; until: Date },
  meant: readonly Meant[],
): Promise<ReadonlySet<string>> {
  if (meant.length === 0) return new Set()
  const rows = meant.map(({ id, decision, onBehalfOf }) => ({
    ...{ subjectId: id, decision: JSON.stringify(decision), onBehalfOf },
    ...{ family, by: user.id, until },
  }))
  const kept = await db
    .insertInto('heldDecisions')
    .values(rows)
    .onConflict((same) =>
      same
        .column('subjectId')
        .doUpdateSet((eb) => ({
          ...{ decision: eb.ref('excluded.decision'), onBehalfOf: eb.ref('excluded.onBehalfOf') },
          ...{
            family: eb.ref('excluded.family'),
            by: eb.ref('excluded.by'),
            until: eb.ref('excluded.until'),
          },
        }))
        .where('heldDecisions.until', '<=', lostBefore(clock.now())),
    )
    .returning('subjectId')
    .execute()
  return new Set(kept.map(({ subjectId }) => subjectId))
}

/** Undoes one's own decisions before they are final; returns their ids. Other people's and final ones stay. */
export async function releaseDecisions(
  { db, user }: Pick<Holding, 'db' | 'user'>,
  family: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const forgotten = await db
    .deleteFrom('heldDecisions')
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .where('family', '=', family)
    .where('by', '=', user.id)
    .returning(['subjectId', 'decision'])
    .execute()
  return new Map(forgotten.map(({ subjectId, decision }) => [subjectId, decision]))
}

export const kindOf = (family: string): string => `decisions.${family}`

const heldOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('heldDecisions as h')
    .innerJoin('users', 'users.id', 'h.by')
    .leftJoin('users as other', 'other.id', 'h.onBehalfOf')
    .where(sql<boolean>`h.subject_id = any(${ids}::uuid[])`)
    .select(['h.subjectId as id', 'h.decision', 'h.by', 'h.until', 'h.onBehalfOf'])
    .select(['users.displayName', 'other.displayName as delegatorName'])
    .orderBy(sql`array_position(${ids}::uuid[], h.subject_id)`)
    .execute()

type Held = Awaited<ReturnType<typeof heldOf>>[number]

/** Deletes them, unless they are held again; returns the deleted ones. */
async function forget(db: Db, held: readonly Held[]): Promise<Held[]> {
  const [ids, untils] = [held.map(({ id }) => id), held.map(({ until }) => until)]
  const deleted = await db
    .deleteFrom('heldDecisions')
    .where(
      sql<boolean>`(subject_id, until) in (select * from unnest(${ids}::uuid[], ${untils}::timestamptz[]))`,
    )
    .returning('subjectId')
    .execute()
  const forgotten = new Set(deleted.map(({ subjectId }) => subjectId))
  return held.filter(({ id }) => forgotten.has(id))
}

type Named = { id: string; displayName: string }
/** A decision that becomes final, and the delegator on whose behalf it was made. */
export type Settled = { id: string; decision: Record<string, unknown>; onBehalfOf: Named | null }
export type Settling = Notifying & { user: Named; signedIn: Named; request?: undefined }

/**
 * The job of a family: applies decisions whose undo period is over, on behalf of those who made them, grouped by
 * person and outcome.
 */
export const heldDecisionJob = (
  family: string,
  settle: (context: Settling, settled: readonly Settled[]) => Promise<readonly Came<unknown>[]>,
): Job =>
  heldJob(kindOf(family), async ({ database, bus, ...context }, ids) => {
    const now = context.clock.now()
    const due = (await heldOf(database.db, ids)).filter(({ until }) => until <= now)
    for (const alike of grouped(due, ({ by, decision }) => `${by} ${String(decision.act)}`).values())
      await announced(database, bus, async (db, waiting) => {
        const settled = (await forget(db, alike)).map(settledOf)
        const [{ by, displayName }] = alike
        const user = { id: by, displayName }
        const came = await settle({ ...context, db, bus: waiting, user, signedIn: user }, settled)
        // What has become impossible meanwhile is open for a decision again.
        for (const [at, one] of came.entries())
          if ('refused' in one)
            context.log.warn(
              { subject: settled[at]?.id, family, error: one.refused },
              'a decision could not be put in force',
            )
      })
  })

const settledOf = ({ id, decision, onBehalfOf, delegatorName }: Held): Settled => ({
  ...{ id, decision },
  onBehalfOf: onBehalfOf === null ? null : { id: onBehalfOf, displayName: delegatorName ?? '' },
})
