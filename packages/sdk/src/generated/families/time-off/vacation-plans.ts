// Generated from specs/time-off/vacation-plans.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPlansOperations as Operations } from '#generated/time-off/vacation-plans.ts'
import type { VacationPlan, VacationPlanInput, VacationPlanUpdate } from '#generated/time-off/vacation-plans.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation plans: skills or groups with quotas, and how requests are answered. */
export interface VacationPlans {
  /** List vacation plans. Includes skills, groups, rules and the number of quotas. The plan of a person is that of their main skill, or otherwise that of one of their groups, the first by name. */
  readonly index: Operation<[query?: Operations['vacationPlans.index']['parameters']['query']], Page<VacationPlan>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPlans.index']['parameters']['query'], options?: CallOptions) => List<VacationPlan>
  /** Create a vacation plan. A plan without skills and groups is `blank` on `skillIds`; an unknown skill or group is `inclusion`; one used by another plan at the same time is `taken`, with the name of that plan as `value`. An end before the start is `invalid` on `validUntil`. Existing requests do not change. */
  readonly create: Operation<[body: VacationPlanInput], VacationPlan, 'post'>
  /** Retrieve a vacation plan. Returns the same fields as vacationPlans.index. */
  readonly show: Operation<[id: string], VacationPlan, 'get'>
  /** Update a vacation plan. Errors are those of vacationPlans.create. Requests already evaluated do not change. */
  readonly update: Operation<[id: string, body: VacationPlanUpdate], VacationPlan, 'put'>
  /** Delete a vacation plan. Also deletes its quotas. A plan that evaluated requests is 409 `referenced` on `id`: set its end instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationPlans`: Vacation plans: skills or groups with quotas, and how requests are answered. */
export const vacationPlans: Build<VacationPlans> = /* @__PURE__ */ family('intranet', 'vacationPlans index create show update destroy')
