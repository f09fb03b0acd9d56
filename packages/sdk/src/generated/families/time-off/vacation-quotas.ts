// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationQuotasOperations as Operations } from '#generated/time-off/vacation-quotas.ts'
import type { VacationQuota, VacationQuotaInput, VacationQuotaUpdate } from '#generated/time-off/vacation-quotas.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Maximum number of people of a vacation plan on vacation per date. */
export interface VacationQuotas {
  /** List quotas. Each quota includes the maximum taken on any of its dates. If several quotas apply to a date and interval, the one with fewer dates has precedence, then the one with days of the week, then the newer one; a quota with an interval applies in addition to one for the whole day. */
  readonly index: Operation<[query?: Operations['vacationQuotas.index']['parameters']['query']], Page<VacationQuota>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationQuotas.index']['parameters']['query'], options?: CallOptions) => List<VacationQuota>
  /** Create a quota. An unknown plan is `inclusion` on `planId`; an end before the start `invalid` on `endsOn`, more than 366 days `less_than`; an interval with only one end, or that ends before it starts, `invalid` on `end`. A limit below what is taken on one of its dates is `less_than` on `limit`, with the places taken as `count` and the date as `value`, unless `reason` is given. New places are granted or offered to the first on the waiting list. */
  readonly create: Operation<[body: VacationQuotaInput], VacationQuota, 'post'>
  /** Update a quota. Errors are those of vacationQuotas.create. */
  readonly update: Operation<[id: string, body: VacationQuotaUpdate], VacationQuota, 'put'>
  /** Delete a quota. Approved requests are kept. If another quota would then apply that is below what is taken, the request is refused with both values. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationQuotas`: Maximum number of people of a vacation plan on vacation per date. */
export const vacationQuotas: Build<VacationQuotas> = /* @__PURE__ */ family('intranet', 'vacationQuotas index create update destroy')
