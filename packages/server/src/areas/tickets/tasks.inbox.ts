import { sql } from 'kysely'
import type { Eyes } from '#delegations/stand-ins.ts'
import type { Db } from '#db/database.ts'
import type { InboxSource } from '#inbox/inbox-source.ts'
import { lookingAt } from './tasks.ts'
import * as queries from './tasks.queries.ts'

const looking = (db: Db, { user, clock }: Eyes) => lookingAt({ db, user, clock })

/** Tasks assigned to somebody, or to their group or team. Blocked ones are pending for others. */
export const tasksInbox: InboxSource = {
  family: 'tasks',
  place: 90,
  anyOf: ['VER_DASHBOARD'],
  // Delegation means assigning the task.
  isDelegable: false,
  waiting: async (eyes, db) => sql`
    select t.id, t.created_by as employee_id, t.created_at as asked_at, t.due_at
    from tasks t where t.state in ('open', 'in_progress') and ${queries.isTheirs(await looking(db, eyes))}`,
  cards: async (db, eyes, ids) =>
    (await queries.among(db, await looking(db, eyes), ids)).map(({ id, version, dueOn, ...task }) => ({
      ...{ id, version, startsOn: dueOn, endsOn: dueOn, person: task.createdBy, askedBy: task.createdBy },
      ...{ what: task.state, name: task.title, translations: null, days: null },
      ...{ comment: null, why: null, dueRule: null, stage: null, nextStages: [], acts: [] },
    })),
}
