import { type Insertable, sql, type Updateable } from 'kysely'
import type { DuplicateRuleAct } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { DuplicateRulesTable } from '#db/schema/duplicates.ts'

const last = (column: string) => sql`(
  select ${sql.raw(column)} from duplicate_searches s where s.rule_id = duplicate_rules.id order by s.created_at desc limit 1)`

const rules = (db: Db) =>
  db
    .selectFrom('duplicateRules')
    .innerJoin('templates', 'templates.id', 'duplicateRules.templateId')
    .innerJoin('users', 'users.id', 'duplicateRules.createdBy')
    .selectAll('duplicateRules')
    .select(['templates.name as templateName', 'users.displayName as creatorName'])
    .select([last('s.id').$castTo<string | null>().as('lastSearchId')])
    .select([last('s.created_at').$castTo<Date | null>().as('lastRanAt')])
    .select([
      last(
        `(select count(*)::int from duplicate_groups g where g.search_serial = s.serial and g.state in ('merged', 'partial'))`,
      )
        .$castTo<number | null>()
        .as('lastMerged'),
    ])

export type RuleRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, ...paging }: Paging & { search?: string }) {
  let query = rules(db).orderBy(sql`plain(duplicate_rules.name)`).orderBy('duplicateRules.id')
  if (search) query = query.where(sql<boolean>`plain(duplicate_rules.name) like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, id: string) => rules(db).where('duplicateRules.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('duplicateRules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether a rule has this name; nobody can take it before this transaction ends. */
export async function isTaken(db: Db, name: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('duplicate_rules.name'))`.execute(db)
  const found = await db
    .selectFrom('duplicateRules')
    .select('id')
    .where(sql<boolean>`plain(name) = plain(${name})`)
    .executeTakeFirst()
  return found !== undefined
}

export const insert = (db: Db, rule: Insertable<DuplicateRulesTable>) =>
  db.insertInto('duplicateRules').values(rule).execute()

export const change = (db: Db, id: string, changes: Updateable<DuplicateRulesTable>) =>
  db.updateTable('duplicateRules').set(changes).where('id', '=', id).execute()

export const remove = (db: Db, id: string) => db.deleteFrom('duplicateRules').where('id', '=', id).execute()

/** The rules triggered by a load of a template, in order of creation. */
export const ofTemplate = (db: Db, templateId: string) =>
  db
    .selectFrom('duplicateRules')
    .selectAll()
    .where('templateId', '=', templateId)
    .where('active', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export async function actOf(db: Db, id: string): Promise<DuplicateRuleAct | undefined> {
  const rule = await db.selectFrom('duplicateRules').select('act').where('id', '=', id).executeTakeFirst()
  return rule?.act
}
