import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { VacationPlansTable } from '#db/schema/vacation-plans.ts'

type Column = 'name' | 'validFrom'
type Asked = Paging & { search?: string; selectedSkill?: string; sort?: Column | `-${Column}` }
type Named = { id: string; name: string }

const orders: Record<Column, RawBuilder<unknown>> = {
  name: sql`plain(vacation_plans.name)`,
  validFrom: sql`vacation_plans.valid_from`,
}

/** Related rows by plan id, by name. */
const named = (table: string, ids: string) => sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by plain(o.name)), '[]')
  from ${sql.table(table)} o where o.id = any(${sql.ref(ids)}))`

const shown = (db: Db) =>
  db
    .selectFrom('vacationPlans')
    .select(['id', 'name', 'rules', 'needs', 'skillIds', 'groupIds', 'version', 'createdAt', 'updatedAt'])
    .select([written('validFrom').as('validFrom'), written<string | null>('validUntil').as('validUntil')])
    .select(named('skills', 'vacation_plans.skill_ids').as('skills'))
    .select(named('employee_groups', 'vacation_plans.group_ids').as('groups'))
    .select(
      sql<number>`(select count(*)::int from vacation_quotas q where q.plan_id = vacation_plans.id)`.as(
        'quotaCount',
      ),
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { search, selectedSkill, sort = 'name', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  let query = shown(db).orderBy(orders[column], direction).orderBy('vacationPlans.id')
  if (selectedSkill !== undefined)
    query = query.where(sql<boolean>`${selectedSkill}::uuid = any(vacation_plans.skill_ids)`)
  if (search) query = query.where(sql<boolean>`plain(vacation_plans.name) like plain(${containing(search)})`)
  return page(query, paging, 'vacationPlans.id')
}

export const find = (db: Db, id: string) => shown(db).where('id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) =>
  shown(db).where('id', '=', id).forNoKeyUpdate('vacationPlans').executeTakeFirst()

/** The number of existing ones among these skills and groups. */
export async function known(db: Db, ids: { skillIds: readonly string[]; groupIds: readonly string[] }) {
  const { rows } = await sql<{ skills: number; groups: number }>`
    select (select count(*)::int from skills where id = any(${ids.skillIds}::uuid[])) as skills,
      (select count(*)::int from employee_groups where id = any(${ids.groupIds}::uuid[]) and deleted_at is null) as groups`.execute(
    db,
  )
  return rows[0] ?? { skills: 0, groups: 0 }
}

export type Claim = {
  id: string
  validFrom: string
  validUntil: string | null
  skillIds: readonly string[]
  groupIds: readonly string[]
}

/** Another plan of the same time with one of these skills or groups. */
export async function claimedBy(db: Db, { id, validFrom, validUntil, skillIds, groupIds }: Claim) {
  // Locked, so that concurrent ones see each other.
  await sql`select pg_advisory_xact_lock(hashtext('vacation_plans'))`.execute(db)
  const { rows } = await sql<{ name: string; isBySkill: boolean }>`
    select name, skill_ids && ${skillIds}::uuid[] as is_by_skill from vacation_plans
    where id <> ${id}::uuid and (skill_ids && ${skillIds}::uuid[] or group_ids && ${groupIds}::uuid[])
      and valid_from <= coalesce(${validUntil}::date, valid_from) and coalesce(valid_until >= ${validFrom}::date, true)
    order by plain(name) limit 1`.execute(db)
  return rows[0]
}

export async function insert(db: Db, row: Insertable<VacationPlansTable>): Promise<void> {
  await db.insertInto('vacationPlans').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<VacationPlansTable>): Promise<void> {
  await db
    .updateTable('vacationPlans')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Whether any request was made under it. */
export async function isUsed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('vacationRequests').where('planId', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vacationPlans').where('id', '=', id).execute()
}
