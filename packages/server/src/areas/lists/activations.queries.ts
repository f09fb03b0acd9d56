import type { ActivationOutcome, ActivationProgress, ActivationState } from '@portal/sdk/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { companyZone } from '#db/zoned-day.ts'
import { dayOf } from '#db/day.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { ActivationCertificatesTable } from '#db/schema/activation-certificates.ts'
import type { ActivationsTable } from '#db/schema/activations.ts'

type Column = 'createdAt' | 'name' | 'startsAt'
type Query = Paging & {
  search?: string
  state?: ActivationState[]
  skillId?: string
  sort?: Column | `-${Column}`
}
type Person = { id: string; displayName: string }

const activations = (db: Db) =>
  db
    .selectFrom('activations as a')
    .innerJoin('skills as s', 's.id', 'a.skillId')
    .innerJoin('users as u', 'u.id', 'a.createdBy')
    .selectAll('a')
    .select('s.name as skillName')
    .select(sql<string>`to_char(a.hours_from, 'HH24:MI')`.as('hoursFrom'))
    .select(sql<string>`to_char(a.hours_until, 'HH24:MI')`.as('hoursUntil'))
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('creator'))
    .select(
      sql<boolean>`exists (select from activation_certificates c where c.activation_id = a.id)`.as(
        'hasCertificate',
      ),
    )

export type ActivationRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, state, skillId, sort = '-createdAt', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = activations(db)
    .orderBy(column === 'name' ? sql`plain(a.name)` : `a.${column}`, direction)
    .orderBy('a.id')
  if (search)
    query = query.where(
      sql<boolean>`plain(a.name || ' ' || a.segment_name) like plain(${containing(search)})`,
    )
  if (state && state.length > 0) query = query.where('a.state', 'in', state)
  if (skillId !== undefined) query = query.where('a.skillId', '=', skillId)
  return page(query, paging)
}

export const find = (db: Db, id: string) => activations(db).where('a.id', '=', id).executeTakeFirst()

/** An activation, locked until the end of the transaction. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('activations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insert = (db: Db, activation: Insertable<ActivationsTable>) =>
  db.insertInto('activations').values(activation).execute()

export const change = (db: Db, id: string, changes: Updateable<ActivationsTable>) =>
  db
    .updateTable('activations')
    .set(changes)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The segment to activate, locked against changes. */
export const segmentOf = (db: Db, id: string) =>
  db.selectFrom('segments').selectAll().where('id', '=', id).forShare().executeTakeFirst()

export const skillOf = (db: Db, id: string) =>
  db.selectFrom('skills').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst()

type Window = { segmentId: string; skillId: string; startsAt: Date; endsAt: Date | null }

/** Whether the segment is already served to the skill at that time; locked against concurrent activations. */
export async function overlaps(db: Db, { segmentId, skillId, startsAt, endsAt }: Window): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('activations.create'))`.execute(db)
  const { rows } = await sql`
    select from activations a where a.segment_id = ${segmentId}::uuid and a.skill_id = ${skillId}::uuid
      and a.state in ('preparing', 'active', 'paused')
      and tstzrange(a.starts_at, a.ends_at) && tstzrange(${startsAt}, ${endsAt}::timestamptz) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The legal hours for commercial calls on a day. */
export async function lawfulHours(db: Db, on: string) {
  const { rows } = await sql<{
    hoursFrom: string
    hoursUntil: string
    weekdays: number[]
    source: string
  }>`
    select to_char(hours_from, 'HH24:MI') as hours_from, to_char(hours_until, 'HH24:MI') as hours_until, weekdays, source
    from calling_hours where country = 'ES' and valid_from <= ${on}::date
    order by valid_from desc limit 1`.execute(db)
  const found = rows[0]
  if (!found) throw new Error(`no calling hours on ${on}`)
  return found
}

/** Segments that have members, with the format that their records have. */
export const segments = (db: Db) =>
  db
    .selectFrom('segments as s')
    .innerJoin('templates as t', 't.id', 's.templateId')
    .where('s.state', '=', 'computed')
    .where('s.size', '>', 0)
    .select(['s.id', 's.name', 's.size', 's.computedAt', 's.mode', 't.columns'])
    .orderBy(sql`plain(s.name)`)
    .orderBy('s.id')
    .limit(500)
    .execute()

