import type { Db } from '#db/database.ts'
import { followable } from './workflow-ways.queries.ts'

/** The attributes of tickets. */
export async function choices(db: Db) {
  const [skills, projects, priorities, tags, workflows, finalStates, fields] = await Promise.all([
    db
      .selectFrom('skills')
      .where('active', '=', true)
      .select(['id', 'name', 'code'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('projects')
      .where('state', '=', 'active')
      .where('deletedAt', 'is', null)
      .select(['id', 'name', 'code'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    inUse(db, 'priorities')
      .select(['id', 'name', 'colour'])
      .orderBy('weight', 'desc')
      .orderBy('id')
      .execute(),
    inUse(db, 'tags')
      .where('scope', '!=', 'contacts')
      .select(['id', 'name', 'colour'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    followable(db),
    inUse(db, 'finalStates').select(['id', 'name', 'code']).orderBy('position').orderBy('id').execute(),
    inUse(db, 'fields')
      .select(['key', 'label', 'type', 'minimum', 'maximum', 'options'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  return { skills, projects, priorities, tags, workflows, finalStates, fields }
}

type Retirable = 'priorities' | 'tags' | 'finalStates' | 'fields'

const inUse = (db: Db, table: Retirable) =>
  db.selectFrom<Retirable>(table).where('active', '=', true).where('deletedAt', 'is', null)

/** The inactive ones of these rows. */
export async function notInUse(
  db: Db,
  table: 'skills' | 'projects' | 'priorities' | 'tags' | 'tickets' | 'users',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const hasActive = table !== 'tickets' && table !== 'projects'
  let query = db
    .selectFrom<'skills'>(table as 'skills')
    .where('id', 'in', ids)
    .select('id')
  if (hasActive) query = query.where('active', '=', true)
  const found = new Set((await query.execute()).map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
