import { sql } from 'kysely'
import type { ErrorCode, MendOutcome, RejectedRow, RowFault } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'

type Query = Paging & { state?: RejectedRow['state']; field?: string; code?: ErrorCode }
type Kept = { raw: string; errors: RowFault[]; state: RejectedRow['state'] }

/** A pseudo column for errors of whole rows; no real column has this name. */
const wholeRow = '*'

/** Rejected rows, and those that were corrected since, in the order of the file. */
export function list(db: Db, loadId: string, { state, field, code, ...paging }: Query) {
  const rows = sql<{ rowNumber: number } & Kept>`(
    select row_number, raw, errors, 'rejected' as state from load_rejects where load_id = ${loadId}
    union all
    select row_number, raw, '[]'::jsonb, 'mended' from load_mends
    where load_id = ${loadId} and outcome <> 'rejected')`
  let query = db
    .selectFrom(rows.as('r'))
    .select(['r.rowNumber as row', 'r.state', 'r.raw', 'r.errors'])
    .orderBy('r.rowNumber')
  if (state !== undefined) query = query.where('r.state', '=', state)
  if (field !== undefined || code !== undefined)
    query = query.where(sql<boolean>`exists (select from jsonb_array_elements(r.errors) e
      where (${field ?? null}::text is null or coalesce(e ->> 'field', ${wholeRow}) = ${field ?? null})
        and (${code ?? null}::text is null or e ->> 'code' = ${code ?? null}))`)
  return page(query, paging)
}

type Mend = {
  row: number
  former: string
  outcome: MendOutcome
  at: Date
  by: { id: string; displayName: string }
}

/** All correction attempts of these rows, newest first. */
export const mendsOf = (db: Db, loadId: string, rows: readonly number[]): Promise<Mend[]> =>
  db
    .selectFrom('loadMends as m')
    .innerJoin('users as u', 'u.id', 'm.mendedBy')
    .where('m.loadId', '=', loadId)
    .where('m.rowNumber', 'in', [...rows])
    .select(['m.rowNumber as row', 'm.former', 'm.outcome', 'm.mendedAt as at'])
    .select(sql<Mend['by']>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('by'))
    .orderBy('m.rowNumber')
    .orderBy('m.attempt', 'desc')
    .execute()

/** A rejected row, locked until the end of the transaction. */
export const lockReject = (db: Db, loadId: string, row: number) =>
  db
    .selectFrom('loadRejects')
    .select(['raw', 'errors'])
    .where('loadId', '=', loadId)
    .where('rowNumber', '=', row)
    .forUpdate()
    .executeTakeFirst()

/** The last correction attempt of a row. */
export const lastMend = (db: Db, loadId: string, row: number) =>
  db
    .selectFrom('loadMends')
    .select(['attempt', 'raw', 'outcome'])
    .where('loadId', '=', loadId)
    .where('rowNumber', '=', row)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

type Refused = { loadId: string; row: number; raw: string; errors: readonly RowFault[] }

/** A row that is rejected again keeps its corrections. */
export const store = (db: Db, { loadId, row, raw, errors }: Refused) =>
  db
    .updateTable('loadRejects')
    .set({ raw, readable: true, errors: JSON.stringify(errors) })
    .where('loadId', '=', loadId)
    .where('rowNumber', '=', row)
    .execute()

export const forget = (db: Db, loadId: string, row: number) =>
  db.deleteFrom('loadRejects').where('loadId', '=', loadId).where('rowNumber', '=', row).execute()

/**
 * Whether another load of the template is running. The caller locks the template, so that none begins until the end.
 */
export async function isTemplateBusy(db: Db, { id, templateId }: { id: string; templateId: string }) {
  await db.selectFrom('templates').select('id').where('id', '=', templateId).forNoKeyUpdate().execute()
  const other = await db
    .selectFrom('loads')
    .select('id')
    .where('templateId', '=', templateId)
    .where('id', '<>', id)
    .where('state', 'in', ['processing', 'pausing', 'undoing'])
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
