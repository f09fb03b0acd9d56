import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'

export type Meant = { id: string; version: number }
type Marked = { meant: readonly Meant[]; people: readonly { id: string; name: string }[] }

/**
 * Everything that decisions on requests leave behind, with ids and names replaced by their positions: equal requests
 * give equal traces.
 */
export async function traceOf(db: Db, { meant, people }: Marked) {
  const ids = [...new Set(meant.map(({ id }) => id))]
  const requests = await db
    .selectFrom('vacationRequests')
    .where('id', 'in', ids)
    .select(['id', 'state', 'stage', 'version', 'escalatesAt', 'hasPlace', 'lastDay', 'pendingReason'])
    .execute()
  const movements = await db
    .selectFrom('vacationMovements as m')
    .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
    .where('m.requestId', 'in', ids)
    .select(['m.requestId', 'm.kind', 'm.units', 'm.policyId', 'm.reason', 'm.createdBy', 'm.createdAt'])
    .select([written('m.date').as('date'), 'b.kind as of', 'b.year', 'b.employeeId'])
    .execute()
  const acts = await db.selectFrom('vacationActs').where('requestId', 'in', ids).selectAll().execute()
  const notices = await db
    .selectFrom('notifications')
    .where(sql<boolean>`link ~ any(${ids}::text[])`)
    .select(['userId', 'kind', 'data', 'link', 'createdAt', 'shownAt', 'readAt'])
    .execute()
  const log = await db
    .selectFrom('auditEvents')
    .where('subject', 'in', ids)
    .select(['userId', 'act', 'subject', 'subjectLabel', 'before', 'after', 'detail', 'at', 'channel'])
    .execute()
  const known = [...ids, ...people.flatMap(({ id, name }) => [id, name])]
  return unmarked({ requests, movements, acts, notices, log }, known)
}

/** Sorts the rows, and replaces each id and name by its position. */
function unmarked<Rows extends Record<string, object[]>>(rows: Rows, known: readonly string[]): Rows {
  const plain = (row: object) =>
    known.reduce((text, mark, at) => text.replaceAll(mark, `<${at}>`), JSON.stringify(row))
  const found = Object.entries(rows).map(([name, each]) => [name, each.map(plain).sort().map(read)])
  // Each row without its marks.
  return Object.fromEntries(found) as Rows
}

const read = (text: string) => JSON.parse(text) as object
