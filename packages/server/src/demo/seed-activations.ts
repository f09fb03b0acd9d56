import { sql } from 'kysely'
import { contentOf, sha256 } from '#blacklists/filtering-certificate.ts'
import type { Db } from '#db/database.ts'
import { recordReference } from '#db/record-reference.ts'
import type { ActivationState } from '@portal/sdk/contract'
import type { RecordKey } from '#time-record/record-key.ts'
import { dayOf } from '#db/day.ts'
import { demoId } from './random.ts'

const hour = 60 * 60_000

type Around = { db: Db; now: Date; createdBy: string; key: RecordKey }
type DemoActivation = {
  name: string
  segment: string
  skill: string
  state: ActivationState
  daysAgo: number
  quantity: number | null
  dailyQuota: number | null
  /** How many of its first records were attempted, and how the attempts ended. */
  tried: number
  finals: readonly string[]
}

/** An active one, and one that is paused. */
const demoActivations: readonly DemoActivation[] = [
  {
    ...{ name: 'Recobro prioritario, diciembre', segment: 'Recobro prioritario', skill: 'BME_EARLY' },
    ...{ state: 'active', daysAgo: 1, quantity: null, dailyQuota: 2000, tried: 60 },
    finals: [
      'NO_CONTESTA',
      'PROMESA',
      'COMUNICA',
      'NO_CONTESTA',
      'PAGADO_YA',
      'BUZON',
      'NO_CONTESTA',
      'VOLVER',
    ],
  },
  {
    ...{ name: 'Recobro tardío, prueba', segment: 'Recobro tardío', skill: 'BME_LATE' },
    ...{ state: 'paused', daysAgo: 2, quantity: 200, dailyQuota: null, tried: 24 },
    finals: ['NO_CONTESTA', 'ERRONEO', 'NO_INTERESA', 'APAGADO'],
  },
]

/** Activations of the demo's segments, with their certificates and attempts of agents. */
export async function seedActivations(around: Around): Promise<void> {
  for (const activation of demoActivations) await seed(around, activation)
}

async function seed({ db, now, createdBy, key }: Around, demo: DemoActivation): Promise<void> {
  const { name, state, quantity, dailyQuota } = demo
  const [id, segmentId] = [demoId('activation', name), demoId('segment', demo.segment)]
  const at = new Date(now.getTime() - demo.daysAgo * 24 * hour)
  const ordering = JSON.stringify({ kind: 'field', field: 'debt', direction: 'descending' })
  await sql`
    insert into activations (id, name, state, segment_id, segment_serial, segment_name, template_id, template_serial, skill_id,
      starts_at, quantity, ordering, commercial, hours_from, hours_until, weekdays, daily_quota, max_attempts, created_at,
      created_by, prepared_at)
    select ${id}::uuid, ${name}, ${state}, g.id, g.serial, g.name, g.template_id, g.template_serial, k.id, ${at}, ${quantity}::int,
      ${ordering}::jsonb, true, '09:00', '21:00', '{1,2,3,4,5}', ${dailyQuota}::int, 6, ${at}, ${createdBy}::uuid, ${at}
    from segments g cross join skills k where g.id = ${segmentId}::uuid and k.code = ${demo.skill}`.execute(
    db,
  )
  await queue(db, id, quantity)
  await certify(db, { id, at, key })
  await attempt(db, demo, { id, at, now })
}

/** Queues the members of the segment, highest debt first. */
async function queue(db: Db, id: string, quantity: number | null): Promise<void> {
  await sql`
    insert into record_work (template_serial, reference, activation_serial, state, place, load_serial, row_number)
    select template_serial, reference, serial, 'queued', place, load_serial, row_number from (
      select a.serial, a.template_serial, m.reference, case when r.key is null then r.load_serial end as load_serial,
        case when r.key is null then r.row_number end as row_number,
        row_number() over (order by r.cells[(t.cell_positions ->> 'debt')::int]::float8 desc nulls last, m.reference) as place
      from activations a join templates t on t.id = a.template_id
      join segment_members m on m.segment_serial = a.segment_serial
      join records r on r.template_serial = a.template_serial and ${recordReference('r')} = m.reference
      where a.id = ${id}::uuid) q
    where ${quantity}::int is null or place <= ${quantity}::int`.execute(db)
  await sql`
    update activations a set members = n.members, queued = n.queued, over_quantity = n.members - n.queued
    from (select (select count(*) from segment_members m where m.segment_serial = b.segment_serial)::int as members,
      (select count(*) from record_work w where w.activation_serial = b.serial)::int as queued
      from activations b where b.id = ${id}::uuid) n where a.id = ${id}::uuid`.execute(db)
}

