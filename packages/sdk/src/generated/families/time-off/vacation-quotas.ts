// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationQuotasOperations as Operations } from '#generated/time-off/vacation-quotas.ts'
import type { VacationQuota, VacationQuotaInput, VacationQuotaUpdate } from '#generated/time-off/vacation-quotas.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** How many people of a vacation plan may be off on a date. */
export interface VacationQuotas {
  /** List the quotas. Of each the most that is taken of it on one of its dates. Of several quotas of a date and an interval the one of fewer dates holds, then the one of days of the week, then the newer one; one of an interval holds beside one of the whole day. */
  readonly index: Operation<[query?: Operations['vacationQuotas.index']['parameters']['query']], Page<VacationQuota>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationQuotas.index']['parameters']['query'], options?: CallOptions) => List<VacationQuota>
  /** Create a quota. A plan that is not there is `inclusion` at `planId`; an end before the beginning `invalid` at `endsOn`, more than 366 days `less_than` there; an interval of which only one end is said, or that ends before it begins, `invalid` at `end`. A limit below what is taken on one of its dates is `less_than` at `limit`, with what is taken as `count` and the date as `value`, unless a `reason` is given. Places that it makes are granted or offered to who waits first. */
  readonly create: Operation<[body: VacationQuotaInput], VacationQuota, 'post'>
  /** Change a quota. Refused as in vacationQuotas.create. */
  readonly update: Operation<[id: string, body: VacationQuotaUpdate], VacationQuota, 'put'>
  /** Delete a quota. What is approved stays. Where another quota would hold then that is below what is taken, it is refused with both values. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationQuotas`: How many people of a vacation plan may be off on a date. */
export const vacationQuotas: Build<VacationQuotas> = /* @__PURE__ */ family('intranet', 'vacationQuotas index create update destroy')
