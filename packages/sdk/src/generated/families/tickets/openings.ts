// Generated from specs/tickets/openings.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpeningsOperations as Operations } from '#generated/tickets/openings.ts'
import type { Opening, OpeningCancelled, OpeningClosed, OpeningDetail, OpeningInput, OpeningPatch, OpeningReliability } from '#generated/tickets/openings.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Daily openings of each service: the checklist, who opened it and how late. */
export interface Openings {
  /** List openings. Returns those of today if `from` and `until` are absent. Callers who may see everything (REPORTES_TODOS, APERTURAS_GESTIONAR) get all services; others get those of the skills assigned to them or to the people they lead. Services not opened yet show their current status; opened ones show the status at opening. A service is closed on a `holiday` of the work center of its hours, or of all its people if its hours name none, when nobody is planned for that time: no late notice is sent, and the day does not count in openings.reliability. It can still be opened. */
  readonly index: Operation<[query?: Operations['openings.index']['parameters']['query']], Page<Opening>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['openings.index']['parameters']['query'], options?: CallOptions) => List<Opening>
  /** Get the reliability of openings by service. One row per service that was to open in the period (the last 30 days by default), the least reliable first. At most 366 days (`too_long` on `until`). The services visible to the caller are the same as in openings.index. */
  readonly reliability: Operation<[query?: Operations['openings.reliability']['parameters']['query']], OpeningReliability[], 'get'>
  /** Retrieve an opening with its checklist. */
  readonly show: Operation<[id: string], OpeningDetail, 'get'>
  /** Record manual checks of an opening. The first check moves it to `checking`. A check that the opening does not have is `inclusion` on `checks`. An opening that was opened or cancelled cannot be changed (`invalid` on `state`). */
  readonly patch: Operation<[id: string, body: OpeningPatch], OpeningDetail, 'patch'>
  /** Open the service. Stores who opened it, when, and the checklist at that moment. If a point is not green or the tolerance has passed, the service is open with incidents and `cause` is required (`blank`). An opening already opened or cancelled is `invalid` on `state`; one that is not for today is `invalid` on `date`. */
  readonly open: Operation<[id: string, body: OpeningInput], OpeningDetail, 'post'>
  /** Report that the service does not open. Requires a cause. An opening already opened or cancelled is `invalid` on `state`. */
  readonly cancel: Operation<[id: string, body: OpeningCancelled], OpeningDetail, 'post'>
  /** Close an open service. A service that is not open is `invalid` on `state`. */
  readonly close: Operation<[id: string, body: OpeningClosed], OpeningDetail, 'post'>
}

/** Builds `openings`: Daily openings of each service: the checklist, who opened it and how late. */
export const openings: Build<Openings> = /* @__PURE__ */ family('laia', 'openings index reliability=g?/reliability show patch open=p!~ cancel=p!~ close=p!~')
