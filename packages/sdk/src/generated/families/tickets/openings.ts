// Generated from specs/tickets/openings.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpeningsOperations as Operations } from '#generated/tickets/openings.ts'
import type { Opening, OpeningCancelled, OpeningClosed, OpeningDetail, OpeningInput, OpeningPatch, OpeningReliability } from '#generated/tickets/openings.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The opening of each service on each day: what stood, who opened, and how late. */
export interface Openings {
  /** List the openings of some days. Without `from` and `until` those of today. Whoever may see everything (REPORTES_TODOS, APERTURAS_GESTIONAR) sees those of all services; others those of the skills that they or the people whom they lead are assigned to. What is not open yet is told as it stands now, what was opened as it stood then. A service is closed on a `holiday` of the work centre of its hours, or where its hours name none, of all its people, if nobody is planned for that time: nobody is told that it is late, and it does not count in openings.reliability. It may be opened all the same. */
  readonly index: Operation<[query?: Operations['openings.index']['parameters']['query']], Page<Opening>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['openings.index']['parameters']['query'], options?: CallOptions) => List<Opening>
  /** Tell how reliably each service opens. One row a service that was to open in these days, those of the last thirty unless asked otherwise, the least reliable first. At most 366 days (`too_long` at `until`). Whose openings it counts is as in openings.index. */
  readonly reliability: Operation<[query?: Operations['openings.reliability']['parameters']['query']], OpeningReliability[], 'get'>
  /** Show one opening with its checklist. */
  readonly show: Operation<[id: string], OpeningDetail, 'get'>
  /** Answer what somebody has to look at. The first answer begins the checking. A check that the opening does not have is `inclusion` at `checks`. What was opened or given up is not answered any more (`invalid` at `state`). */
  readonly patch: Operation<[id: string, body: OpeningPatch], OpeningDetail, 'patch'>
  /** Open the service. Keeps who opened, when, and the checklist as it stands. Where a point is not green or the tolerance has passed, it is open with incidents and `cause` is asked for (`blank`). What is open or given up already is `invalid` at `state`; what is not of today is `invalid` at `date`. */
  readonly open: Operation<[id: string, body: OpeningInput], OpeningDetail, 'post'>
  /** Tell that the service does not open. With a cause. What is open or given up already is `invalid` at `state`. */
  readonly cancel: Operation<[id: string, body: OpeningCancelled], OpeningDetail, 'post'>
  /** Close a service that is open. What is not open is `invalid` at `state`. */
  readonly close: Operation<[id: string, body: OpeningClosed], OpeningDetail, 'post'>
}

/** Builds `openings`: The opening of each service on each day: what stood, who opened, and how late. */
export const openings: Build<Openings> = /* @__PURE__ */ family('laia', 'openings index reliability=g?/reliability show patch open=p!~ cancel=p!~ close=p!~')
