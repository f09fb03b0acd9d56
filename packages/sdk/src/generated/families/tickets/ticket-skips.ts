// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketSkipsOperations as Operations } from '#generated/tickets/ticket-skips.ts'
import type { TicketSkip, TicketSkipReview } from '#generated/tickets/ticket-skips.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Tickets that agents passed on, and what coordinators made of it. */
export interface TicketSkips {
  /** List tickets that were passed on. The newest first. Whoever may see everybody (REPORTES_TODOS) sees all; others those of the people they lead and their own. */
  readonly index: Operation<[query?: Operations['ticketSkips.index']['parameters']['query']], Page<TicketSkip>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketSkips.index']['parameters']['query'], options?: CallOptions) => List<TicketSkip>
  /** Review that a ticket was passed on. Accepted, it stays away from the agent; rejected, they may be given it again. One that was reviewed can be reviewed anew. Nobody reviews their own (`own_account` at `id`). */
  readonly review: Operation<[id: string, body: TicketSkipReview], TicketSkip, 'post'>
}

/** Builds `ticketSkips`: Tickets that agents passed on, and what coordinators made of it. */
export const ticketSkips: Build<TicketSkips> = /* @__PURE__ */ family('laia', 'ticketSkips index review=p!~')
