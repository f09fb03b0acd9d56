import { sql } from 'kysely'
import type { components } from '#contract/generated/main.ts'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'

type Kind = components['schemas']['UndeliveredMail']['kind']

/** Mails that are not tried any more, each with whom it was for: a person of ours, or who asks for an account. */
const dead = (db: Db) =>
  db
    .selectFrom('jobs')
    .leftJoin('users', (join) =>
      join.on(
        sql<boolean>`users.id::text = payload ->> 'userId' or lower(users.username) = lower(payload ->> 'name')`,
      ),
    )
    .leftJoin('registrations', (join) =>
      join.on(sql<boolean>`kind = 'registration.mail' and registrations.id::text = payload ->> 'id'`),
    )
    .where('jobs.deadAt', 'is not', null)
    .where('jobs.kind', 'in', Object.keys(kinds))

/** What the mails of each kind of work are about; letters say it by their name. */
const kinds: Readonly<Record<string, Kind | undefined>> = {
  'mail.letter': undefined,
  'users.letter': 'account',
  'registration.mail': 'registration',
  'recovery.mail': 'recovery',
  'session.slowed': 'security',
}

const selected = (db: Db) =>
  dead(db)
    .select(['jobs.id', 'jobs.kind as jobKind', 'jobs.attempts as tries', 'jobs.createdAt as queuedAt'])
    .select(['users.id as userId', 'users.displayName', 'jobs.deadAt as failedAt', 'jobs.failure'])
    .select(sql<string | null>`payload ->> 'letter'`.as('letter'))
    .select(sql<string | null>`coalesce(users.email, registrations.email)`.as('email'))

export async function list(db: Db, paging: Paging) {
  const { data, meta } = await page(selected(db).orderBy('jobs.deadAt', 'desc').orderBy('jobs.id'), paging)
  return { data: data.map(answered), meta }
}

export async function find(db: Db, id: string) {
  const row = await selected(db).where('jobs.id', '=', id).executeTakeFirst()
  return row && { ...answered(row), jobKind: row.jobKind }
}

/** From the beginning, with all its pauses. Answers whether it was there. */
export async function resend(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ deadAt: null, attempts: 0, runAt: now })
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function remove(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

function answered({ jobKind, letter, userId, displayName, failure, failedAt, queuedAt, ...row }: Row) {
  return {
    ...row,
    kind: kinds[jobKind] ?? kindOf(letter ?? ''),
    person: userId === null ? null : { id: userId, displayName: displayName ?? userId },
    failure: failure ?? '',
    queuedAt: queuedAt.toISOString(),
    failedAt: (failedAt ?? queuedAt).toISOString(),
  }
}

function kindOf(letter: string): Kind {
  if (letter.startsWith('access')) return 'access'
  return /^(?:password|questions|secondFactor)/.test(letter) ? 'security' : 'notice'
}
