import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'

/** The kinds of jobs that send mail: letters by name, and jobs that generate a link when they send. */
const mailJobs = ['mail.letter', 'users.letter', 'registration.mail', 'recovery.mail'] as const
export type MailJob = (typeof mailJobs)[number]

/**
 * Mails that are no longer retried, each with its recipient: a person by id, by the typed name or address, or an
 * applicant. Nothing else of a queued mail is read.
 */
const dead = (db: Db) =>
  db
    .selectFrom('jobs')
    .leftJoin('users', (join) =>
      join.on(
        sql<boolean>`users.id = coalesce(
          (jobs.payload ->> 'userId')::uuid,
          (select id from users where lower(username) = lower(jobs.payload ->> 'name')),
          (select (array_agg(id))[1] from users where lower(email) = lower(jobs.payload ->> 'name') having count(*) = 1))`,
      ),
    )
    .leftJoin('registrations', (join) =>
      join.on(
        sql<boolean>`jobs.kind = 'registration.mail' and registrations.id::text = jobs.payload ->> 'id'`,
      ),
    )
    .where('jobs.deadAt', 'is not', null)
    .where('jobs.kind', 'in', mailJobs)

const selected = (db: Db) =>
  dead(db)
    .select(['jobs.id', 'jobs.attempts as tries', 'jobs.createdAt as queuedAt'])
    .select(['jobs.deadAt as failedAt', 'jobs.failure', 'registrations.expiresAt'])
    .select(['users.id as userId', 'users.displayName', 'users.active'])
    .select((row) => row.ref('jobs.kind').$castTo<MailJob>().as('jobKind'))
    .select(sql<string | null>`jobs.payload ->> 'letter'`.as('letter'))
    .select(sql<string | null>`coalesce(nullif(users.email, ''), registrations.email)`.as('email'))

export function list(db: Db, paging: Paging) {
  return page(selected(db).orderBy('jobs.deadAt', 'desc').orderBy('jobs.id'), paging)
}

/** Oldest first. */
export const all = (db: Db) => selected(db).orderBy('jobs.deadAt').orderBy('jobs.id').execute()

export const find = (db: Db, id: string) => selected(db).where('jobs.id', '=', id).executeTakeFirst()

export type Row = Awaited<ReturnType<typeof all>>[number]

/**
 * Restarts the job with all its retries. Returns those that still existed: another request may have sent one
 * meanwhile.
 */
export async function resend(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .updateTable('jobs')
    .set({ deadAt: null, attempts: 0, runAt: now })
    .where('id', 'in', ids)
    .where('deadAt', 'is not', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function remove(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
