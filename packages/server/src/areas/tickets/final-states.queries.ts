import type { Db } from '#db/database.ts'

/** The existing ones of these skills. */
export async function knownSkills(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('skills').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
