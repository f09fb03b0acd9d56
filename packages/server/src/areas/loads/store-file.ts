import { auditChange } from '#auth/audit.ts'
import type { Analysed } from './receive-file.ts'
import * as queries from './records-file.queries.ts'

type Keeping = Parameters<typeof auditChange>[0]

/** Stores an analysed file in the caller's transaction; returns its id. */
export async function storeFile(context: Keeping, createdBy: string, analysed: Analysed): Promise<string> {
  const { db, ids, clock } = context
  const { name, analysis, ...stored } = analysed
  const { size, sha256 } = stored
  const id = ids.next()
  const sameContentAs = await queries.firstWith(db, sha256)
  const file = { id, name, createdAt: clock.now(), createdBy, sameContentAs }
  await queries.insert(db, { ...file, ...stored, analysis: JSON.stringify(analysis) })
  await auditChange(context, { act: 'recordsFile.create', subject: id, after: { name, size, sha256 } })
  return id
}
