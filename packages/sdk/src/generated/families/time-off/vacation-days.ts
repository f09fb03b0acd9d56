// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationDaysOperations as Operations } from '#generated/time-off/vacation-days.ts'
import type { DayToChoose, PersonOff } from '#generated/time-off/vacation-days.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation on a calendar. */
export interface VacationDays {
  /** List who is off. One row a person with the days of their vacation in the period, those that wait included. Of the people of whom one sees vacation requests as in vacationRequests.index; without MENU_VACATION_EMPLOYEE of those who have the same coordinator as oneself, without their requests and states. With `selectedState` only people who have such a request in the period. Days of requests in the archive are shown with `active` 0, all others with 1. A period has at most 62 days (`less_than` at `endDate`). */
  readonly index: Operation<[query?: Operations['vacationDays.index']['parameters']['query']], Page<PersonOff>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationDays.index']['parameters']['query'], options?: CallOptions) => List<PersonOff>
  /** The days of a person to choose vacation from. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each day of the period with what is planned, holidays, blocked dates and the vacation that there is. A period has at most 366 days (`less_than` at `until`). */
  readonly show: Operation<[id: string, query?: Operations['vacationDays.show']['parameters']['query']], DayToChoose[], 'get'>
}

/** Builds `vacationDays`: Vacation on a calendar. */
export const vacationDays: Build<VacationDays> = /* @__PURE__ */ family('intranet', 'vacationDays index show=g?/{id}')
