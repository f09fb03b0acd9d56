import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { hashPassword } from '#auth/passwords.ts'
import { storedSecret } from '#auth/sealing.ts'
import type { Db } from '#db/database.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { randomIds } from '#seams/ids.ts'
import { recordKeyOf } from '#time-record/record-key.ts'
import { demoPassword, seedDemo } from '../demo/seed-demo.ts'
import { writeBodies } from '../demo/seed-ticket-webhooks.ts'
import './quick-hashes.ts'
import { sourcesDigest } from './sources-digest.ts'
import type { Template } from './templates.ts'

/** Older templates are recreated: the less a company is moved in time, the less can go wrong. */
const staleMs = 15 * 60_000

/** Columns with a fixed time of day instead of an offset from the present: `table.column`. */
const fixed: readonly string[] = [
  'absence_acts.at',
  'absence_parts.at',
  'absence_parts.reminded_at',
  'absences.created_at',
  'absences.proved_at',
  'absences.updated_at',
  'activation_certificates.made_at',
  'clock_corrections.at',
  'clock_corrections.created_at',
  'clock_corrections.decided_at',
  'clock_corrections.expires_at',
  'clock_entries.at',
  'clock_entries.recorded_at',
  'coordinator_assignments.created_at',
  'countries.created_at',
  'countries.updated_at',
  'day_incident_acts.at',
  'day_incidents.created_at',
  'day_incidents.decided_at',
  'day_incidents.justified_at',
  'day_incidents.updated_at',
  'hour_bank_movements.created_at',
  'jobs.run_at',
  'month_sheet_acts.at',
  'month_sheets.confirmed_at',
  'month_sheets.locked_at',
  'openings.closed_at',
  'openings.created_at',
  'openings.opened_at',
  'openings.planned_at',
  'project_assignments.created_at',
  'record_keys.since',
  'report_definitions.next_at',
  'tasks.due_at',
  'time_anchors.made_at',
  'time_rules.created_at',
  'time_rules.published_at',
  'time_rules.updated_at',
  'vacation_policies.created_at',
  'vacation_policies.published_at',
  'vacation_policies.updated_at',
  'workdays.ended_at',
  'workdays.open_since',
  'workdays.running_since',
  'workdays.started_at',
]

/** Rows with a fixed time of day in a table that is moved. */
const earlier = "comment = 'Registradas en el sistema anterior'"
const fixedRows = {
  agent_states: 'changed_by is null',
  vacation_requests: earlier,
  vacation_acts: `request_id in (select id from vacation_requests where ${earlier})`,
}

const prefix = `demo_${sourcesDigest('db/migrate.ts', 'demo/seed-demo.ts', 'testing/quick-hashes.ts')}_`

/** The demo company as seeded at this instant. */
export function demoTemplate(from: Template, now: Date): Template {
  return {
    name: `${prefix}${now.getTime()}_${randomBytes(3).toString('hex')}`,
    from,
    async fill(db, folder) {
      const blobs = folderBlobs(blobsIn(folder), randomIds)
      const passwordHash = await hashPassword(demoPassword)
      // A week of clock entries behaves like three months, and each test server copies them.
      await seedDemo({
        db,
        clock: { now: () => now },
        blobs,
        passwordHash,
        // The default for servers.
        recordKey: recordKeyOf(await storedSecret(db, { now: () => now })),
        recordedDays: 7,
        recordsToday: false,
        tickets: 300,
        termsRest: false,
      })
    },
  }
}

/** The folder of the demo's load files. */
export const blobsIn = (folder: string) => path.join(folder, 'blobs')

/** When the company of this name was seeded, if it is usable for this instant. */
export function seededAt(name: string, now: Date): Date | undefined {
  if (!name.startsWith(prefix)) return undefined
  const seeded = new Date(Number(name.slice(prefix.length).split('_')[0]))
  const isOfUse = isFixed(now) ? seeded.getTime() === now.getTime() : isNear(seeded, now)
  return isOfUse ? seeded : undefined
}

/** Whether a test uses a fixed instant: such clocks show a whole minute. */
export const isFixed = (now: Date): boolean => now.getTime() % 60_000 === 0

/** Whether both are on the same day, in Spain and in UTC, and within a quarter of an hour. */
export function isNear(one: Date, other: Date): boolean {
  const days = (zone: string) =>
    new Set([one, other].map((at) => at.toLocaleDateString('en', { timeZone: zone })))
  const isSameDay = ['UTC', 'Europe/Madrid'].every((zone) => days(zone).size === 1)
  return isSameDay && Math.abs(one.getTime() - other.getTime()) < staleMs
}

/** Moves every instant in the database, as if the company had been seeded that much later. */
export async function moveInTime(db: Db, ms: number): Promise<void> {
  const columns = sql.lit(fixed.join(' '))
  const by = sql.lit(`${ms} milliseconds`)
  // One statement, because tests wait for it; append-only rows are moved as well.
  await sql`
    do $$
    declare moving record;
    begin
      set local session_replication_role = replica;
      for moving in
        select c.table_name, string_agg(format('%1$I = %1$I + %2$L::interval', c.column_name, ${by}), ', ') as moved
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
          and c.data_type = 'timestamp with time zone'
          and c.table_name || '.' || c.column_name <> all (string_to_array(${columns}, ' '))
        group by c.table_name
      loop
        execute format('update %I set %s where not coalesce((%s), false)', moving.table_name, moving.moved,
          coalesce(${sql.lit(JSON.stringify(fixedRows))}::json ->> moving.table_name, 'false'));
      end loop;
    end $$`.execute(db)
  await writeBodies(db)
}
