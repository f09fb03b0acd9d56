import { type RawBuilder, sql } from 'kysely'
import { dayOf } from './day.ts'
import { inForce } from './days.ts'

/** Whose names somebody may see: everybody's, or their own and those of the people they coordinate today. */
export type Seen = { all: boolean; userId: string; now: Date }

/** Whether the person with this id may be seen. */
export function isSeen({ all, userId, now }: Seen, id: RawBuilder<unknown>): RawBuilder<boolean> {
  if (all) return sql<boolean>`true`
  return sql<boolean>`(${id} = ${userId} or exists (
    select from coordinator_assignments mine where mine.employee_id = ${id}
      and mine.coordinator_id = ${userId} and ${inForce('mine', dayOf(now))}))`
}
