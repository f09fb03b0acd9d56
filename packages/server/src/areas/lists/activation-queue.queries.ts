import type { ActivationOrder, ActivationSum, TemplateColumnFilled } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { recordReference } from '#db/record-reference.ts'
import { applies, type Contact, isStale, precedence } from '#db/not-blacklisted.ts'
import type { FormatField } from './filter-format.queries.ts'

type Column = Pick<TemplateColumnFilled, 'name' | 'type'>

/** What members are checked against, and their order in the queue. */
export type Queueing = {
  segmentSerial: number
  segmentId: string
  skillId: string
  templateSerial: number
  columns: readonly Column[]
  fields: ReadonlyMap<string, FormatField>
  order: ActivationOrder
  /** The seed of a random order: stable for one activation, different for the next. */
  seed: string
  quantity: number | null
  contact: Contact
}

type Verdict =
  | 'queued'
  | 'blacklisted'
  | 'duplicated'
  | 'active_elsewhere'
  | 'worked_out'
  | 'unreachable'
  | 'over_quantity'

/**
 * Each member of a segment with its verdict, the first that applies: without a telephone, blacklisted, queued in
 * another activation, finished by an earlier attempt for this segment and skill, duplicate telephone, beyond the
 * quantity.
 */
function judged(queueing: Queueing): RawBuilder<unknown> {
  const { quantity } = queueing
  return sql`
    select reference, load_serial, row_number, zone, blacklist_id, nth as place,
      case when verdict = 'queued' and nth > ${quantity}::int then 'over_quantity' else verdict end as verdict
    from (
      select m.*, row_number() over (partition by verdict = 'queued' order by place) as nth from (
        select c.*, coalesce(no, case when row_number() over (partition by no is null, phone order by place) > 1
          then 'duplicated' else 'queued' end) as verdict
        from (${contacts(queueing)}) c
      ) m
    ) q`
}

/** Members with their record, telephone, zone and order, and what excludes them regardless of the others. */
function contacts(queueing: Queueing): RawBuilder<unknown> {
  const { segmentSerial, templateSerial, columns, segmentId, skillId } = queueing
  const phones = cellsOf(queueing, columns, ['phone'])
  const phone = phones.length === 0 ? sql`null::text` : sql`coalesce(${sql.join([...phones, sql`null`])})`
  return sql`
    select m.reference, case when r.key is null then r.load_serial end as load_serial,
      case when r.key is null then r.row_number end as row_number, ${phone} as phone,
      ${zoneOf(queueing, phone)} as zone, h.blacklist_id,
      row_number() over (order by ${orderOf(queueing)}, m.reference) as place,
      case when ${phone} is null then 'unreachable'
        when h.blacklist_id is not null then 'blacklisted'
        when w.state in ('queued', 'resting', 'leased') then 'active_elsewhere'
        when w.state = 'done' and w.activation_serial in (select a.serial from activations a
          where a.segment_id = ${segmentId}::uuid and a.skill_id = ${skillId}::uuid) then 'worked_out' end as no
    from segment_members m
    left join records r on r.template_serial = ${templateSerial}
      and ${recordReference('r')} = m.reference
    left join record_work w on w.template_serial = ${templateSerial} and w.reference = m.reference
    left join lateral (${firstHit(queueing)}) h on true
    where m.segment_serial = ${segmentSerial}`
}

/** The list of highest precedence that blocks record `r`, by any of its telephones, addresses and numbers. */
function firstHit(queueing: Queueing): RawBuilder<unknown> {
  const { columns, contact } = queueing
  const known = columns.filter(({ type }) => type === 'phone' || type === 'email' || type === 'nif')
  if (known.length === 0) return sql`select null::uuid as blacklist_id`
  const values = known.map((column) => sql`(${column.type}, ${cellOf(queueing, column)})`)
  return sql`
    select b.id as blacklist_id from (values ${sql.join(values)}) v (kind, value)
    join blacklist_entries e on e.value = v.value collate "C" and e.kind = v.kind
    join blacklists b on b.id = e.blacklist_id
    where ${applies(contact)} order by ${precedence}, e.requested_on, e.id limit 1`
}

const cellOf = ({ fields }: Pick<Queueing, 'fields'>, { name }: Pick<Column, 'name'>): RawBuilder<string> =>
  sql`r.cells[${sql.lit(fields.get(name)?.cell ?? 0)}]`

const cellsOf = (queueing: Queueing, columns: readonly Column[], types: readonly string[]) =>
  columns.filter(({ type }) => types.includes(type)).map((column) => cellOf(queueing, column))

