// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkDaysOperations as Operations } from '#generated/time-off/telework-days.ts'
import type { TeleworkDay } from '#generated/time-off/telework-days.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Days of telework, compared with the clock. */
export interface TeleworkDays {
  /** List the days of telework. The days with effective work on which the agreement or the clock says remote, with the contradiction between them. Whose follows teleworkAgreements.index. A period has at most 366 days, the three months up to today unless it is said. */
  readonly index: Operation<[query?: Operations['teleworkDays.index']['parameters']['query']], Page<TeleworkDay>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['teleworkDays.index']['parameters']['query'], options?: CallOptions) => List<TeleworkDay>
}

/** Builds `teleworkDays`: Days of telework, compared with the clock. */
export const teleworkDays: Build<TeleworkDays> = /* @__PURE__ */ family('intranet', 'teleworkDays index')
