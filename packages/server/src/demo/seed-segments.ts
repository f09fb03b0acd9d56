import { type RawBuilder, sql } from 'kysely'
import { placed } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { recordReference } from '#db/record-reference.ts'
import type { SegmentsTable } from '#db/schema/segments.ts'
import { type FormatName, formats, templateColumns } from './load-formats.ts'
import { demoId } from './random.ts'

const hour = 60 * 60_000
const exclusiveSet = 'Recobro de diciembre'

type Around = { db: Db; now: Date; createdBy: string }
type Cell = (field: string) => RawBuilder<string>

type DemoSegment = Pick<
  SegmentsTable,
  'name' | 'description' | 'mode' | 'exclusiveSet' | 'challengerPercent'
> & {
  filter: string
  format: FormatName
  /** Hours since it was computed, and the number of loads since; undefined if never. */
  computed?: {
    hoursAgo: number
    loadsSince: number
    where: (cell: Cell, today: string) => RawBuilder<boolean>
  }
}

/** Two of an exclusive set, one of them stale, and a snapshot that was never computed. */
const demoSegments: readonly DemoSegment[] = [
  {
    name: 'Recobro prioritario',
    description: 'Para llamar primero; una quinta parte con el guion nuevo.',
    ...{ mode: 'dynamic', exclusiveSet, challengerPercent: 20 },
    ...{ filter: 'Impago temprano y alto', format: 'Recobro estándar' },
    computed: {
      ...{ hoursAgo: 3, loadsSince: 0 },
      where: (cell) => sql`${cell('stage')} = 'Temprano' and ${cell('debt')}::float8 >= 1000`,
    },
  },
  {
    name: 'Recobro tardío',
    description: 'Lo que queda para la agencia externa.',
    ...{ mode: 'dynamic', exclusiveSet, challengerPercent: null },
    ...{ filter: 'Tardío o muy antiguo', format: 'Recobro estándar' },
    computed: {
      ...{ hoursAgo: 3, loadsSince: 1 },
      where: (
        cell,
        today,
      ) => sql`(${cell('stage')} = 'Tardío' or ${cell('dueDate')} < ${daysAfter(today, -180)})
        and (${cell('debt')}::float8 < 50) is not true`,
    },
  },
  {
    name: 'Renovaciones de diciembre',
    description: '',
    ...{ mode: 'snapshot', exclusiveSet: null, challengerPercent: null },
    ...{ filter: 'Renovaciones de hogar y auto', format: 'Renovaciones de seguros' },
  },
]

/** Segments of the demo's filters with their members, and the run that computed them. */
export async function seedSegments(around: Around): Promise<void> {
  for (const [at, segment] of demoSegments.entries()) {
    await insert(around, segment, at + 1)
    if (segment.computed !== undefined) await compute(around, segment, segment.computed)
  }
  await seedRun(around)
}

const firstOfSet = demoId('segment', 'Recobro prioritario')
const runId = demoId('segmentRun', exclusiveSet)

async function insert({ db, now, createdBy }: Around, segment: DemoSegment, position: number): Promise<void> {
  const { filter, format, computed, ...settings } = segment
  const { serial: templateSerial } = await serialOf(db, format)
  const createdAt = new Date(now.getTime() - 30 * hour)
  const counts = {
    total: null,
    matched: null,
    blacklisted: null,
    earlier: null,
    size: null,
    challengers: null,
  }
  await db
    .insertInto('segments')
    .values({
      ...{ ...settings, ...counts, id: demoId('segment', segment.name), position, failure: null },
      ...{ templateId: demoId('template', format), templateSerial },
      ...{ filterId: demoId('filter', filter), filterVersion: 1, version: 1 },
      ...{ state: computed === undefined ? 'new' : 'computed', runId: null, taken: '{}', loadsThen: '{}' },
      ...{ computedRunId: computed === undefined ? null : runId, computedAt: null },
      splitPercent: computed === undefined ? null : segment.challengerPercent,
      ...{ createdBy, createdAt, updatedAt: createdAt },
    })
    .execute()
}

const serialOf = (db: Db, format: FormatName) =>
  db
    .selectFrom('templates')
    .select('serial')
    .where('id', '=', demoId('template', format))
    .executeTakeFirstOrThrow()

async function compute(
  { db, now }: Around,
  { name, format, challengerPercent }: DemoSegment,
  { hoursAgo, loadsSince, where }: NonNullable<DemoSegment['computed']>,
): Promise<void> {
  const id = demoId('segment', name)
  const places = placed(templateColumns(formats.find((one) => one.name === format) ?? formats[0]))
  const cell: Cell = (field) => sql`r.cells[${sql.lit(places[field] ?? 0)}]`
  const { rows } = await sql<{ matched: number; size: number; challengers: number }>`
    with found as materialized (
      select s.id, s.serial, ${recordReference('r')} as reference from segments s
      join records r on r.template_serial = s.template_serial
      where s.id = ${id}::uuid and ${where(cell, dayOf(now))}
    ), added as (
      insert into segment_members (segment_serial, reference, arm)
      select serial, reference, case when ${challengerPercent}::int is not null then case
        when (hashtextextended(reference || id::text, 0) & 2147483647) % 100 < ${challengerPercent}::int then 1 else 0 end end
      from found f where not exists (
        select from segment_members m where m.reference = f.reference and m.segment_serial = (
          select serial from segments where id = ${firstOfSet}::uuid and serial <> f.serial))
      returning arm
    )
    select (select count(*)::int from found) as matched, count(*)::int as size,
      count(*) filter (where arm = 1)::int as challengers from added`.execute(db)
  const { matched = 0, size = 0, challengers = 0 } = rows[0] ?? {}
  const earlier = matched - size
  const taken = JSON.stringify(earlier > 0 ? { [firstOfSet]: earlier } : {})
  await sql`
    update segments s set computed_at = ${new Date(now.getTime() - hoursAgo * hour)}, size = ${size}, matched = ${matched},
      blacklisted = 0, earlier = ${earlier}, challengers = ${challengers}, taken = ${taken}::text::jsonb,
      total = (select count(*) from records r where r.template_serial = s.template_serial),
      loads_then = (select coalesce(jsonb_object_agg(l.serial, l.brought), '{}') from (
        select serial, created + updated as brought from loads where template_id = s.template_id and created + updated > 0
        order by created_at desc offset ${loadsSince}) l)
    where s.id = ${id}::uuid`.execute(db)
  await sql`
    insert into segment_hits (segment_id, blacklist_id, edition, ran_on, stale, hits)
    select ${id}::uuid, id, edition, ran_on, layer = 'external', 0 from blacklists where layer <> 'campaign'`.execute(
    db,
  )
}

async function seedRun({ db, now, createdBy }: Around): Promise<void> {
  const at = new Date(now.getTime() - 3 * hour)
  const run = { id: runId, state: 'completed' as const, createdBy }
  await db
    .insertInto('segmentRuns')
    .values({ ...run, createdAt: at, startedAt: at, finishedAt: at })
    .execute()
  await sql`
    insert into segment_results (run_id, place, segment_id, name, state, processed, to_process, total, matched, blacklisted,
      earlier, size, challengers)
    select ${runId}::uuid, row_number() over (order by position) - 1, id, name, 'computed', total, total, total, matched,
      blacklisted, earlier, size, challengers
    from segments where computed_run_id = ${runId}::uuid`.execute(db)
}
