// Generated from specs/time-off/vacation-plans.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPlansOperations as Operations } from '#generated/time-off/vacation-plans.ts'
import type { VacationPlan, VacationPlanInput, VacationPlanUpdate } from '#generated/time-off/vacation-plans.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** For which skills or groups places are counted, and how requests are answered. */
export interface VacationPlans {
  /** List the vacation plans. With their skills, groups, rules and how many quotas each has. A person is under the plan of their main skill, or else under that of one of their groups, the first by name. */
  readonly index: Operation<[query?: Operations['vacationPlans.index']['parameters']['query']], Page<VacationPlan>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPlans.index']['parameters']['query'], options?: CallOptions) => List<VacationPlan>
  /** Create a vacation plan. A plan without a skill and without a group is `blank` at `skillIds`; a skill or a group that is not there `inclusion`; one that another plan of the same time has `taken`, with its name as `value`. An end before the beginning is `invalid` at `validUntil`. Requests that stand stay as they are. */
  readonly create: Operation<[body: VacationPlanInput], VacationPlan, 'post'>
  /** One vacation plan. What vacationPlans.index says of it. */
  readonly show: Operation<[id: string], VacationPlan, 'get'>
  /** Change a vacation plan. Refused as in vacationPlans.create. Requests that were judged already stay as they are. */
  readonly update: Operation<[id: string, body: VacationPlanUpdate], VacationPlan, 'put'>
  /** Delete a vacation plan. With its quotas. A plan by which requests were judged is 409 `referenced` at `id`: let it end instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationPlans`: For which skills or groups places are counted, and how requests are answered. */
export const vacationPlans: Build<VacationPlans> = /* @__PURE__ */ family('intranet', 'vacationPlans index create show update destroy')
