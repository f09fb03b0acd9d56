import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { PayslipKind, PayslipPartsTable } from '#db/schema/payslips.ts'

/** An arbitrary number: batches are published one after the other, so that each counts the earlier versions. */
const publicationLock = 7_140_422

export async function insert(db: Db, row: Insertable<PayslipPartsTable>): Promise<void> {
  await db.insertInto('payslipParts').values(row).execute()
}

/** Whose payslips are already split. */
export async function peopleOf(db: Db, batchId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payslipParts')
    .where('batchId', '=', batchId)
    .select('employeeId')
    .execute()
  return new Set(rows.map(({ employeeId }) => employeeId))
}

/** Removes the split parts; returns their files. */
export async function removeAll(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('payslipParts')
    .where('batchId', '=', batchId)
    .returning('blobKey')
    .execute()
  return rows.map(({ blobKey }) => blobKey)
}

type Publishing = { batchId: string; month: string; kind: PayslipKind; now: Date }

/** Publishes the parts and replaces earlier versions; returns the people concerned. */
export async function publish(db: Db, { batchId, month, kind, now }: Publishing): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${sql.lit(publicationLock)})`.execute(db)
  await sql`
    update payslips set state = 'replaced', closed_at = ${now}
    where state = 'published' and month = ${month} and kind = ${kind}
      and employee_id in (select employee_id from payslip_parts where batch_id = ${batchId}::uuid)`.execute(
    db,
  )
  const { rows } = await sql<{ employeeId: string }>`
    insert into payslips (id, employee_id, batch_id, month, kind, version, state, blob_key, size, sha256, pages, amounts,
      published_at)
    select p.id, p.employee_id, p.batch_id, ${month}, ${kind},
      coalesce((select max(x.version) from payslips x where x.employee_id = p.employee_id and x.month = ${month}
        and x.kind = ${kind}), 0) + 1,
      'published', p.blob_key, p.size, p.sha256, p.pages, p.amounts, ${now}
    from payslip_parts p where p.batch_id = ${batchId}::uuid
    returning employee_id`.execute(db)
  await db.deleteFrom('payslipParts').where('batchId', '=', batchId).execute()
  return rows.map(({ employeeId }) => employeeId)
}
