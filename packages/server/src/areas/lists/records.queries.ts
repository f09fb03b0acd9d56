import type { TargetField } from '@portal/sdk/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { RecordAttemptsTable } from '#db/schema/record-attempts.ts'
import type { RecordWorkTable } from '#db/schema/record-work.ts'
import { recordOfWork, type Turn } from './serving.queries.ts'

type Person = { id: string; displayName: string }

/** Earlier finished attempts on a record, last first. */
export const history = (db: Db, { templateSerial, reference }: Pick<Turn, 'templateSerial' | 'reference'>) =>
  db
    .selectFrom('recordAttempts as t')
    .innerJoin('users as u', 'u.id', 't.agentId')
    .where('t.templateSerial', '=', templateSerial)
    .where('t.reference', '=', reference)
    .where('t.ending', '=', 'finished')
    .select(['t.endedAt', 't.outcome', 't.callbackAt', 't.notes'])
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('agent'))
    .orderBy('t.endedAt', 'desc')
    .limit(10)
    .execute()

/** The management fields that these columns fill, by id; deleted and inactive ones are omitted. */
export async function targets(db: Db, columns: Turn['columns']): Promise<Map<string, TargetField>> {
  const ids = columns.flatMap(({ fieldId }) => fieldId ?? [])
  if (ids.length === 0) return new Map()
  const fields = await db
    .selectFrom('fields')
    .select(['id', 'key', 'label', 'type'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('active', '=', true)
    .execute()
  return new Map(fields.map((field) => [field.id, field]))
}

/** The row of a record that the agent has leased, locked until the end of the transaction. */
export const lockHeld = (db: Db, leaseId: string, agentId: string) =>
  db
    .selectFrom('recordWork as w')
    .innerJoin('activations as a', 'a.serial', 'w.activationSerial')
    .where('w.leaseId', '=', leaseId)
    .where('w.agentId', '=', agentId)
    .where('w.state', '=', 'leased')
    .selectAll('w')
    .select(['a.id as activationId', 'a.state as activationState', 'a.maxAttempts', 'a.skillId', 'a.name'])
    .forUpdate('w')
    .executeTakeFirst()

export const changeWork = (
  db: Db,
  { templateSerial, reference }: Pick<RecordWorkTable, 'templateSerial' | 'reference'>,
  changes: Updateable<RecordWorkTable>,
) =>
  db
    .updateTable('recordWork')
    .set(changes)
    .where('templateSerial', '=', templateSerial)
    .where('reference', '=', reference)
    .execute()

export const addAttempt = (db: Db, attempt: Insertable<RecordAttemptsTable>) =>
  db.insertInto('recordAttempts').values(attempt).execute()

const finals = (db: Db) =>
  db.selectFrom('finalStates').selectAll().where('deletedAt', 'is', null).where('active', '=', true)

export const outcomes = (db: Db) => finals(db).orderBy(sql`plain(name)`).orderBy('id').execute()

export const finalState = (db: Db, id: string) => finals(db).where('id', '=', id).executeTakeFirst()

/** Ends an activation with neither queued nor leased records. */
export const exhaustEmpty = (db: Db, serial: number, now: Date) =>
  sql`update activations a set state = 'exhausted', ended_at = ${now}, version = version + 1
    where a.serial = ${serial} and a.state = 'active' and not exists (
      select from record_work w where w.activation_serial = a.serial and w.state in ('queued', 'resting', 'leased'))`.execute(
    db,
  )

/** Adds the telephones of a leased record to the corporate do-not-call list; returns their number. */
export async function putOnBlacklist(
  db: Db,
  { leaseId, agentId, reason, now }: { leaseId: string; agentId: string; reason: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with list as (
      select id from blacklists where layer = 'corporate' and active order by created_at, id limit 1 for update
    ), added as (
      insert into blacklist_entries (blacklist_id, kind, value, channel, reason, origin, requested_on, created_at, created_by)
      select distinct list.id, 'phone', r.cells[(t.cell_positions ->> (c ->> 'name'))::int], 'all', ${reason}, 'agent',
        ${now}::timestamptz::date, ${now}::timestamptz, ${agentId}::uuid
      from list cross join record_work w join templates t on t.serial = w.template_serial
        join lateral (${recordOfWork}) r on true cross join lateral jsonb_array_elements(t.columns) c
      where w.lease_id = ${leaseId}::uuid and c ->> 'type' = 'phone'
        and r.cells[(t.cell_positions ->> (c ->> 'name'))::int] is not null
      on conflict do nothing returning id, created_at, created_by
    ), noted as (
      insert into blacklist_events (id, entry_id, kind, at, by, reason)
      select gen_random_uuid(), id, 'created', created_at, created_by, ${reason} from added
    ), sized as (
      update blacklists set size = size + (select count(*) from added)::int where id in (select id from list)
    ) select id from added`.execute(db)
  return rows.length
}
