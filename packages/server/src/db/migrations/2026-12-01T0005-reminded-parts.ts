import { type Kysely, sql } from 'kysely'

/** The report of a medical review that has not been recorded is reminded of once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('absence_parts').addColumn('reminded_at', 'timestamptz').execute()
  // In an hour: a server of the release before, which still runs, would find nothing to do and drop the job.
  await sql`
    insert into jobs (id, kind, key, payload, run_at, created_at)
    select gen_random_uuid(), 'time-off.absenceProof', a.id::text, jsonb_build_object('id', a.id), now() + interval '1 hour', now()
    from absences a
    where a.is_sick and a.state not in ('rejected', 'cancelled') and exists (
      select from absence_parts p where p.absence_id = a.id and p.kind <> 'discharge' and p.next_on is not null
        and not exists (select from absence_parts n where n.absence_id = p.absence_id and n.number > p.number))
    on conflict (kind, key) do nothing`.execute(db)
}
