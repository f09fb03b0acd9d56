import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { RegistrationsTable } from '#db/schema/second-factors.ts'

export type Registration = Selectable<RegistrationsTable>

/** Defaults of a new account: no role, so no permission until somebody grants one. */
const newcomer = {
  photoUrl: null,
  timeZone: null,
  theme: null,
  density: null,
  lastSeenAt: null,
} as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function insert(db: Db, registration: Insertable<RegistrationsTable>): Promise<void> {
  await db.insertInto('registrations').values(registration).execute()
}

export function find(db: Db, id: string, now: Date): Promise<Registration | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** The number of pending registrations of an address; expired ones are deleted. */
export async function countOpen(db: Db, email: string, now: Date): Promise<number> {
  await db.deleteFrom('registrations').where('expiresAt', '<=', now).execute()
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .where('hash', 'is not', null)
    .execute()
  return rows.length
}

export async function setToken(db: Db, id: string, token: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ hash: hashOf(token) })
    .where('id', '=', id)
    .execute()
}

/** Takes a registration by its link's token: of two concurrent requests, one gets it. */
export async function take(db: Db, token: string, now: Date): Promise<Registration | undefined> {
  const taken = await db
    .deleteFrom('registrations')
    .where('hash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (taken) await db.deleteFrom('registrations').where('email', '=', taken.email).execute()
  return taken
}

/** Who has this address, or signs in with it. */
export function holderOf(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where((where) =>
      where.or([
        where(where.fn('lower', ['username']), '=', email),
        where(where.fn('lower', ['email']), '=', email),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
}

/** A new person, who signs in with their address. */
export async function insertPerson(db: Db, id: string, registration: Registration, now: Date): Promise<void> {
  const { email, displayName, passwordHash, locale } = registration
  await db
    .insertInto('users')
    .values({ ...newcomer, id, username: email, email, displayName, passwordHash, locale, createdAt: now })
    .execute()
}
