import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type {
  TicketWebhookDeliveriesTable,
  TicketWebhooksTable,
  TicketWebhookTriesTable,
} from '#db/schema/ticket-webhooks.ts'

/** A webhook, unless deleted; locked until the end of the transaction. */
export const lock = (db: Db, id: string) =>
  db
    .selectFrom('ticketWebhooks')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const isThere = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('ticketWebhooks')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

export async function change(db: Db, id: string, values: Updateable<TicketWebhooksTable>): Promise<void> {
  await db.updateTable('ticketWebhooks').set(values).where('id', '=', id).execute()
}

export const active = (db: Db) =>
  db
    .selectFrom('ticketWebhooks')
    .select(['id', 'events', 'skillIds'])
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .execute()

/** Whether there is a subscriber, a pending test message, or an unprocessed event. */
export async function isFollowed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ followed: boolean }>`
    select exists (select from ticket_webhooks w where w.active and w.deleted_at is null)
      or exists (select from ticket_events)
      or exists (select from ticket_webhook_deliveries d join ticket_webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and d.type = 'webhook.ping' and w.deleted_at is null) as followed`.execute(
    db,
  )
  return rows[0]?.followed === true
}

const deliveries = (db: Db) =>
  db
    .selectFrom('ticketWebhookDeliveries as d')
    .leftJoin('tickets as t', 't.id', 'd.ticketId')
    .select(['d.id', 'd.messageId', 'd.type', 'd.state', 'd.ticketId', 't.number as ticketNumber'])
    .select([
      'd.attempts',
      'd.status',
      'd.latencyMs',
      'd.failure',
      'd.nextAt',
      'd.createdAt',
      'd.deliveredAt',
    ])

type DeliveryState = Selectable<TicketWebhookDeliveriesTable>['state']

export function list(
  db: Db,
  webhookId: string,
  { state = [], ...asked }: Paging & { state?: DeliveryState[] },
) {
  const query = deliveries(db).where('d.webhookId', '=', webhookId).orderBy('d.serial', 'desc')
  return page(state.length > 0 ? query.where('d.state', 'in', state) : query, asked, 'd.id')
}

/** One delivery, unless its webhook is deleted. */
export const find = (db: Db, id: string) =>
  deliveries(db)
    .innerJoin('ticketWebhooks as w', 'w.id', 'd.webhookId')
    .select(['d.body', 'd.webhookId'])
    .where('d.id', '=', id)
    .where('w.deletedAt', 'is', null)
    .executeTakeFirst()

export const tries = (db: Db, deliveryId: string) =>
  db
    .selectFrom('ticketWebhookTries')
    .select(['at', 'url', 'status', 'latencyMs', 'failure', 'answer'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('serial', 'desc')
    .limit(100)
    .execute()

export async function insert(
  db: Db,
  rows: Insertable<TicketWebhookDeliveriesTable> | readonly Insertable<TicketWebhookDeliveriesTable>[],
): Promise<void> {
  await db.insertInto('ticketWebhookDeliveries').values(rows).execute()
}

export async function settle(
  db: Db,
  id: string,
  values: Updateable<TicketWebhookDeliveriesTable>,
): Promise<void> {
  await db.updateTable('ticketWebhookDeliveries').set(values).where('id', '=', id).execute()
}

export async function noteTry(db: Db, row: Insertable<TicketWebhookTriesTable>): Promise<void> {
  await db.insertInto('ticketWebhookTries').values(row).execute()
}

export type Due = {
  id: string
  webhookId: string
  messageId: string
  type: TicketWebhookDeliveriesTable['type']
  body: string
  attempts: number
  createdAt: Date
  url: string
  sealed: string | null
  formerSealed: string | null
}

/**
 * The due deliveries, some of each webhook. Deliveries of a ticket are ordered: none is sent before earlier
 * ones have succeeded or were given up.
 */
export async function due(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, w.id as webhook_id, d.message_id, d.type, d.body, d.attempts, d.created_at, w.url, w.sealed,
      case when w.former_until > ${now}::timestamptz then w.former_sealed end as former_sealed
    from ticket_webhooks w cross join lateral (
      select e.* from ticket_webhook_deliveries e
      where e.webhook_id = w.id and e.state = 'waiting' and e.next_at <= ${now}::timestamptz
        and (w.active or e.type = 'webhook.ping')
        and not exists (select from ticket_webhook_deliveries f where f.webhook_id = e.webhook_id
          and f.ticket_id = e.ticket_id and f.state = 'waiting' and f.serial < e.serial)
      order by e.serial limit 25) d
    where w.deleted_at is null and w.sealed is not null
    order by d.serial`.execute(db)
  return rows
}

/** Deliveries past their retention. */
export async function forget(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ticketWebhookDeliveries').where('createdAt', '<', before).execute()
}
