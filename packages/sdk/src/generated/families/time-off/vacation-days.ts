// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationDaysOperations as Operations } from '#generated/time-off/vacation-days.ts'
import type { DayToChoose, PersonOff } from '#generated/time-off/vacation-days.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation as a calendar. */
export interface VacationDays {
  /** List people on vacation. One row per person with their vacation days in the period, including pending ones. Covers the people whose vacation requests the caller may see in vacationRequests.index; without MENU_VACATION_EMPLOYEE, the people with the same coordinator as the caller, without requests and states. `selectedState` returns only people with such a request in the period. `active` 0 returns days of archived requests, 1 all others. At most 62 days (`less_than` on `endDate`). */
  readonly index: Operation<[query?: Operations['vacationDays.index']['parameters']['query']], Page<PersonOff>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationDays.index']['parameters']['query'], options?: CallOptions) => List<PersonOff>
  /** Retrieve the days a person can choose from. Takes the ID of the person: the caller, or somebody whose vacation requests they may see; others return 404. Each day of the period includes the planned work, holidays, blocked dates and existing vacation. At most 366 days (`less_than` on `until`). */
  readonly show: Operation<[id: string, query?: Operations['vacationDays.show']['parameters']['query']], DayToChoose[], 'get'>
}

/** Builds `vacationDays`: Vacation as a calendar. */
export const vacationDays: Build<VacationDays> = /* @__PURE__ */ family('intranet', 'vacationDays index show=g?/{id}')
