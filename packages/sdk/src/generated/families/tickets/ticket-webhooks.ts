// Generated from specs/tickets/ticket-webhooks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketWebhooksOperations as Operations } from '#generated/tickets/ticket-webhooks.ts'
import type { TicketWebhook, TicketWebhookDelivery, TicketWebhookDeliveryDetail, TicketWebhookInput, TicketWebhookPatch, TicketWebhookRenewal, TicketWebhookUpdate } from '#generated/tickets/ticket-webhooks.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Addresses of other programs to which what happens to tickets is sent, signed, with a log of every delivery. */
export interface TicketWebhooks {
  /** List the webhooks. Sorted by name unless asked otherwise. */
  readonly index: Operation<[query?: Operations['ticketWebhooks.index']['parameters']['query']], Page<TicketWebhook>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketWebhooks.index']['parameters']['query'], options?: CallOptions) => List<TicketWebhook>
  /** Create a webhook. Answers its `secret` this once: only sealed is it kept. An address is `https` without a name and a password in it, and leads to no private network: anything else is `inclusion` at `url`. Redirects are not followed. Whoever writes it is notified when it is switched off. */
  readonly create: Operation<[body: TicketWebhookInput], TicketWebhook, 'post'>
  /** One webhook. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], TicketWebhook, 'get'>
  /** Replace a webhook. Replaces it, refused as in ticketWebhooks.create. What waits for it goes out once it is active again. */
  readonly update: Operation<[id: string, body: TicketWebhookUpdate], TicketWebhook, 'put'>
  /** Change a webhook. Only what is sent changes, refused as in ticketWebhooks.create. */
  readonly patch: Operation<[id: string, body: TicketWebhookPatch], TicketWebhook, 'patch'>
  /** Delete a webhook. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted webhook. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], TicketWebhook, 'post'>
  /** Put another secret in the place of one. Answered this once. For so many hours each message is signed with both, so that nothing is refused until the other side has the new one; with 0 the old one counts no more from this moment. */
  readonly renew: Operation<[id: string, body: TicketWebhookRenewal], TicketWebhook, 'post'>
  /** Send a message of no ticket, to see whether it arrives. Sent once, whether the webhook is active or not, and not again when it fails. What came of it stands in its delivery. */
  readonly ping: Operation<[id: string], TicketWebhookDelivery, 'post'>
  /** What was sent to a webhook. The newest first. What has arrived or was given up is kept for thirty days. */
  readonly deliveries: Operation<[id: string, query?: Operations['ticketWebhooks.deliveries']['parameters']['query']], Page<TicketWebhookDelivery>, 'get'>
  /** One delivery with its message and every attempt. Of an attempt what was answered is kept up to a thousand characters. */
  readonly delivery: Operation<[id: string], TicketWebhookDeliveryDetail, 'get'>
  /** Send a message again. The same message with the same `webhook-id`, at once and from its first attempt, also one that has arrived. Of a webhook that is not active it is `invalid` at `id`. */
  readonly redeliver: Operation<[id: string], TicketWebhookDelivery, 'post'>
}

/** Builds `ticketWebhooks`: Addresses of other programs to which what happens to tickets is sent, signed, with a log of every delivery. */
export const ticketWebhooks: Build<TicketWebhooks> = /* @__PURE__ */ family('laia', 'ticketWebhooks index create show update patch destroy restore renew=p!/{id}/secret ping=p~ deliveries=g?~ delivery=g/deliveries/{id} redeliver=p/deliveries/{id}/redeliver')
