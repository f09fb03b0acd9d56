import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import type { PayslipAmounts, PayslipKind, PayslipState } from '#db/schema/payslips.ts'
import { summedPage } from '#db/summed-page.ts'

const columns = ['id', 'month', 'kind', 'version', 'state', 'pages', 'size', 'sha256'] as const
const moments = ['publishedAt', 'closedAt', 'seenAt', 'downloadedAt'] as const

/** A withdrawn payslip may belong to somebody else: hide its content. */
const kept = sql<PayslipAmounts | null>`case when payslips.state <> 'withdrawn' then payslips.amounts end`

/** Every version of a person's payslips, latest month first. */
const own = (db: Db, employeeId: string) =>
  db
    .selectFrom('payslips')
    .where('employeeId', '=', employeeId)
    .select([...columns, ...moments])
    .select(kept.as('amounts'))
    .orderBy('month', 'desc')
    .orderBy('kind')
    .orderBy('version', 'desc')

export const ofYear = (db: Db, employeeId: string, year: number) =>
  own(db, employeeId)
    .where(sql<boolean>`left(month, 4) = ${String(year)}`)
    .execute()

export type OwnRow = Awaited<ReturnType<typeof ofYear>>[number]

export const versions = (db: Db, employeeId: string, { month, kind }: Pick<OwnRow, 'month' | 'kind'>) =>
  own(db, employeeId).where('month', '=', month).where('kind', '=', kind).execute()

export const findOwn = (db: Db, employeeId: string, id: string) =>
  own(db, employeeId).where('id', '=', id).executeTakeFirst()

/** The years with payslips, latest first. */
export async function years(db: Db, employeeId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('payslips')
    .where('employeeId', '=', employeeId)
    .select(sql<number>`left(month, 4)::int`.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

type Reader = { userId: string; publishes: boolean }

/** A payslip whose file may be opened: one's own unless it was withdrawn, or any for publishers. */
export const readable = (db: Db, { userId, publishes }: Reader, id: string) =>
  db
    .selectFrom('payslips')
    .where('id', '=', id)
    .where(sql<boolean>`(${publishes} or (employee_id = ${userId}::uuid and state <> 'withdrawn'))`)
    .select(['id', 'employeeId', 'month', 'kind', 'version', 'blobKey', 'size'])
    .executeTakeFirst()

export type ReadableRow = NonNullable<Awaited<ReturnType<typeof readable>>>

/** Stores when the person first viewed it. */
export async function see(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payslips')
    .set({ seenAt: now })
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .execute()
}

/** Stores when the person first downloaded it, and the hash of the hours delivered with it. */
export async function deliver(db: Db, id: string, now: Date, hoursHash: string | null): Promise<void> {
  await db
    .updateTable('payslips')
    .set({
      seenAt: sql`coalesce(seen_at, ${now})`,
      downloadedAt: sql`coalesce(downloaded_at, ${now})`,
      hoursHash: sql`coalesce(hours_hash, ${hoursHash})`,
    })
    .where('id', '=', id)
    .execute()
}

type Column = 'month' | 'person' | 'publishedAt'
export type Asked = Paging & {
  search?: string
  month?: string
  kind?: PayslipKind[]
  state?: PayslipState[]
  employeeId?: string
  downloaded?: boolean
  sort?: Column | `-${Column}`
}

export type PublishedRow = {
  id: string
  employeeId: string
  displayName: string
  month: string
  kind: PayslipKind
  version: number
  state: PayslipState
  pages: number
  size: number
  publishedAt: Date
  closedAt: Date | null
  seenAt: Date | null
  downloadedAt: Date | null
  remindedAt: Date | null
}

function found({ search, month, kind = [], state = [], employeeId, downloaded }: Asked, id?: string) {
  const only = [sql`true`]
  if (id !== undefined) only.push(sql`s.id = ${id}::uuid`)
  if (search) only.push(sql`u.plain_name like plain(${containing(search)})`)
  if (month !== undefined) only.push(sql`s.month = ${month}`)
  if (kind.length > 0) only.push(sql`s.kind = any(${kind}::text[])`)
  if (state.length > 0) only.push(sql`s.state = any(${state}::text[])`)
  if (employeeId !== undefined) only.push(sql`s.employee_id = ${employeeId}::uuid`)
  if (downloaded !== undefined) only.push(sql`(s.downloaded_at is not null) = ${downloaded}`)
  return sql`select s.*, u.display_name, u.plain_name from payslips s join users u on u.id = s.employee_id
    where ${sql.join(only, sql` and `)}`
}

const published = sql<PublishedRow>`id, employee_id, display_name, month, kind, version, state, pages, size, published_at,
  closed_at, seen_at, downloaded_at, reminded_at`
const totals = sql<Record<'published' | 'downloaded', number>>`json_build_object(
  'published', count(*) filter (where state = 'published'),
  'downloaded', count(*) filter (where state = 'published' and downloaded_at is not null))`

const column = (name: string, isDown = false): By => by(sql.ref(name), isDown)
const orders: Record<Column, (isDown: boolean) => By[]> = {
  month: (isDown) => [column('month', isDown), column('plain_name')],
  person: (isDown) => [column('plain_name', isDown), column('month', true)],
  publishedAt: (isDown) => [column('published_at', isDown), column('plain_name')],
}

/** A page of the published payslips, with their download status. */
export function list(db: Db, { sort = '-month', ...asked }: Asked) {
  const { column: name, direction } = ordering(sort)
  const order = [...orders[name](direction === 'desc'), column('version', true), column('id')]
  const of: RawBuilder<unknown> = found(asked)
  return summedPage(db, { of, shown: published, totals, order }, { ...asked, sort })
}

export async function findPublished(db: Db, id: string): Promise<PublishedRow | undefined> {
  const { rows } = await sql<PublishedRow>`select ${published} from (${found({}, id)}) y`.execute(db)
  return rows[0]
}

/** Withdraws the payslip in force; returns whether it did. */
export async function withdraw(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payslips')
    .set({ state: 'withdrawn', closedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Reminder = { month: string; today: string; now: Date }

/** Marks people who have not downloaded as reminded today; returns those not reminded yet, and the total. */
export async function remindOnce(db: Db, { month, today, now }: Reminder) {
  const waiting = db
    .selectFrom('payslips')
    .where('month', '=', month)
    .where('state', '=', 'published')
    .where('downloadedAt', 'is', null)
  const all = await waiting.select('employeeId').distinct().execute()
  const fresh = await db
    .updateTable('payslips')
    .set({ remindedAt: now })
    .where('month', '=', month)
    .where('state', '=', 'published')
    .where('downloadedAt', 'is', null)
    .where(sql<boolean>`coalesce(reminded_at < ${today}::date, true)`)
    .returning('employeeId')
    .execute()
  return { all: all.length, userIds: [...new Set(fresh.map(({ employeeId }) => employeeId))] }
}
