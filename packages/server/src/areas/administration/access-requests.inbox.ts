import { permissionById, permissionByName } from '@portal/permissions'
import { sql } from 'kysely'
import type { InboxSource } from '#inbox/inbox-source.ts'
import { deciding } from './access-requests.rules.ts'
import * as queries from './access-requests.queries.ts'

/** Requested permissions. Everybody who may grant sees all of them, so there are no delegates. */
export const accessRequestsInbox: InboxSource = {
  family: 'accessRequests',
  place: 70,
  anyOf: [deciding],
  isDelegable: false,
  waiting: ({ user }) => {
    const held = [...user.permissions].flatMap((name) => permissionByName(name as never)?.id ?? [])
    return sql`
      select a.id, a.user_id as employee_id, a.created_at as asked_at, null::timestamptz as due_at
      from access_requests a where a.state = 'pending' and a.user_id <> ${user.id}::uuid
        and a.permission_id = any(${held}::int[])`
  },
  cards: async (db, { clock }, ids) =>
    (await queries.among(db, ids, clock.now())).map(({ id, userId, personName, permissionId, reason }) => ({
      ...{ id, version: null, startsOn: null, endsOn: null },
      person: { id: userId, displayName: personName },
      askedBy: { id: userId, displayName: personName },
      what: permissionById(permissionId)?.name ?? String(permissionId),
      ...{ name: null, translations: null, days: null, comment: reason, why: null },
      ...{ dueRule: null, stage: null, nextStages: [], acts: ['approve', 'reject'] },
    })),
}