/** Skills that people are assigned to on a day. */
export async function skills(db: Db, on: string) {
  const { rows } = await sql<{ id: string; name: string; agents: number }>`
    select s.id, s.name, count(distinct a.user_id)::int as agents from skills s
    join skill_assignments a on a.skill_id = s.id and a.starts_on <= ${on}::date and coalesce(a.ends_on >= ${on}::date, true)
    where s.active group by s.id, s.name order by plain(s.name), s.id`.execute(db)
  return rows
}

/** Removes unleased records from the queue. */
export const withdraw = (db: Db, serial: number) =>
  sql`update record_work set state = 'withdrawn', agent_id = null, due_at = null, is_callback = false
    where activation_serial = ${serial} and state in ('queued', 'resting')`.execute(db)

type Counted = { activationSerial: number } & Omit<ActivationProgress, 'outcomes'>

/** The current states of activations' records, by serial. */
export async function progress(
  db: Db,
  serials: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ActivationProgress>> {
  const { rows } = await sql<Counted>`
    select a.serial as activation_serial, w.*, t.* from activations a
    cross join lateral (
      select count(*) filter (where state = 'queued')::int as waiting,
        count(*) filter (where state = 'resting')::int as resting,
        count(*) filter (where state = 'leased')::int as held,
        count(*) filter (where state = 'done')::int as finished,
        count(*) filter (where state = 'blacklisted')::int as blocked_later,
        count(*) filter (where state = 'missing')::int as missing,
        (a.queued - count(*) filter (where state <> 'withdrawn'))::int as withdrawn,
        count(*) filter (where served_at >= date_trunc('day', ${now}::timestamptz, ${sql.lit(companyZone)}))::int as served_today
      from record_work where activation_serial = a.serial) w
    cross join lateral (
      select count(*) filter (where ending = 'finished')::int as attempts,
        count(*) filter (where ending = 'finished' and ended_at > ${now}::timestamptz - interval '1 hour')::int as per_hour
      from record_attempts where activation_serial = a.serial) t
    where a.serial = any(${[...serials]}::int[])`.execute(db)
  const outcomes = await outcomesOf(db, serials)
  return new Map(
    rows.map(({ activationSerial, ...row }) => [
      activationSerial,
      {
        ...row,
        outcomes: outcomes
          .filter((one) => one.activationSerial === activationSerial)
          .map(({ code, name, count }) => ({ code, name, count })),
      },
    ]),
  )
}

async function outcomesOf(db: Db, serials: readonly number[]) {
  const { rows } = await sql<ActivationOutcome & { activationSerial: number }>`
    select t.activation_serial, t.outcome as code, coalesce(max(f.name), t.outcome) as name, count(*)::int as count
    from record_attempts t left join final_states f on f.id = t.final_state_id
    where t.activation_serial = any(${[...serials]}::int[]) and t.ending = 'finished'
    group by 1, 2 order by count desc, code`.execute(db)
  return rows
}

/** The lists that an activation was checked against, by precedence. */
export const lists = (db: Db, activationId: string) =>
  db
    .selectFrom('activationLists as b')
    .where('b.activationId', '=', activationId)
    .select([
      'b.blacklistId',
      'b.name',
      'b.layer',
      'b.edition',
      'b.ranOn',
      'b.size',
      'b.stale as isStale',
      'b.hits',
    ])
    .orderBy(sql`array_position(array['corporate', 'external', 'campaign'], b.layer)`)
    .orderBy('b.name')
    .execute()

export const certificate = (db: Db, activationId: string) =>
  db
    .selectFrom('activationCertificates')
    .selectAll()
    .where('activationId', '=', activationId)
    .executeTakeFirst()

/** The purpose of the calls: the skill, and its campaign. */
export const contactOf = async (db: Db, skillId: string, now: Date) => {
  const skill = await db
    .selectFrom('skills')
    .select('campaignId')
    .where('id', '=', skillId)
    .executeTakeFirst()
  return { channel: 'phone', on: dayOf(now), skillId, campaignId: skill?.campaignId ?? null } as const
}

export const storeCertificate = (db: Db, certificate: Insertable<ActivationCertificatesTable>) =>
  db.insertInto('activationCertificates').values(certificate).execute()
