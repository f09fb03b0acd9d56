// Generated from specs/tickets/opening-plans.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpeningPlansOperations as Operations } from '#generated/tickets/opening-plans.ts'
import type { OpeningPlan, OpeningPlanInput, OpeningPlanPatch, OpeningPlanUpdate } from '#generated/tickets/opening-plans.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** When each service opens, and what must be ready by then. */
export interface OpeningPlans {
  /** List opening plans. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['openingPlans.index']['parameters']['query']], Page<OpeningPlan>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['openingPlans.index']['parameters']['query'], options?: CallOptions) => List<OpeningPlan>
  /** Create an opening plan. Name is unique, ignoring case and accents. If today is one of its days, an opening for today is created. An unknown time zone is `inclusion` on `timeZone`. */
  readonly create: Operation<[body: OpeningPlanInput], OpeningPlan, 'post'>
  /** Reorder opening plans. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve an opening plan. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], OpeningPlan, 'get'>
  /** Replace an opening plan. Replaces the plan. Openings that nobody has started follow it. */
  readonly update: Operation<[id: string, body: OpeningPlanUpdate], OpeningPlan, 'put'>
  /** Update an opening plan. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: OpeningPlanPatch], OpeningPlan, 'patch'>
  /** Delete an opening plan. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted opening plan. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], OpeningPlan, 'post'>
}

/** Builds `openingPlans`: When each service opens, and what must be ready by then. */
export const openingPlans: Build<OpeningPlans> = /* @__PURE__ */ family('laia', 'openingPlans index create reorder show update patch destroy restore')
