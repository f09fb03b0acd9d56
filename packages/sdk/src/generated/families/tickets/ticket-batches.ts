// Generated from specs/tickets/ticket-batches.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketBatchesOperations as Operations } from '#generated/tickets/ticket-batches.ts'
import type { TicketBatch, TicketBatchInput, TicketBatchPreview, TicketBatchRow } from '#generated/tickets/ticket-batches.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Acts on many tickets and case files at once: handed out by a rule, or moved to another skill, project or person. */
export interface TicketBatches {
  /** List the batches. The newest first: all with TICKETS_GESTIONAR, or else one's own. */
  readonly index: Operation<[query?: Operations['ticketBatches.index']['parameters']['query']], Page<TicketBatch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketBatches.index']['parameters']['query'], options?: CallOptions) => List<TicketBatch>
  /** Hand out or move tickets. As ticketBatches.preview told. Up to 500 are done with the answer, more in the background. A move asks for the `reason` (`blank`). More than 20,000 are `limit_reached` at `selection`, none at all `blank`. Nobody who could have them is `blank` at `userIds`. */
  readonly create: Operation<[body: TicketBatchInput], TicketBatch, 'post'>
  /** Tell who would get what, and why. Refused as in ticketBatches.create, only that a move needs no reason yet. Changes nothing. */
  readonly preview: Operation<[body: TicketBatchInput], TicketBatchPreview, 'post'>
  /** One batch. With how far it is. */
  readonly show: Operation<[id: string], TicketBatch, 'get'>
  /** List what became of each ticket of a batch. */
  readonly rows: Operation<[id: string, query?: Operations['ticketBatches.rows']['parameters']['query']], Page<TicketBatchRow>, 'get'>
  /** Undo a batch. Each ticket becomes what it was, except what somebody has changed since: those stay, and their rows say so (`stale`). What was merged stays so once the other ticket has ended or something was said in it since. Once, within seven days, of what is done (`invalid` at `state`). */
  readonly undo: Operation<[id: string], TicketBatch, 'post'>
}

/** Builds `ticketBatches`: Acts on many tickets and case files at once: handed out by a rule, or moved to another skill, project or person. */
export const ticketBatches: Build<TicketBatches> = /* @__PURE__ */ family('laia', 'ticketBatches index create preview=p!/preview show rows=g?~ undo=p~')
