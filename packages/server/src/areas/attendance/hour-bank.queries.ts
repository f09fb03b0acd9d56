import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import type { HourBankMovementsTable, HourMovementKind } from '#db/schema/hour-bank.ts'
import { summedPage } from '#db/summed-page.ts'
import type { Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'

type Column = 'createdAt' | 'date' | 'person'
export type Asked = Paging & AskedPeople & { kind?: HourMovementKind[]; sort?: Column | `-${Column}` }

export type MovementRow = {
  id: string
  employeeId: string
  displayName: string
  kind: HourMovementKind
  seconds: number
  date: string
  month: string | null
  reason: string | null
  createdBy: string
  writerName: string
  createdAt: Date
  /** Whether it can be reversed individually, and was not. */
  isReversible: boolean
}

/** A movement that can be reversed individually: one of a locked month depends on the lock. */
const single = sql<boolean>`m.kind in ('rest', 'pay', 'adjustment')`
const isTakenBack = sql<boolean>`exists (select from hour_bank_movements r where r.reverses = m.id)`

const movements = (isOf: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select m.*, ${single} and not ${isTakenBack} as is_reversible, u.display_name, u.plain_name, w.display_name as writer_name
  from hour_bank_movements m join users u on u.id = m.employee_id join users w on w.id = m.created_by
  where ${isOf}`

const shown = sql<MovementRow>`id, employee_id, display_name, kind, seconds, to_char(date, 'YYYY-MM-DD') as date,
  to_char(month, 'YYYY-MM') as month, reason, created_by, writer_name, created_at, is_reversible`

const latest = by(sql`created_at`, true)
const orders: Record<Column, (isDown: boolean) => By[]> = {
  createdAt: (isDown) => [by(sql`created_at`, isDown)],
  date: (isDown) => [by(sql`date`, isDown), latest],
  person: (isDown) => [by(sql`plain_name`, isDown), latest],
}

const totals = sql<{ balanceSeconds: number }>`json_build_object('balanceSeconds', coalesce(sum(seconds), 0))`

/** A page of movements, with the sum of all that match. */
export function list(db: Db, reach: Reach, asked: Asked) {
  const sort = asked.sort ?? '-createdAt'
  const { column, direction } = ordering(sort)
  const { kind = [] } = asked
  const isKind = kind.length === 0 ? sql<boolean>`true` : sql<boolean>`m.kind = any(${kind}::text[])`
  const of = movements(sql<boolean>`${isAsked(reach, asked, sql`m.employee_id`)} and ${isKind}`)
  const order = [...orders[column](direction === 'desc'), by(sql`id`)]
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort })
}

export async function find(db: Db, id: string): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`
    select ${shown} from (${movements(sql<boolean>`m.id = ${id}::uuid`)}) y`.execute(db)
  return rows[0]
}

/** The balance of somebody's bank: withdrawals lock the person. */
export async function balanceOf(db: Db, employeeId: string): Promise<number> {
  const row = await db
    .selectFrom('hourBankMovements')
    .where('employeeId', '=', employeeId)
    .select(sql<number>`coalesce(sum(seconds), 0)::float8`.as('seconds'))
    .executeTakeFirst()
  return row?.seconds ?? 0
}

/** The movement of a month that is in force, not reversed. */
export const ofMonth = (db: Db, employeeId: string, firstDay: string) =>
  db
    .selectFrom('hourBankMovements')
    .where('employeeId', '=', employeeId)
    .where('kind', '=', 'month')
    .where(sql<boolean>`month = ${firstDay}::date`)
    .where(
      sql<boolean>`not exists (select from hour_bank_movements r where r.reverses = hour_bank_movements.id)`,
    )
    .select(['id', 'seconds'])
    .executeTakeFirst()

/** A movement that can be reversed individually, and whether it was. */
export const reversible = (db: Db, employeeId: string, id: string) =>
  db
    .selectFrom('hourBankMovements as m')
    .where('m.employeeId', '=', employeeId)
    .where('m.id', '=', id)
    .where(single)
    .select('m.seconds')
    .select(sql<string | null>`to_char(m.month, 'YYYY-MM-DD')`.as('month'))
    .select(isTakenBack.as('isReversed'))
    .executeTakeFirst()

export async function insert(db: Db, row: Insertable<HourBankMovementsTable>): Promise<void> {
  await db.insertInto('hourBankMovements').values(row).execute()
}
