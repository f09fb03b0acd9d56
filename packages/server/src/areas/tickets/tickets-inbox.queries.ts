import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Person } from './tickets.queries.ts'

/** A person's tickets that can be continued, for the inbox. */
export const waitingFor = (userId: string) => sql`
  select t.id, coalesce(t.created_by, t.assignee_id) as employee_id, t.assigned_at as asked_at, t.due_at
  from tickets t where t.assignee_id = ${userId}::uuid and t.state_type in ('new', 'open')`

/** These of the person's tickets, with their creators. */
export const among = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('users as c', (join) => join.on(sql<boolean>`c.id = coalesce(t.created_by, t.assignee_id)`))
    .select(['t.id', 't.number', 't.subject', 't.version', 't.stateType'])
    .select(sql<Person>`json_build_object('id', c.id, 'displayName', c.display_name)`.as('person'))
    .where('t.id', 'in', ids)
    .where('t.assigneeId', '=', userId)
    .execute()
