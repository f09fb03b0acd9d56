// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockRecountsOperations as Operations } from '#generated/tickets/clock-recounts.ts'
import type { ClockRecount } from '#generated/tickets/clock-recounts.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Background recalculation of the deadlines of all open tickets. */
export interface ClockRecounts {
  /** List recalculations of deadlines. Sorted from newest to oldest. Every change of a holiday, of service hours or of the times of a priority starts one, or restarts the one in progress. */
  readonly index: Operation<[query?: Operations['clockRecounts.index']['parameters']['query']], Page<ClockRecount>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockRecounts.index']['parameters']['query'], options?: CallOptions) => List<ClockRecount>
  /** Start a recalculation of deadlines. Covers all open tickets, for example after one was cancelled. A recalculation in progress is restarted. */
  readonly create: Operation<[], ClockRecount, 'post'>
  /** Cancel a recalculation of deadlines. Tickets already processed keep their new deadlines, the others their former ones. A finished recalculation is `invalid` on `state`. */
  readonly cancel: Operation<[id: string], ClockRecount, 'post'>
}

/** Builds `clockRecounts`: Background recalculation of the deadlines of all open tickets. */
export const clockRecounts: Build<ClockRecounts> = /* @__PURE__ */ family('laia', 'clockRecounts index create=p cancel=p~')
