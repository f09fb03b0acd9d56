import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { Reach } from '#db/reach.ts'
import type { VacationKind, VacationMovementKind } from '#db/schema/vacations.ts'
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

const orders: Record<Column, RawBuilder<unknown>> = {
  createdAt: sql`m.created_at`,
  date: sql`m.date`,
  person: sql`users.plain_name`,
}

const shown = (db: Db) =>
  db
    .selectFrom('vacationMovements as m')
    .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
    .innerJoin('users', 'users.id', 'b.employeeId')
    .leftJoin('users as writer', 'writer.id', 'm.createdBy')
    .leftJoin('vacationPolicies as p', 'p.id', 'm.policyId')
    .select(['m.id', 'm.kind', 'm.units', 'm.requestId', 'm.reverses', 'm.reason', 'm.explanation'])
    .select(['m.createdBy', 'm.createdAt', 'writer.displayName as writerName'])
    .select(['b.employeeId', 'users.displayName', 'b.kind as bucketKind', 'b.year', 'b.unit', 'm.policyId'])
    .select(['p.name as policyName', 'p.agreement', 'p.source', 'p.review'])
    .select([written('m.date').as('date'), written('b.validFrom').as('validFrom')])
    .select([written('b.validUntil').as('validUntil')])
    .select(sql<string | null>`to_char(p.valid_from, 'YYYY-MM-DD')`.as('policyFrom'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

function filtersOf(today: string, asked: Asked): RawBuilder<boolean>[] {
  const { year, kind = [], initialDate, endDate, selectedState = [], active = 1 } = asked
  const lastYear = Number(today.slice(0, 4)) - 1
  const found = [active === 1 ? sql<boolean>`b.year >= ${lastYear}` : sql<boolean>`b.year < ${lastYear}`]
  if (initialDate !== undefined) found.push(sql`m.date >= ${initialDate}::date`)
  if (endDate !== undefined) found.push(sql`m.date <= ${endDate}::date`)
  if (year !== undefined) found.push(sql`b.year = ${year}`)
  if (kind.length > 0) found.push(sql`m.kind = any(${kind}::text[])`)
  if (selectedState.length > 0)
    found.push(
      sql`m.request_id in (select r.id from vacation_requests r where ${isShownAs(selectedState, today)})`,
    )
  return found
}

/** The visible movements that match. */
export function list(db: Db, reach: Reach, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  let query = shown(db)
    .where(isAsked(reach, asked, sql`b.employee_id`))
    .orderBy(orders[column], direction)
  if (column !== 'createdAt') query = query.orderBy('m.createdAt', 'desc')
  query = query.orderBy('m.id')
  for (const filter of filtersOf(reach.today, asked)) query = query.where(filter)
  return page(query, asked, 'm.id')
}

export const find = (db: Db, id: string) => shown(db).where('m.id', '=', id).executeTakeFirst()

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
