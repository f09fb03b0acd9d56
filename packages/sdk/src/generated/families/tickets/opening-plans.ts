// Generated from specs/tickets/opening-plans.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpeningPlansOperations as Operations } from '#generated/tickets/opening-plans.ts'
import type { OpeningPlan, OpeningPlanInput, OpeningPlanPatch, OpeningPlanUpdate } from '#generated/tickets/opening-plans.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** When each service opens, and what has to stand by then. */
export interface OpeningPlans {
  /** List the opening plans. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['openingPlans.index']['parameters']['query']], Page<OpeningPlan>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['openingPlans.index']['parameters']['query'], options?: CallOptions) => List<OpeningPlan>
  /** Create an opening plan. Its name is unique, whatever its case and accents. Today is opened by it, if it is one of its days. A time zone that is none is `inclusion` at `timeZone`. */
  readonly create: Operation<[body: OpeningPlanInput], OpeningPlan, 'post'>
  /** Put the opening plans in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One opening plan. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], OpeningPlan, 'get'>
  /** Replace an opening plan. Replaces it. Openings that nobody has begun follow it. */
  readonly update: Operation<[id: string, body: OpeningPlanUpdate], OpeningPlan, 'put'>
  /** Change an opening plan. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: OpeningPlanPatch], OpeningPlan, 'patch'>
  /** Delete an opening plan. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted opening plan. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], OpeningPlan, 'post'>
}

/** Builds `openingPlans`: When each service opens, and what has to stand by then. */
export const openingPlans: Build<OpeningPlans> = /* @__PURE__ */ family('laia', 'openingPlans index create reorder show update patch destroy restore')
