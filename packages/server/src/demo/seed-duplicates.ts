import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { formats } from './load-formats.ts'
import { demoId } from './random.ts'
import { pairs, twinsPhone } from './twins.ts'

type Around = { db: Db; now: Date; createdBy: string }
const hour = 60 * 60_000

const similar = {
  id: demoId('duplicate-search', 'Nombres parecidos'),
  method: 'jaro_winkler' as const,
  threshold: 0.85,
}
const samePhone = {
  id: demoId('duplicate-search', 'Mismo teléfono'),
  method: 'exact' as const,
  threshold: null,
}

/** Two searches: one with groups in each state, one pending review; and a rule. */
export async function seedDuplicates(around: Around): Promise<void> {
  await seedSearch(around, {
    ...similar,
    name: 'Nombres parecidos',
    format: 'Renovaciones de seguros',
    keys: ['fullName'],
  })
  await seedSearch(around, {
    ...samePhone,
    name: 'Mismo teléfono',
    format: 'Recobro estándar',
    keys: ['phone'],
  })
  await seedSimilar(around)
  await seedSamePhone(around)
  await around.db
    .insertInto('duplicateRules')
    .values({
      ...{
        id: demoId('duplicate-rule', 'Mismo teléfono'),
        name: 'Mismo teléfono',
        scope: 'format',
        match: 'all',
      },
      ...{
        templateId: demoId('template', 'Recobro estándar'),
        keys: JSON.stringify(['phone']),
        method: 'exact',
      },
      ...{ threshold: null, survivorRule: 'newest', act: 'show', active: false, version: 1 },
      ...{ createdBy: around.createdBy, createdAt: new Date(around.now.getTime() - 20 * hour) },
    })
    .execute()
}

type Made = {
  id: string
  name: string
  format: string
  keys: string[]
  method: 'exact' | 'jaro_winkler'
  threshold: number | null
}

async function seedSearch({ db, now, createdBy }: Around, made: Made): Promise<void> {
  const { id, name, format, keys, method, threshold } = made
  const at = new Date(now.getTime() - 26 * hour)
  const templateId = demoId('template', format)
  const levels = threshold === null ? [] : levelsOf()
  await db
    .insertInto('duplicateSearches')
    .values({
      ...{
        id,
        name,
        templateId,
        keys: JSON.stringify(keys),
        method,
        threshold,
        scope: 'format',
        match: 'all',
      },
      ...{
        survivorRule: 'complete',
        loadId: null,
        ruleId: null,
        state: 'ready',
        stage: 'grouping',
        model: null,
      },
      ...{
        levels: JSON.stringify(levels),
        failure: null,
        workedMs: 900,
        createdBy,
        createdAt: at,
        startedAt: at,
      },
      finishedAt: new Date(at.getTime() + 1000),
    })
    .execute()
  await sql`
    update duplicate_searches s set total = r.count, done = r.count
    from (select count(*)::int as count from records r join templates t on t.serial = r.template_serial
      where t.id = ${templateId}) r where s.id = ${id}`.execute(db)
}

/** From 0.75 on, in steps of a hundredth. */
function levelsOf() {
  return Array.from({ length: 26 }, (_, step) => {
    const threshold = Math.round(75 + step) / 100
    const groups = pairs.filter(({ score }) => score >= threshold).length
    return { threshold, groups, records: groups * 2 }
  })
}

/** Some pairs of records are the same person, written in two ways (`twins.ts`). */
async function seedSimilar({ db, now, createdBy }: Around): Promise<void> {
  const at = new Date(now.getTime() - 3 * hour)
  const { columns } = formats.find(({ name }) => name === 'Renovaciones de seguros') ?? formats[1]
  const phone = sql`r.cells[${sql.lit(columns.findIndex(({ column }) => column.name === 'phone') + 1)}]`
  await sql`
    insert into duplicate_members (search_serial, number, group_number, template_serial, reference)
    select s.serial, (row_number() over (order by r.key) - 1)::int, right(${phone}, 5)::int + 1, r.template_serial, r.key
    from records r join templates t on t.serial = r.template_serial, duplicate_searches s
    where t.id = ${demoId('template', 'Renovaciones de seguros')} and s.id = ${similar.id}
      and ${phone} like ${`+34${twinsPhone}%`}`.execute(db)
  const groups = JSON.stringify(
    pairs.map(({ as, score, state }, index) => ({ number: index + 1, label: as, score, state })),
  )
  await sql`
    insert into duplicate_groups (id, search_serial, number, size, score, label, state, decided_by, decided_at)
    select md5('duplicate-group' || g.number)::uuid, s.serial, g.number, 2, g.score, g.label, g.state,
      case when g.state <> 'pending' then ${createdBy}::uuid end, case when g.state <> 'pending' then ${at}::timestamptz end
    from jsonb_to_recordset(${groups}::jsonb) as g (number int, label text, score real, state text), duplicate_searches s
    where s.id = ${similar.id}`.execute(db)
  await sql`
    insert into duplicate_pairs (search_serial, one, other, score)
    select search_serial, (number - 1) * 2, (number - 1) * 2 + 1, score from duplicate_groups g
    join duplicate_searches s on s.serial = g.search_serial where s.id = ${similar.id}`.execute(db)
  await seedDecisions({ db, createdBy, at })
}

/** Known non-duplicates. */
async function seedDecisions({ db, createdBy, at }: { db: Db; createdBy: string; at: Date }): Promise<void> {
  await sql`
    insert into distinct_records (one_template, one, other_template, other, group_id, decided_by, decided_at)
    select a.template_serial, least(a.reference, b.reference), a.template_serial, greatest(a.reference, b.reference), g.id,
      ${createdBy}::uuid, ${at}::timestamptz
    from duplicate_groups g join duplicate_searches s on s.serial = g.search_serial
    join duplicate_members a on a.search_serial = s.serial and a.number = (g.number - 1) * 2
    join duplicate_members b on b.search_serial = s.serial and b.number = a.number + 1
    where s.id = ${similar.id} and g.state = 'distinct'`.execute(db)
}

/** Debtors with the same phone, as the exact search finds them. */
async function seedSamePhone({ db }: Around): Promise<void> {
  const columns = formats[0].columns
  const phone = columns.findIndex(({ column }) => column.name === 'phone') + 1
  await sql`
    with own as (
      select r.template_serial, r.key, r.cells[${sql.lit(phone)}] as phone,
        count(*) over (partition by r.cells[${sql.lit(phone)}]) as times
      from records r join templates t on t.serial = r.template_serial
      where t.id = ${demoId('template', 'Recobro estándar')} and r.cells[${sql.lit(phone)}] is not null
    ), shared as (
      select template_serial, key, dense_rank() over (order by phone) as number from own where times > 1
    )
    insert into duplicate_members (search_serial, number, group_number, template_serial, reference)
    select s.serial, (row_number() over (order by shared.number, shared.key) - 1)::int, shared.number, template_serial, key
    from shared, duplicate_searches s where s.id = ${samePhone.id}`.execute(db)
  await sql`
    insert into duplicate_groups (id, search_serial, number, size, score, label)
    select md5('same phone ' || m.group_number)::uuid, m.search_serial, m.group_number, count(*)::int, 1, min(r.cells[${sql.lit(phone)}])
    from duplicate_members m join duplicate_searches s on s.serial = m.search_serial
    join records r on r.template_serial = m.template_serial and r.key = m.reference
    where s.id = ${samePhone.id} group by 2, 3`.execute(db)
}
