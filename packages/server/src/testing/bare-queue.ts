import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

type Named = { templateSerial: number; reference: string }

/** Finishes work on a record with one update. */
export const ended = (db: Db, { templateSerial, reference }: Named) =>
  sql`update record_work set state = 'done', agent_id = null
    where template_serial = ${templateSerial} and reference = ${reference}`.execute(db)

/** The next record of a queue by its bare statement: the baseline for measuring `records.next`. */
export async function bareNext(db: Db, agentId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ reference: string }>`
      update record_work w set state = 'leased', agent_id = ${agentId}::uuid
      from (select template_serial, reference from record_work where activation_serial = 1 and zone = 'Europe/Madrid'
        and state = 'queued' order by place limit 1 for update skip locked) n
      where w.template_serial = n.template_serial and w.reference = n.reference returning w.reference`.execute(
      transaction,
    )
    await ended(transaction, { templateSerial: 1, reference: rows[0]?.reference ?? '' })
  })
}

/** Updates PostgreSQL's statistics after inserting. */
export const analysed = (db: Db) => sql`analyze`.execute(db)
