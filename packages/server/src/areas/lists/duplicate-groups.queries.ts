import { sql } from 'kysely'
import type { DuplicateState } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { Apart, Grouped, Pairs } from './matching/groups.ts'

/** Records in any pair, by their numbers in pairs: load and row. */
export type Nodes = { loads: Int32Array | number[]; rows: Int32Array | number[] }

const chunk = 20_000

function* chunks(count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += chunk) yield [from, Math.min(count, from + chunk)]
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const slice = (of: Int32Array | Float32Array | number[], from: number, to: number) => [...of.slice(from, to)]

/** Deletes the results of a search, which starts over. */
export async function clear(db: Db, serial: number): Promise<void> {
  for (const table of ['duplicateGroups', 'duplicateMembers', 'duplicatePairs'] as const)
    await db.deleteFrom(table).where('searchSerial', '=', serial).execute()
}

/** Stores the records in pairs, by their names; deleted ones are skipped. */
export async function storeMembers(db: Db, serial: number, { loads, rows }: Nodes): Promise<void> {
  for (const [from, to] of chunks(loads.length))
    await sql`
      insert into duplicate_members (search_serial, number, template_serial, reference)
      select ${serial}, n.number, r.template_serial, coalesce(r.key, '#' || r.load_serial || ':' || r.row_number)
      from unnest(${numbers(from, to)}::int[], ${slice(loads, from, to)}::int[], ${slice(rows, from, to)}::int[])
        as n (number, load, row)
      join records r on r.load_serial = n.load and r.row_number = n.row`.execute(db)
}

export async function storePairs(db: Db, serial: number, { one, other, score }: Pairs): Promise<void> {
  for (const [from, to] of chunks(one.length))
    await sql`
      insert into duplicate_pairs (search_serial, one, other, score)
      select ${serial}, p.* from unnest(${slice(one, from, to)}::int[], ${slice(other, from, to)}::int[],
        ${slice(score, from, to)}::real[]) as p`.execute(db)
}

/** Pairs of members known not to be duplicates. */
export async function apartOf(db: Db, serial: number): Promise<Apart> {
  const { rows } = await sql<{ one: number; other: number }>`
    select a.number as one, b.number as other from distinct_records d
    join duplicate_members a on a.template_serial = d.one_template and a.reference = d.one and a.search_serial = ${serial}
    join duplicate_members b on b.template_serial = d.other_template and b.reference = d.other
      and b.search_serial = ${serial}`.execute(db)
  const apart = new Map<number, Set<number>>()
  const add = (one: number, other: number) => apart.set(one, (apart.get(one) ?? new Set()).add(other))
  for (const { one, other } of rows) {
    add(one, other)
    add(other, one)
  }
  return apart
}

/** Stores groups of members, numbered from one; after a load only those with one of its records. */
export async function storeGroups(
  db: Db,
  serial: number,
  { groupOf, scores }: Grouped,
  { first, loadSerial }: { first: number; loadSerial: number | null },
): Promise<void> {
  const grouped = [...groupOf.keys()].filter((number) => groupOf[number] !== 0)
  for (const [from, to] of chunks(grouped.length)) {
    const part = grouped.slice(from, to)
    await sql`
      update duplicate_members m set group_number = g.group_number + ${first - 1}
      from unnest(${part}::int[], ${part.map((number) => groupOf[number])}::int[]) as g (number, group_number)
      where m.search_serial = ${serial} and m.number = g.number`.execute(db)
  }
  for (const [from, to] of chunks(scores.length))
    await sql`
      insert into duplicate_groups (search_serial, number, size, score)
      select ${serial}, g.number + ${first - 1}, 0, g.score
      from unnest(${numbers(from + 1, to + 1)}::int[], ${scores.slice(from, to)}::real[]) as g (number, score)`.execute(
      db,
    )
  await measure(db, serial, first)
  await forgetSmall(db, serial, { first, loadSerial })
}

/** The size of a group counts the remaining members. */
const measure = (db: Db, serial: number, first: number) =>
  sql`
    update duplicate_groups g set size = m.size
    from (select group_number, count(*)::int as size from duplicate_members
      where search_serial = ${serial} and group_number >= ${first} group by group_number) m
    where g.search_serial = ${serial} and g.number = m.group_number`.execute(db)

async function forgetSmall(
  db: Db,
  serial: number,
  { first, loadSerial }: { first: number; loadSerial: number | null },
): Promise<void> {
  const foreign =
    loadSerial === null
      ? sql`false`
      : sql`not exists (select from duplicate_members m, ${recordOf('m')}
          where m.search_serial = g.search_serial and m.group_number = g.number and r.load_serial = ${loadSerial})`
  await sql`
    with small as (
      delete from duplicate_groups g where g.search_serial = ${serial} and g.number >= ${first} and (g.size < 2 or ${foreign})
      returning g.number
    )
    update duplicate_members m set group_number = null from small
    where m.search_serial = ${serial} and m.group_number = small.number`.execute(db)
}

