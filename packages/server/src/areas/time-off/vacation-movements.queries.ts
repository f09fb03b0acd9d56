import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { Reach } from '#db/reach.ts'
import type { VacationKind, VacationMovementKind } from '#db/schema/vacations.ts'
import { type LedgerReader, shownMovement, shownUntil } from '#db/ledger-privacy.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'
import { isShownAs, type SearchedState } from './vacation-archive.queries.ts'

type Column = 'createdAt' | 'date' | 'person'
export type Asked = Paging &
  AskedPeople & {
    initialDate?: string
    endDate?: string
    selectedState?: SearchedState[]
    active?: 0 | 1
    year?: number
    kind?: VacationMovementKind[]
    sort?: Column | `-${Column}`
  }

const orders = (reader: LedgerReader): Record<Column, RawBuilder<unknown>> => ({
  createdAt: sql`m.created_at`,
  date: shownMovement(reader).date,
  person: sql`users.plain_name`,
})

function shown(db: Db, reader: LedgerReader) {
  const { kind, date, requestId, reason, createdBy } = shownMovement(reader)
  return db
    .selectFrom('vacationMovements as m')
    .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
    .innerJoin('users', 'users.id', 'b.employeeId')
    .leftJoin('users as writer', (join) => join.on(sql`writer.id`, '=', createdBy))
    .leftJoin('vacationPolicies as p', 'p.id', 'm.policyId')
    .select(['m.id', 'm.units', 'm.reverses', 'm.explanation', 'm.createdAt'])
    .select(['writer.displayName as writerName', kind.as('kind'), requestId.as('requestId')])
    .select([reason.as('reason'), createdBy.as('createdBy')])
    .select(['b.employeeId', 'users.displayName', 'b.kind as bucketKind', 'b.year', 'b.unit', 'm.policyId'])
    .select(['p.name as policyName', 'p.agreement', 'p.source', 'p.review'])
    .select([sql<string>`to_char(${date}, 'YYYY-MM-DD')`.as('date'), written('b.validFrom').as('validFrom')])
    .select(sql<string>`to_char(${shownUntil(reader)}, 'YYYY-MM-DD')`.as('validUntil'))
    .select(sql<string | null>`to_char(p.valid_from, 'YYYY-MM-DD')`.as('policyFrom'))
}

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

function filtersOf(reader: LedgerReader, today: string, asked: Asked): RawBuilder<boolean>[] {
  // What the reader may not know must not be found, either.
  const { kind: shownKind, date, requestId } = shownMovement(reader)
  const { year, kind = [], initialDate, endDate, selectedState = [], active = 1 } = asked
  const lastYear = Number(today.slice(0, 4)) - 1
  const found = [active === 1 ? sql<boolean>`b.year >= ${lastYear}` : sql<boolean>`b.year < ${lastYear}`]
  if (initialDate !== undefined) found.push(sql`${date} >= ${initialDate}::date`)
  if (endDate !== undefined) found.push(sql`${date} <= ${endDate}::date`)
  if (year !== undefined) found.push(sql`b.year = ${year}`)
  if (kind.length > 0) found.push(sql`${shownKind} = any(${kind}::text[])`)
  if (selectedState.length > 0)
    found.push(
      sql`${requestId} in (select r.id from vacation_requests r where ${isShownAs(selectedState, today)})`,
    )
  return found
}

/** The visible movements that match. */
export function list(db: Db, reach: Reach, reader: LedgerReader, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  let query = shown(db, reader)
    .where(isAsked(reach, asked, sql`b.employee_id`))
    .orderBy(orders(reader)[column], direction)
  if (column !== 'createdAt') query = query.orderBy('m.createdAt', 'desc')
  query = query.orderBy('m.id')
  for (const filter of filtersOf(reader, reach.today, asked)) query = query.where(filter)
  return page(query, asked, 'm.id')
}

export const find = (db: Db, reader: LedgerReader, id: string) =>
  shown(db, reader).where('m.id', '=', id).executeTakeFirst()

/** An adjustment of somebody, and whether it was already reversed. */
export const reversible = (db: Db, employeeId: string, id: string) =>
  db
    .selectFrom('vacationMovements as m')
    .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
    .where('b.employeeId', '=', employeeId)
    .where('m.id', '=', id)
    .where('m.kind', '=', 'adjustment')
    .where('m.reverses', 'is', null)
    .select(['m.bucketId', 'm.units'])
    .select(sql<boolean>`exists (select from vacation_movements r where r.reverses = m.id)`.as('isReversed'))
    .executeTakeFirst()

/** Somebody's buckets of a kind and a year, in order of their end. */
export const bucketsOf = (db: Db, employeeId: string, kind: VacationKind, year: number) =>
  db
    .selectFrom('vacationBuckets')
    .where('employeeId', '=', employeeId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .select(['id', 'unit', written('validFrom').as('validFrom'), written('validUntil').as('validUntil')])
    .orderBy('vacationBuckets.validUntil')
    .execute()
