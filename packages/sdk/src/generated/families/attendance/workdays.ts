// Generated from specs/attendance/workdays.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkdaysOperations as Operations } from '#generated/attendance/workdays.ts'
import type { Workday, WorkdayDetail } from '#generated/attendance/workdays.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working days, calculated from the clock entries. */
export interface Workdays {
  /** List working days. One row per person and day with recorded entries or contracted work. The permissions of clockEntries.index apply (REP-1). For former employees only recorded days are returned. At most 366 days; defaults to today in the time zone of the caller's work centre. */
  readonly index: Operation<[query?: Operations['workdays.index']['parameters']['query']], Page<Workday> & { readonly meta: Operations['workdays.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workdays.index']['parameters']['query'], options?: CallOptions) => List<Workday>
  /** Retrieve a working day of a person. Includes segments, clock entries, agent states, and contradictions between clock and agent state (REP-7). Takes the ID of the person: the caller, or somebody whose days they may see; others, and people who are not employees, return 404. */
  readonly show: Operation<[id: string, query?: Operations['workdays.show']['parameters']['query']], WorkdayDetail, 'get'>
}

/** Builds `workdays`: Working days, calculated from the clock entries. */
export const workdays: Build<Workdays> = /* @__PURE__ */ family('intranet', 'workdays index show=g?/{id}')
