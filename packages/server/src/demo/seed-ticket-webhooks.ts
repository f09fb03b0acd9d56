import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { demoId } from './random.ts'

const name = 'CRM de Luz Norte'
const url = 'https://crm.luznorte.example/portal/tickets'
const minuteMs = 60_000

/**
 * A webhook with its deliveries. It was switched off after failures: the demo company sends nothing.
 */
export async function seedTicketWebhooks(db: Db, now: Date): Promise<void> {
  const id = demoId('ticketWebhooks', name)
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  await db
    .insertInto('ticketWebhooks')
    .values({
      ...{ id, name, url, events: ['ticket.created', 'ticket.answered', 'ticket.closed'], active: false },
      ...{ position: 1, createdAt: ago(30_000), updatedAt: ago(90), deletedAt: null },
      ...{ failingSince: ago(1200), deliveredAt: ago(1200), switchedOffAt: ago(90) },
    })
    .execute()
  await seedDeliveries(db, id, now)
  await writeBodies(db)
  await seedTries(db, id)
}

/** A delivery per recent ticket; the newest was given up after eight attempts. */
const seedDeliveries = (db: Db, webhookId: string, now: Date) =>
  sql`insert into ticket_webhook_deliveries (id, webhook_id, message_id, type, ticket_id, body, state, attempts, status,
      latency_ms, failure, created_at, delivered_at)
    select md5('webhook delivery ' || t.id)::uuid, ${webhookId}::uuid, 'msg_' || md5('webhook message ' || t.id),
      'ticket.created', t.id, '',
      case when t.place = 1 then 'failed' else 'delivered' end, case when t.place = 1 then 8 else 1 end,
      case when t.place = 1 then 503 else 204 end, 60 + t.place * 7, case when t.place = 1 then 'status' end,
      ${now}::timestamptz - t.place * interval '20 hours',
      case when t.place > 1 then ${now}::timestamptz - t.place * interval '20 hours' end
    from (select *, row_number() over (order by created_at desc, id) as place from tickets
      order by created_at desc, id limit 12) t
    order by t.place desc`.execute(db)

/** Writes the bodies of the demo's deliveries, which contain the times of their tickets as text. */
export const writeBodies = (db: Db) =>
  sql`update ticket_webhook_deliveries d set body = json_build_object(
      'type', d.type, 'timestamp', t.created_at,
      'data', json_build_object('changed', '[]'::json, 'entry', null, 'byId', t.created_by, 'ticket', ${ticketOutside}))::text
    from tickets t join skills k on k.id = t.skill_id left join priorities p on p.id = t.priority_id
    where t.id = d.ticket_id`.execute(db)

const ticketOutside = sql`json_build_object('id', t.id, 'number', t.number, 'subject', t.subject, 'channel', t.channel,
  'language', t.language, 'state', t.workflow_state, 'stateType', t.state_type, 'outcome', t.outcome,
  'skill', json_build_object('id', k.id, 'code', k.code, 'name', k.name), 'projectId', t.project_id,
  'priority', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end,
  'assigneeId', t.assignee_id, 'parentId', t.parent_id, 'mergedIntoId', t.merged_into_id,
  'pendingUntil', t.pending_until, 'dueAt', t.due_at, 'closedAt', t.closed_at, 'createdAt', t.created_at,
  'updatedAt', t.updated_at, 'version', t.version)`

const seedTries = (db: Db, webhookId: string) =>
  sql`insert into ticket_webhook_tries (delivery_id, at, url, status, latency_ms, failure, answer)
    select d.id, d.created_at + n * interval '2 hours', ${url}, d.status, d.latency_ms, d.failure,
      case when d.failure is not null then 'Service Unavailable' end
    from ticket_webhook_deliveries d cross join lateral generate_series(0, d.attempts - 1) n
    where d.webhook_id = ${webhookId} order by d.created_at, n`.execute(db)
