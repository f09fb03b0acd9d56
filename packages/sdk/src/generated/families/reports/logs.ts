// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LogsOperations as Operations } from '#generated/reports/logs.ts'
import type { LogEvent, LogEventDetail, LogVerification } from '#generated/reports/logs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The audit log: actions, their authors and former values. */
export interface Logs {
  /** List events of the audit log. Sorted from newest to oldest. At most 10,000 events are counted and paged (`isMore` reports that there are more); `after` continues from an event without limit. Properties marked `x-personal` in the contract, phone numbers and e-mail addresses are masked without EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly index: Operation<[query?: Operations['logs.index']['parameters']['query']], Page<LogEvent> & { readonly meta: Operations['logs.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['logs.index']['parameters']['query'], options?: CallOptions) => List<LogEvent>
  /** Verify part of the hash chain. Compares events with their sealed hashes, starting at one link. Repeat with `next` until it is null to verify the whole chain; each part is compared with the heads stored outside the database, and the last one also checks for events outside the chain and for heads of missing links. */
  readonly verify: Operation<[query?: Operations['logs.verify']['parameters']['query']], LogVerification, 'get'>
  /** Retrieve an event. A single event of the audit log. */
  readonly show: Operation<[id: string], LogEventDetail, 'get'>
  /** Revert a change. Sends the values before the change to the `patch` operation of the family, with its permissions, rules and audit; the response is that of the operation. All changed values are reverted or none: `invalid` if one of them cannot be written. 409 `stale` on each property that somebody has changed since. */
  readonly revert: Operation<[id: string], undefined, 'post'>
}

/** Builds `logs`: The audit log: actions, their authors and former values. */
export const logs: Build<Logs> = /* @__PURE__ */ family('main', 'logs index verify=g?/verification show revert=p~')
