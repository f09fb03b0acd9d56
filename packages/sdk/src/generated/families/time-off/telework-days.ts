// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkDaysOperations as Operations } from '#generated/time-off/telework-days.ts'
import type { TeleworkDay } from '#generated/time-off/telework-days.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Telework days, compared with the time record. */
export interface TeleworkDays {
  /** List telework days. Days with effective work that are remote in the agreement or in the time record, with their contradictions. The people visible to the caller are the same as in teleworkAgreements.index. At most 366 days; defaults to the three months up to today. */
  readonly index: Operation<[query?: Operations['teleworkDays.index']['parameters']['query']], Page<TeleworkDay>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['teleworkDays.index']['parameters']['query'], options?: CallOptions) => List<TeleworkDay>
}

/** Builds `teleworkDays`: Telework days, compared with the time record. */
export const teleworkDays: Build<TeleworkDays> = /* @__PURE__ */ family('intranet', 'teleworkDays index')
