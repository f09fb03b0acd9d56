import { readdirSync } from 'node:fs'
import type { Db } from '#db/database.ts'
import type { Ids } from '#seams/ids.ts'

/** Dependencies of a family's rows. */
export type Rows = {
  db: Db
  ids: Ids
  /** Now. */
  at: Date
  adminId: string
  /** Ten rows, each of another person. */
  ten: <Row>(row: (userId: string, id: string, index: number) => Row) => Row[]
}

const folder = new URL('rows/', import.meta.url)

type Filling = {
  fill: (rows: Rows) => Promise<unknown>
  /** By operation, the row whose list was filled. */
  owners?: (rows: Rows) => Promise<[string, string][]>
}

/**
 * Ten rows for lists that the demo company leaves empty: each file of `rows/` fills the lists of its family. Returns,
 * by operation, the rows whose lists were filled.
 */
export async function fillWhatTheDemoLacks(db: Db, ids: Ids, at: Date): Promise<[string, string][]> {
  const people = await db.selectFrom('users').select('id').limit(10).execute()
  const admin = db.selectFrom('users').select('id').where('username', '=', 'admin')
  const { id: adminId } = await admin.executeTakeFirstOrThrow()
  const ten: Rows['ten'] = (row) => people.map(({ id }, index) => row(id, ids.next(), index))
  const filled: [string, string][] = []
  for (const file of readdirSync(folder)) {
    const { fill, owners } = (await import(new URL(file, folder).href)) as Filling
    const rows = { db, ids, at, adminId, ten }
    await fill(rows)
    if (owners) filled.push(...(await owners(rows)))
  }
  return filled
}
