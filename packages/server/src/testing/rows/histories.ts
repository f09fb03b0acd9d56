import type { Rows } from '../rows.ts'

/** Families whose rows have a history. */
const families = ['contracts', 'holidays', 'shiftAssignments', 'shiftPatterns', 'workCenters'] as const

const firstOf = async (db: Rows['db'], family: (typeof families)[number]): Promise<string> =>
  (await db.selectFrom(family).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id

export async function fill({ db, ids, at, ten }: Rows): Promise<void> {
  for (const family of families) {
    const subject = await firstOf(db, family)
    const events = (act: 'update' | 'destroy') =>
      ten((userId, id) => ({
        ...{ id, at, userId, act: `${family}.${act}`, subject: act === 'update' ? subject : ids.next() },
        detail: JSON.stringify({ employeeId: userId }),
      }))
    await db
      .insertInto('auditEvents')
      .values([...events('update'), ...events('destroy')])
      .execute()
  }
}

export const owners = ({ db }: Rows): Promise<[string, string][]> =>
  Promise.all(
    families.map(
      async (family): Promise<[string, string]> => [`${family}.changes`, await firstOf(db, family)],
    ),
  )
