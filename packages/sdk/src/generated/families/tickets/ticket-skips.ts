// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketSkipsOperations as Operations } from '#generated/tickets/ticket-skips.ts'
import type { TicketSkip, TicketSkipReview } from '#generated/tickets/ticket-skips.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Tickets that agents skipped, and their review by coordinators. */
export interface TicketSkips {
  /** List skipped tickets. Sorted from newest to oldest. Callers with REPORTES_TODOS get all; others get their own and those of the people they lead. */
  readonly index: Operation<[query?: Operations['ticketSkips.index']['parameters']['query']], Page<TicketSkip>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketSkips.index']['parameters']['query'], options?: CallOptions) => List<TicketSkip>
  /** Review a skip. If accepted, the ticket is not assigned to the agent again; if rejected, it can be. A skip can be reviewed again. Callers cannot review their own skips (`own_account` on `id`). */
  readonly review: Operation<[id: string, body: TicketSkipReview], TicketSkip, 'post'>
}

/** Builds `ticketSkips`: Tickets that agents skipped, and their review by coordinators. */
export const ticketSkips: Build<TicketSkips> = /* @__PURE__ */ family('laia', 'ticketSkips index review=p!~')
