import { type Kysely, sql } from 'kysely'

/** Whether a request of the waiting list expired because the place offered was not accepted: no denial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('vacation_requests')
    .addColumn('lapsed_offer', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`update vacation_requests r set lapsed_offer = true where r.state = 'expired'
    and exists (select from audit_events e where e.act = 'vacationPlaces.offer' and e.subject = r.id::text)`.execute(
    db,
  )
}
