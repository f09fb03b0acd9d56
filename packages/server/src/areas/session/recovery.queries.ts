import type { Db } from '#db/database.ts'

/**
 * Who may recover a password: active, with an e-mail address. By user name, else by an e-mail that only one person
 * has.
 */
export async function recoverable(db: Db, name: string) {
  const people = await db
    .selectFrom('users')
    .where('active', '=', true)
    .where('email', 'is not', null)
    .where('email', '!=', '')
    .where((where) =>
      where.or([
        where(where.fn('lower', ['username']), '=', name.toLowerCase()),
        where(where.fn('lower', ['email']), '=', name.toLowerCase()),
      ]),
    )
    .select(['id', 'username'])
    .limit(3)
    .execute()
  const byName = people.find(({ username }) => username.toLowerCase() === name.toLowerCase())
  return byName ?? (people.length === 1 ? people[0] : undefined)
}

/** Somebody active, by id. */
export function activePerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst()
}

export async function mailsSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auditEvents')
    .where('at', '>', since)
    .where('userId', '=', userId)
    .where('act', '=', 'recovery.request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
