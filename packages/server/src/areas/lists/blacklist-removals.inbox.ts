import { sql } from 'kysely'
import type { InboxSource } from '#inbox/inbox-source.ts'
import * as queries from './blacklist-removals.queries.ts'

/**
 * Blacklist entries that a second person must approve for removal. Everybody who may approve sees all of them, so
 * there are no delegates.
 */
export const blacklistRemovalsInbox: InboxSource = {
  family: 'blacklistRemovals',
  place: 80,
  anyOf: ['LISTA_NEGRA_ELIMINAR'],
  isDelegable: false,
  waiting: ({ user }) => sql`
    select r.id, r.created_by as employee_id, r.created_at as asked_at, null::timestamptz as due_at
    from blacklist_removals r where r.state = 'pending' and r.created_by <> ${user.id}::uuid`,
  cards: async (db, _eyes, ids) =>
    (await queries.among(db, ids)).map(({ id, createdBy, value, blacklist, reason }) => ({
      ...{ id, version: null, startsOn: null, endsOn: null },
      ...{ person: createdBy, askedBy: createdBy },
      ...{ what: 'removal', name: `${value} · ${blacklist.name}`, translations: null },
      ...{ days: null, comment: reason, why: null },
      ...{ dueRule: null, stage: null, nextStages: [], acts: ['approve', 'reject'] },
    })),
}
