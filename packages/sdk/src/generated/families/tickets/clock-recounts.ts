// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockRecountsOperations as Operations } from '#generated/tickets/clock-recounts.ts'
import type { ClockRecount } from '#generated/tickets/clock-recounts.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The terms of all open tickets counted anew, in the background. */
export interface ClockRecounts {
  /** List the recounts of terms. The newest first. After every change of a holiday, of the hours of a service and of the terms of a priority one begins, or the one under way begins anew. */
  readonly index: Operation<[query?: Operations['clockRecounts.index']['parameters']['query']], Page<ClockRecount>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockRecounts.index']['parameters']['query'], options?: CallOptions) => List<ClockRecount>
  /** Count the terms anew. Of all open tickets, such as after a recount that was cancelled. One that is under way begins anew. */
  readonly create: Operation<[], ClockRecount, 'post'>
  /** Cancel a recount of terms. Tickets that it has come to keep their new terms, the others their former ones. One that has ended is `invalid` at `state`. */
  readonly cancel: Operation<[id: string], ClockRecount, 'post'>
}

/** Builds `clockRecounts`: The terms of all open tickets counted anew, in the background. */
export const clockRecounts: Build<ClockRecounts> = /* @__PURE__ */ family('laia', 'clockRecounts index create=p cancel=p~')
