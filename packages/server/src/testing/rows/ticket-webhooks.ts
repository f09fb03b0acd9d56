import type { Rows } from '../rows.ts'

const url = 'https://crm.example/portal'

/** Ten webhooks to which nothing is sent, and ten deliveries of the first. */
export async function fill({ db, ids, ten, at, adminId }: Rows): Promise<void> {
  const webhooks = ten((_, id, index) => ({
    ...{ id, name: id, url, events: ['ticket.created' as const], active: false, position: index + 10 },
    ...{ ownerId: adminId, createdAt: at, updatedAt: at, deletedAt: null },
  }))
  await db.insertInto('ticketWebhooks').values(webhooks).execute()
  const webhookId = webhooks[0]?.id ?? ''
  const deliveries = ten((_, id) => ({
    ...{ id, webhookId, messageId: `msg_${ids.next()}`, type: 'webhook.ping' as const, ticketId: null },
    ...{ body: '{}', state: 'failed' as const, nextAt: null, createdAt: at },
  }))
  await db.insertInto('ticketWebhookDeliveries').values(deliveries).execute()
}

export async function owners({ db }: Rows): Promise<[string, string][]> {
  const { webhookId } = await db
    .selectFrom('ticketWebhookDeliveries as d')
    .innerJoin('ticketWebhooks as w', 'w.id', 'd.webhookId')
    .select('d.webhookId')
    .where('w.url', '=', url)
    .limit(1)
    .executeTakeFirstOrThrow()
  return [['ticketWebhooks.deliveries', webhookId]]
}
