import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { Ids } from '#seams/ids.ts'
import type { AgentSkill, KnownAgents } from './agent-differences.rules.ts'
import type { Difference } from './synchronization.rules.ts'

const person = sql<string>`lower(users.username)`

/** The stored people with their skills, as far as both are active. */
export async function storedAgents(db: Db, now: Date): Promise<KnownAgents> {
  const people = await db
    .selectFrom('users')
    .where('active', '=', true)
    .select([person.as('person'), 'displayName'])
    .execute()
  const skills = await db.selectFrom('skills').where('active', '=', true).select('code').execute()
  const held = await db
    .selectFrom('skillAssignments')
    .innerJoin('users', 'users.id', 'skillAssignments.userId')
    .innerJoin('skills', 'skills.id', 'skillAssignments.skillId')
    .where('users.active', '=', true)
    .select([
      person.as('person'),
      'skills.code as skill',
      'skillAssignments.level',
      'skillAssignments.isMain',
    ])
    .select(['skillAssignments.origin', inForce('skillAssignments', dayOf(now)).as('inForce')])
    .orderBy('skills.code')
    .execute()
  return {
    people: new Map(people.map((one) => [one.person, one.displayName])),
    skills: new Set(skills.map(({ code }) => code)),
    held,
  }
}

/** Applies one difference of a person; returns the row's id. */
export async function applyToAgent(
  db: Db,
  { kind, before, after }: Difference,
  { ids, now }: { ids: Ids; now: Date },
): Promise<string> {
  // The stored and the source's version of a person.
  const { person: username, skill, ...values } = (after ?? before) as AgentSkill
  const { userId, skillId } = await db
    .selectFrom('users')
    .innerJoin('skills', (join) => join.on('skills.code', '=', skill))
    .where(sql<boolean>`lower(users.username) = ${username}`)
    .select(['users.id as userId', 'skills.id as skillId'])
    .executeTakeFirstOrThrow()
  if (kind === 'removed') {
    const deletion = db
      .deleteFrom('skillAssignments')
      .where('userId', '=', userId)
      .where('skillId', '=', skillId)
    const { id } = await deletion.returning('id').executeTakeFirstOrThrow()
    return id
  }
  const again = kind === 'returned' ? { startsOn: dayOf(now), endsOn: null } : {}
  const { id } = await db
    .insertInto('skillAssignments')
    .values({
      ...values,
      id: ids.next(),
      userId,
      skillId,
      startsOn: dayOf(now),
      endsOn: null,
      createdAt: now,
    })
    .onConflict((same) => same.columns(['userId', 'skillId']).doUpdateSet({ ...values, ...again }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
