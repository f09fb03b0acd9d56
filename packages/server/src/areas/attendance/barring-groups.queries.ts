import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { groupsOf } from '#db/groups-of.ts'

/** The name of a group of the person whose members do not clock in through the portal (FIC-11); null without one. */
export async function barringGroup(db: Db, userId: string, day: string): Promise<string | null> {
  const [group] = await groupsOf(db, userId, day, sql<boolean>`not employee_groups.clocks_in_portal`)
  return group?.name ?? null
}
