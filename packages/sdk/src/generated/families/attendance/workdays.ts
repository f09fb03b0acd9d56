// Generated from specs/attendance/workdays.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkdaysOperations as Operations } from '#generated/attendance/workdays.ts'
import type { Workday, WorkdayDetail } from '#generated/attendance/workdays.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working days, derived from the clock entries. */
export interface Workdays {
  /** List the working days. One row a person and day on which there is anything to say: something was recorded, or the contract in force asks for work. Whose they are follows the permissions as in clockEntries.index (REP-1). Of who has left there is only what was recorded. A period has at most 366 days, today where one works alone unless it is said. */
  readonly index: Operation<[query?: Operations['workdays.index']['parameters']['query']], Page<Workday> & { readonly meta: Operations['workdays.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workdays.index']['parameters']['query'], options?: CallOptions) => List<Workday>
  /** One working day of a person. With its segments, the entries behind it, what the person was in as an agent, and where clock and agent contradict each other (REP-7). The id is that of the person: oneself, or somebody whose days one may see; of others, and of who is no employee, 404. */
  readonly show: Operation<[id: string, query?: Operations['workdays.show']['parameters']['query']], WorkdayDetail, 'get'>
}

/** Builds `workdays`: Working days, derived from the clock entries. */
export const workdays: Build<Workdays> = /* @__PURE__ */ family('intranet', 'workdays index show=g?/{id}')