async function certify(db: Db, { id, at, key }: { id: string; at: Date; key: RecordKey }): Promise<void> {
  await sql`
    insert into activation_lists (activation_id, blacklist_id, name, layer, edition, ran_on, size, stale, hits)
    select ${id}::uuid, id, name, layer, edition, ran_on, size, false, 0 from blacklists
    where active and layer <> 'campaign'`.execute(db)
  const row = await db
    .selectFrom('activations as a')
    .innerJoin('skills as s', 's.id', 'a.skillId')
    .selectAll('a')
    .select('s.name as skillName')
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  const lists = await db
    .selectFrom('activationLists')
    .select(['blacklistId', 'name', 'layer', 'edition', 'ranOn', 'size', 'stale', 'hits'])
    .where('activationId', '=', id)
    .orderBy('name')
    .execute()
  const listed = lists.map(({ stale, ...list }) => ({ ...list, isStale: stale }))
  // Signed at a fixed time of day: signed content cannot be moved in time.
  const madeAt = new Date(`${dayOf(at)}T07:00:00Z`)
  const document = contentOf(row, listed, madeAt)
  const digest = sha256(document)
  const signature = key.sign('filtering', digest)
  await db
    .insertInto('activationCertificates')
    .values({ activationId: id, document, sha256: digest, signature, madeAt })
    .execute()
}

type Worked = { id: string; at: Date; now: Date }

/** Agents of the skill attempted the first records of the queue once each, evenly since it began. */
async function attempt(db: Db, { tried, finals }: DemoActivation, { id, at, now }: Worked) {
  const { serial, skillId } = await db
    .selectFrom('activations')
    .select(['serial', 'skillId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const step = Math.floor((now.getTime() - at.getTime()) / (tried + 1))
  await sql`
    insert into record_attempts (id, template_serial, reference, activation_serial, number, agent_id, served_at, ended_at,
      ending, final_state_id, outcome, callback_at, notes)
    select md5('demo attempt ' || w.reference || ${serial}::text)::uuid, w.template_serial, w.reference, ${serial}, 1, p.user_id,
      ${at}::timestamptz + (w.place * ${step}::float8 - 120000) * interval '1 millisecond',
      ${at}::timestamptz + w.place * ${step}::float8 * interval '1 millisecond', 'finished', f.id, f.code,
      case when f.needs_date then ${new Date(now.getTime() + 20 * hour)}::timestamptz end, null
    from record_work w
    join final_states f on f.code = (${[...finals]}::text[])[1 + w.place % ${finals.length}] and f.deleted_at is null
    join lateral (select a.user_id from skill_assignments a where a.skill_id = ${skillId}::uuid
      order by md5(a.user_id::text || w.reference) limit 1) p on true
    where w.activation_serial = ${serial} and w.place <= ${tried} order by w.place`.execute(db)
  await sql`
    update record_work w set state = case when f.recycle_after_minutes is null then 'done' else 'resting' end,
      due_at = case when f.recycle_after_minutes is not null then coalesce(t.callback_at,
        t.ended_at + f.recycle_after_minutes * interval '1 minute') end,
      is_callback = t.callback_at is not null and f.category = 'callback',
      agent_id = case when t.callback_at is not null and f.category = 'callback' then t.agent_id end,
      served_at = t.served_at, attempts = 1, activation_attempts = 1, last_outcome = t.outcome,
      last_attempt_at = t.ended_at, worked_at = t.ended_at
    from record_attempts t join final_states f on f.id = t.final_state_id
    where t.activation_serial = ${serial} and w.template_serial = t.template_serial and w.reference = t.reference`.execute(
    db,
  )
}
