import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type TicketWebhookEvent =
  | 'ticket.created'
  | 'ticket.updated'
  | 'ticket.assigned'
  | 'ticket.state_changed'
  | 'ticket.closed'
  | 'ticket.reopened'
  | 'ticket.answered'
  | 'ticket.message_received'

/** An address that follows tickets. */
export type TicketWebhooksTable = CatalogueTable<{
  url: string
  events: TicketWebhookEvent[]
  skillIds: Generated<string[]>
  /** What messages are signed with, sealed. */
  sealed: Generated<string | null>
  /** What they are signed with as well until `formerUntil`. */
  formerSealed: Generated<string | null>
  formerUntil: Generated<Date | null>
  /** Who wrote it last, and is notified when it is switched off. */
  ownerId: Generated<string | null>
  failingSince: Generated<Date | null>
  deliveredAt: Generated<Date | null>
  switchedOffAt: Generated<Date | null>
}>

/** What has happened to a ticket and is not written to anybody yet; noted by the database in the same transaction. */
export type TicketEventsTable = {
  serial: Generated<string>
  kind: 'created' | 'changed' | 'entry'
  ticketId: string
  fields: Generated<string[]>
  outcome: string | null
  entryId: string | null
  direction: 'in' | 'out' | null
  userId: string | null
  at: Date
}

export type TicketWebhookFailure = 'address' | 'connection' | 'timeout' | 'redirect' | 'status'

/** A message to one webhook. Of one ticket they go out in the order of their serials. */
export type TicketWebhookDeliveriesTable = {
  id: string
  serial: Generated<string>
  webhookId: string
  messageId: string
  type: TicketWebhookEvent | 'webhook.ping'
  ticketId: string | null
  /** To the byte what is sent and signed. */
  body: string
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  status: Generated<number | null>
  latencyMs: Generated<number | null>
  failure: Generated<TicketWebhookFailure | null>
  nextAt: Date | null
  createdAt: Date
  deliveredAt: Generated<Date | null>
}

export type TicketWebhookTriesTable = {
  deliveryId: string
  serial: Generated<string>
  at: Date
  url: string
  status: number | null
  latencyMs: number
  failure: TicketWebhookFailure | null
  answer: string | null
}
