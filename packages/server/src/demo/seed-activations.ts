import { sql } from 'kysely'
import { contentOf, sha256 } from '#areas/lists/activation-certificate.ts'
import { fill } from '#areas/lists/activation-queue.queries.ts'
import * as queries from '#areas/lists/activations.queries.ts'
import { queueingOf } from '#areas/lists/queueing.ts'
import type { Db } from '#db/database.ts'
import type { ActivationState } from '@portal/sdk/contract'
import type { RecordKey } from '#time-record/record-key.ts'
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
  /** How many of its first records were tried, and how each attempt ended in turn. */
  tried: number
  finals: readonly string[]
}

/** One that serves, and one that somebody has paused. */
const demoActivations: readonly DemoActivation[] = [
  {
    ...{ name: 'Recobro prioritario, diciembre', segment: 'Recobro prioritario', skill: 'BME_EARLY' },
    ...{ state: 'active', daysAgo: 1, quantity: null, dailyQuota: 2000, tried: 60 },
    finals: ['NO_CONTESTA', 'PROMESA', 'COMUNICA', 'NO_CONTESTA', 'PAGADO_YA', 'BUZON', 'NO_CONTESTA', 'VOLVER'],
  },
  {
    ...{ name: 'Recobro tardío, prueba', segment: 'Recobro tardío', skill: 'BME_LATE' },
    ...{ state: 'paused', daysAgo: 2, quantity: 200, dailyQuota: null, tried: 24 },
    finals: ['NO_CONTESTA', 'ERRONEO', 'NO_INTERESA', 'APAGADO'],
  },
]

/** Activations of the demo's segments, checked as any, with attempts of agents. */
export async function seedActivations(around: Around): Promise<void> {
  for (const activation of demoActivations) await seed(around, activation)
}

async function seed({ db, now, createdBy, key }: Around, demo: DemoActivation): Promise<void> {
  const segment = await queries.segmentOf(db, demoId('segment', demo.segment))
  const skill = await db.selectFrom('skills').select('id').where('code', '=', demo.skill).executeTakeFirst()
  if (!segment || !skill) throw new Error(`${demo.segment} or ${demo.skill} is not in the demo`)
  const { templateId, templateSerial } = segment
  const id = demoId('activation', demo.name)
  const at = new Date(now.getTime() - demo.daysAgo * 24 * hour)
  const { name, state, quantity, dailyQuota } = demo
  await queries.insert(db, {
    ...{ id, name, state, quantity, dailyQuota, templateId, templateSerial, skillId: skill.id, createdBy },
    ...{ segmentId: segment.id, segmentSerial: segment.serial, segmentName: segment.name },
    ...{ startsAt: at, endsAt: null, createdAt: at, preparedAt: at, replacesId: null, maxAttempts: 6 },
    ...{ ordering: JSON.stringify({ kind: 'field', field: 'debt', direction: 'descending' }) },
    ...{ commercial: true, hoursFrom: '09:00', hoursUntil: '21:00', weekdays: [1, 2, 3, 4, 5] },
  })
  const activation = await queries.lock(db, id)
  if (!activation) throw new Error(`${name} was not kept`)
  const sum = await fill(db, activation, await queueingOf(db, activation, now))
  await sql`drop table judged`.execute(db)
  await queries.change(db, id, sum)
  await certify(db, id, { at, key })
  await attempt(db, activation.serial, demo, { at, now, skillId: skill.id })
}

async function certify(db: Db, activationId: string, { at, key }: { at: Date; key: RecordKey }) {
  const row = await queries.find(db, activationId)
  if (!row) return
  const document = contentOf(row, await queries.lists(db, activationId), at)
  const digest = sha256(document)
  const signature = key.sign('filtering', digest)
  await queries.keepCertificate(db, { activationId, document, sha256: digest, signature, madeAt: at })
}

type Worked = { at: Date; now: Date; skillId: string }

/** The first of the queue were each tried once by one of the agents of the skill, evenly since it began. */
async function attempt(db: Db, serial: number, { tried, finals }: DemoActivation, { at, now, skillId }: Worked) {
  const step = (now.getTime() - at.getTime()) / (tried + 1)
  await sql`
    insert into record_attempts (id, template_serial, reference, activation_serial, number, agent_id, served_at, ended_at,
      ending, final_state_id, outcome, callback_at, notes)
    select md5('demo attempt ' || w.reference || ${serial}::text)::uuid, w.template_serial, w.reference, ${serial}, 1, p.user_id,
      ${at}::timestamptz + (w.place * ${step} - 120000) * interval '1 millisecond',
      ${at}::timestamptz + w.place * ${step} * interval '1 millisecond', 'finished', f.id, f.code,
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