/**
 * The provinces 35 and 38 and the prefixes of their landlines are the Canary Islands; everything else has the time of
 * Madrid.
 */
function zoneOf(queueing: Queueing, phone: RawBuilder<unknown>): RawBuilder<string> {
  const [postalCode = sql`null::text`] = cellsOf(queueing, queueing.columns, ['postalCode'])
  return sql`case when coalesce(left(${postalCode}, 2) in ('35', '38'), ${phone} ~ '^[+]34[89](22|28)')
    then 'Atlantic/Canary' else 'Europe/Madrid' end`
}

function orderOf(queueing: Queueing): RawBuilder<unknown> {
  const { order, fields, seed } = queueing
  if (order.kind === 'newest') return sql`r.load_serial desc nulls last, r.row_number`
  const field = order.field === undefined ? undefined : fields.get(order.field)
  if (order.kind === 'random' || field === undefined) return sql`md5(${seed} || m.reference)`
  const direction = order.direction === 'descending' ? sql`desc` : sql`asc`
  const cell = sql`r.cells[${sql.lit(field.cell)}]`
  const value =
    field.kind === 'number'
      ? sql`case when ${cell} ~ '^-?[0-9]+([.][0-9]+)?(e[-+][0-9]{1,2})?$' then ${cell}::float8 end`
      : sql`${cell} collate "C"`
  return sql`${value} ${direction} nulls last`
}

/** A preview: the number of members by verdict. */
export async function count(db: Db, queueing: Queueing): Promise<ActivationSum> {
  const { rows } = await sql<{ verdict: string; count: number }>`
    select verdict, count(*)::int as count from (${judged(queueing)}) j group by 1`.execute(db)
  return sumOf(rows)
}

function sumOf(rows: readonly { verdict: string; count: number }[]): ActivationSum {
  const of = (verdict: Verdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0
  return {
    members: rows.reduce((sum, row) => sum + row.count, 0),
    ...{ queued: of('queued'), blacklisted: of('blacklisted'), duplicated: of('duplicated') },
    ...{ activeElsewhere: of('active_elsewhere'), workedOut: of('worked_out') },
    ...{ unreachable: of('unreachable'), overQuantity: of('over_quantity') },
  }
}

type Activated = { id: string; serial: number; templateSerial: number }

/**
 * Queues the callable members, and returns the counts of all. A record queued meanwhile by another activation stays
 * there: one row of work holds one position.
 */
export async function fill(db: Db, activated: Activated, queueing: Queueing): Promise<ActivationSum> {
  const { id, serial, templateSerial } = activated
  await sql`create temporary table judged on commit drop as ${judged(queueing)}`.execute(db)
  await storeLists(db, id, queueing.contact)
  const { numAffectedRows = 0n } = await sql`
    insert into record_work as w (template_serial, reference, activation_serial, state, zone, place, load_serial, row_number)
    select ${templateSerial}, reference, ${serial}, 'queued', zone, place, load_serial, row_number
    from judged where verdict = 'queued' order by place
    on conflict (template_serial, reference) do update set activation_serial = excluded.activation_serial,
      state = 'queued', zone = excluded.zone, place = excluded.place, load_serial = excluded.load_serial,
      row_number = excluded.row_number, activation_attempts = 0, due_at = null, is_callback = false, agent_id = null,
      lease_id = null, served_at = null, lease_until = null
    where w.state not in ('queued', 'resting', 'leased')`.execute(db)
  const { rows } = await sql<{ verdict: string; count: number }>`
    select verdict, count(*)::int as count from judged group by 1`.execute(db)
  const sum = sumOf(rows)
  const queued = Number(numAffectedRows)
  return { ...sum, queued, activeElsewhere: sum.activeElsewhere + sum.queued - queued }
}

/** The current state of the lists, each with the number of blocked members. */
const storeLists = (db: Db, activationId: string, { on, campaignId = null, skillId = null }: Contact) =>
  sql`insert into activation_lists (activation_id, blacklist_id, name, layer, edition, ran_on, size, stale, hits)
    select ${activationId}::uuid, b.id, b.name, b.layer, b.edition, b.ran_on, b.size, ${isStale(on)},
      (select count(*) from judged j where j.verdict = 'blacklisted' and j.blacklist_id = b.id)
    from blacklists b
    where b.active and (b.layer <> 'campaign' or b.campaign_id = ${campaignId}::uuid or b.skill_id = ${skillId}::uuid)`.execute(
    db,
  )
