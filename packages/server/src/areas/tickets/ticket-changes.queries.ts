import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { isSeen, type Person, type Seeing } from './tickets.queries.ts'
import type { TicketRef } from './ticket-ties.queries.ts'
import type { Change } from './tickets.rules.ts'

type Asked = Paging & { field?: string[]; userId?: string; from?: string; until?: string }

/** The desk notes the ids of people, and a batch the code of a state; anything else is noted as displayed. */
const named = (value: RawBuilder<string | null>) => sql<string | null>`case c.field
  when 'assigneeId' then (select p.display_name from users p where p.id = (${value})::uuid)
  when 'state' then coalesce((select s->>'name' from tickets o
    join workflow_versions v on v.workflow_id = o.workflow_id and v.number = o.workflow_number
    cross join jsonb_array_elements(v.document->'states') s
    where o.id = c.ticket_id and s->>'code' = ${value}), ${value})
  else ${value} end`

const label = sql<string | null>`case when c.field like 'values.%' then (select f.label from fields f
  where f.key = substr(c.field, 8) order by f.deleted_at desc nulls first limit 1) end`

const changes = (db: Db, { field = [], userId, from }: Asked) => {
  let query = db
    .selectFrom('ticketChanges as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select([sql<string>`c.serial::text`.as('id'), 'c.at', label.as('label')])
    .select(sql<string>`case c.field when 'assigneeId' then 'assignee' else c.field end`.as('field'))
    .select([named(sql`c.old`).as('old'), named(sql`c.new`).as('new')])
    .select(
      sql<Person | null>`case when u.id is not null
        then json_build_object('id', u.id, 'displayName', u.display_name) end`.as('user'),
    )
    .orderBy('c.serial', 'desc')
  const fields = field.flatMap((one) => (one === 'assignee' ? [one, 'assigneeId'] : [one]))
  if (fields.length > 0) query = query.where('c.field', 'in', fields)
  if (userId !== undefined) query = query.where('c.userId', '=', userId)
  return from === undefined ? query : query.where('c.at', '>=', new Date(from))
}

/** What has changed of a ticket. */
export function list(db: Db, ticketId: string, asked: Asked) {
  const query = changes(db, asked).where('c.ticketId', '=', ticketId)
  const { until } = asked
  return page(until === undefined ? query : query.where('c.at', '<=', new Date(until)), asked)
}

/** The default period of a history. */
const usualMs = 30 * 86_400_000

/** People's changes of the visible tickets. */
export function history(db: Db, seeing: Seeing, asked: Asked & { search?: string }) {
  const { search = '', until } = asked
  const from = asked.from ?? new Date(seeing.now.getTime() - usualMs).toISOString()
  let query = changes(db, { ...asked, from })
    .innerJoin('tickets as t', 't.id', 'c.ticketId')
    .select(
      sql<TicketRef>`json_build_object('id', t.id, 'number', t.number, 'subject', t.subject, 'stateType', t.state_type)`.as(
        'ticket',
      ),
    )
    .where(isSeen(seeing))
  if (search.trim() !== '')
    query = query.where(sql<boolean>`plain(u.display_name) like plain(${containing(search)})`)
  return page(until === undefined ? query : query.where('c.at', '<', new Date(until)), asked)
}

export async function insert(
  db: Db,
  changes: readonly Change[],
  note: { ticketId: string; userId: string | null; at: Date },
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('ticketChanges')
    .values(changes.map((change) => ({ ...change, ...note })))
    .execute()
}
