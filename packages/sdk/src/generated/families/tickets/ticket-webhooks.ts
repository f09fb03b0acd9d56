// Generated from specs/tickets/ticket-webhooks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketWebhooksOperations as Operations } from '#generated/tickets/ticket-webhooks.ts'
import type { TicketWebhook, TicketWebhookDelivery, TicketWebhookDeliveryDetail, TicketWebhookInput, TicketWebhookPatch, TicketWebhookRenewal, TicketWebhookUpdate } from '#generated/tickets/ticket-webhooks.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Webhooks: signed messages about ticket events, with a log of every delivery. */
export interface TicketWebhooks {
  /** List webhooks. Sorted by name by default. */
  readonly index: Operation<[query?: Operations['ticketWebhooks.index']['parameters']['query']], Page<TicketWebhook>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketWebhooks.index']['parameters']['query'], options?: CallOptions) => List<TicketWebhook>
  /** Create a webhook. The response contains the `secret`; it is not shown again and is stored encrypted. The URL must be `https`, without credentials, and must not lead to a private network; anything else is `inclusion` on `url`. Redirects are not followed. The author is notified if the webhook is disabled. */
  readonly create: Operation<[body: TicketWebhookInput], TicketWebhook, 'post'>
  /** Retrieve a webhook. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], TicketWebhook, 'get'>
  /** Replace a webhook. Replaces the webhook under the rules of ticketWebhooks.create. Waiting messages are sent once it is active again. */
  readonly update: Operation<[id: string, body: TicketWebhookUpdate], TicketWebhook, 'put'>
  /** Update a webhook. Only the fields sent are changed, under the rules of ticketWebhooks.create. */
  readonly patch: Operation<[id: string, body: TicketWebhookPatch], TicketWebhook, 'patch'>
  /** Delete a webhook. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted webhook. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], TicketWebhook, 'post'>
  /** Replace the secret of a webhook. The new secret is returned only once. During the given number of hours messages are signed with both secrets, so that the receiver can switch; with 0 the former secret is invalid immediately. */
  readonly renew: Operation<[id: string, body: TicketWebhookRenewal], TicketWebhook, 'post'>
  /** Send a test message to a webhook. Sent once, even if the webhook is inactive, and not retried. The result is available in its delivery. */
  readonly ping: Operation<[id: string], TicketWebhookDelivery, 'post'>
  /** List the deliveries of a webhook. Sorted from newest to oldest. Finished deliveries are kept for 30 days. */
  readonly deliveries: Operation<[id: string, query?: Operations['ticketWebhooks.deliveries']['parameters']['query']], Page<TicketWebhookDelivery>, 'get'>
  /** Retrieve a delivery with its message and attempts. Response bodies are kept up to 1,000 characters. */
  readonly delivery: Operation<[id: string], TicketWebhookDeliveryDetail, 'get'>
  /** Resend a message. Sends the same message with the same `webhook-id` immediately, starting again with its first attempt, even if it was delivered. If the webhook is inactive, the error is `invalid` on `id`. */
  readonly redeliver: Operation<[id: string], TicketWebhookDelivery, 'post'>
}

/** Builds `ticketWebhooks`: Webhooks: signed messages about ticket events, with a log of every delivery. */
export const ticketWebhooks: Build<TicketWebhooks> = /* @__PURE__ */ family('laia', 'ticketWebhooks index create show update patch destroy restore renew=p!/{id}/secret ping=p~ deliveries=g?~ delivery=g/deliveries/{id} redeliver=p/deliveries/{id}/redeliver')