/** The display name of a group: the values of its keys, from its first member. */
export async function labelGroups(
  db: Db,
  serial: number,
  sources: readonly { template: { serial: number }; cells: readonly number[][] }[],
): Promise<void> {
  for (const { template, cells } of sources) {
    const values = sql.join(cells.flat().map((cell) => sql`r.cells[${sql.lit(cell)}]`))
    await sql`
      update duplicate_groups g set label = left(concat_ws(' · ', ${values}), 200)
      from duplicate_members m, ${recordOf('m')}
      where g.search_serial = ${serial} and g.label = '' and m.search_serial = ${serial} and m.template_serial = ${template.serial}
        and m.number = (select min(number) from duplicate_members f
          where f.search_serial = ${serial} and f.group_number = g.number)`.execute(db)
  }
}

/** The record of a member, as `r`: by its key, or by load and row without one. Both have an index. */
export const recordOf = (member: string) => {
  const m = sql.raw(member)
  const part = (at: number) =>
    sql`case when ${m}.reference ~ '^#[0-9]+:[0-9]+$' then split_part(substr(${m}.reference, 2), ':', ${sql.lit(at)})::int end`
  return sql`lateral (
    select * from records k where k.template_serial = ${m}.template_serial and k.key = ${m}.reference
    union all
    select * from records p where p.load_serial = ${part(1)} and p.row_number = ${part(2)} and p.key is null
      and p.template_serial = ${m}.template_serial) r`
}

/** The pairs between members of undecided groups, or of none. */
export async function openPairs(db: Db, serial: number, threshold: number) {
  const { rows } = await sql<{ one: number; other: number; score: number }>`
    with open as (
      select m.number from duplicate_members m
      left join duplicate_groups g on g.search_serial = m.search_serial and g.number = m.group_number
      where m.search_serial = ${serial} and not m.is_out and (g.state is null or g.state = 'pending')
    )
    select p.one, p.other, p.score from duplicate_pairs p
    join open a on a.number = p.one join open b on b.number = p.other
    where p.search_serial = ${serial} and p.score >= ${threshold - 1e-6}`.execute(db)
  return {
    one: Int32Array.from(rows, ({ one }) => one),
    other: Int32Array.from(rows, ({ other }) => other),
    score: Float32Array.from(rows, ({ score }) => score),
  }
}

/** Dissolves pending groups; returns the number of members, and the next free group number. */
export async function dissolve(db: Db, serial: number): Promise<{ members: number; first: number }> {
  await sql`
    with open as (delete from duplicate_groups where search_serial = ${serial} and state = 'pending' returning number)
    update duplicate_members m set group_number = null from open
    where m.search_serial = ${serial} and m.group_number = open.number`.execute(db)
  const { rows } = await sql<{ members: number; first: number }>`
    select (select coalesce(max(number), -1) + 1 from duplicate_members where search_serial = ${serial})::int as members,
      (select coalesce(max(number), 0) + 1 from duplicate_groups where search_serial = ${serial})::int as first`.execute(
    db,
  )
  return rows[0] ?? { members: 0, first: 1 }
}

const groups = (db: Db) =>
  db
    .selectFrom('duplicateGroups')
    .innerJoin('duplicateSearches', 'duplicateSearches.serial', 'duplicateGroups.searchSerial')
    .leftJoin('users', 'users.id', 'duplicateGroups.decidedBy')
    .selectAll('duplicateGroups')
    .select(['duplicateSearches.id as searchId', 'users.displayName as deciderName'])

type Query = Paging & { state?: DuplicateState; sort?: 'score' | '-score' | 'size' | '-size' }

export function list(db: Db, serial: number, { state, sort = '-score', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = groups(db)
    .where('duplicateGroups.searchSerial', '=', serial)
    .orderBy(`duplicateGroups.${column}`, direction)
    .orderBy('duplicateGroups.number')
  if (state !== undefined) query = query.where('duplicateGroups.state', '=', state)
  return page(query, paging)
}

export type GroupRow = NonNullable<Awaited<ReturnType<typeof find>>>

export const find = (db: Db, id: string) => groups(db).where('duplicateGroups.id', '=', id).executeTakeFirst()

/** A group, locked until the end of the transaction. */
export async function lock(db: Db, id: string): Promise<GroupRow | undefined> {
  await db.selectFrom('duplicateGroups').select('id').where('id', '=', id).forUpdate().execute()
  return find(db, id)
}

/** The next pending group by score, after or before this one. */
export async function neighbour(db: Db, group: GroupRow, which: 'next' | 'previous'): Promise<string | null> {
  const isNext = which === 'next'
  const behind = isNext
    ? sql<boolean>`(-score, number) > (-${group.score}::real, ${group.number})`
    : sql<boolean>`(-score, number) < (-${group.score}::real, ${group.number})`
  const found = await db
    .selectFrom('duplicateGroups')
    .select('id')
    .where('searchSerial', '=', group.searchSerial)
    .where('state', '=', 'pending')
    .where(behind)
    .orderBy(sql`-score`, isNext ? 'asc' : 'desc')
    .orderBy('number', isNext ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The pending group with the highest score that has not been refused yet. */
export const nextToMerge = (db: Db, serial: number) =>
  db
    .selectFrom('duplicateGroups')
    .select(['id', 'version'])
    .where('searchSerial', '=', serial)
    .where('state', '=', 'pending')
    .where('refusal', 'is', null)
    .orderBy('score', 'desc')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
