// Generated from specs/attendance/overtime.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OvertimeOperations as Operations } from '#generated/attendance/overtime.ts'
import type { Overtime } from '#generated/attendance/overtime.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Extra hours of the year against the legal limit. */
export interface OvertimeFamily {
  /** List extra hours of people in a year. One row per employee with a contract or extra hours in the year: the caller and people whose record they may see as in clockEntries.index (REP-1). Extra hours compensated by rest within four months do not count (ET art. 35.2). The limit is set by the time rules of each contract for a full-time year, and reduced proportionally for part of it. */
  readonly index: Operation<[query?: Operations['overtime.index']['parameters']['query']], Page<Overtime> & { readonly meta: Operations['overtime.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['overtime.index']['parameters']['query'], options?: CallOptions) => List<Overtime>
}

/** Builds `overtime`: Extra hours of the year against the legal limit. */
export const overtime: Build<OvertimeFamily> = /* @__PURE__ */ family('intranet', 'overtime index')
