// Generated from specs/tickets/ticket-batches.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketBatchesOperations as Operations } from '#generated/tickets/ticket-batches.ts'
import type { TicketBatch, TicketBatchInput, TicketBatchPreview, TicketBatchRow } from '#generated/tickets/ticket-batches.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Bulk actions on tickets and case files: distribution by a rule, or reassignment to another skill, project or person. */
export interface TicketBatches {
  /** List batches. Sorted from newest to oldest. Callers with TICKETS_GESTIONAR get all batches, others only their own. */
  readonly index: Operation<[query?: Operations['ticketBatches.index']['parameters']['query']], Page<TicketBatch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketBatches.index']['parameters']['query'], options?: CallOptions) => List<TicketBatch>
  /** Distribute or reassign tickets. Does what ticketBatches.preview reports. Up to 500 tickets are processed before the response, more in the background. A reassignment requires `reason` (`blank`). More than 20,000 tickets are `limit_reached` on `selection`, none `blank`. If nobody is eligible, the error is `blank` on `userIds`. */
  readonly create: Operation<[body: TicketBatchInput], TicketBatch, 'post'>
  /** Preview a distribution or reassignment. Reports who would get which ticket and why; changes nothing. Errors are those of ticketBatches.create, except that `reason` is not required. */
  readonly preview: Operation<[body: TicketBatchInput], TicketBatchPreview, 'post'>
  /** Retrieve a batch. Includes its progress. */
  readonly show: Operation<[id: string], TicketBatch, 'get'>
  /** List the results of a batch by ticket. */
  readonly rows: Operation<[id: string, query?: Operations['ticketBatches.rows']['parameters']['query']], Page<TicketBatchRow>, 'get'>
  /** Undo a batch. Restores each ticket, except those that somebody has changed since, whose rows report `stale`. A merge is not undone if the other ticket was closed or got new entries since. Possible once, within seven days, for finished batches (`invalid` on `state`). */
  readonly undo: Operation<[id: string], TicketBatch, 'post'>
}

/** Builds `ticketBatches`: Bulk actions on tickets and case files: distribution by a rule, or reassignment to another skill, project or person. */
export const ticketBatches: Build<TicketBatches> = /* @__PURE__ */ family('laia', 'ticketBatches index create preview=p!/preview show rows=g?~ undo=p~')
