// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LogsOperations as Operations } from '#generated/reports/logs.ts'
import type { LogEvent, LogEventDetail, LogVerification } from '#generated/reports/logs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What was done, by whom, and what was there before. */
export interface Logs {
  /** List what was done. The audit log, newest first. At most ten thousand events are counted and paged (`isMore` says that there are more); `after` goes on from an event, without end. Of what the contract marks `x-personal`, and of phone numbers and mail addresses anywhere, only a part is shown without EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly index: Operation<[query?: Operations['logs.index']['parameters']['query']], Page<LogEvent> & { readonly meta: Operations['logs.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['logs.index']['parameters']['query'], options?: CallOptions) => List<LogEvent>
  /** Verify a part of the chain. Compares events with what was sealed of them, from one link on. Whoever asks again from `next` until it is null has verified the whole chain; each part is compared with the heads that were written down outside the database, and the last one also looks for events outside the chain and for heads of links that are gone. */
  readonly verify: Operation<[query?: Operations['logs.verify']['parameters']['query']], LogVerification, 'get'>
  /** One event. One event of the audit log. */
  readonly show: Operation<[id: string], LogEventDetail, 'get'>
  /** Write the earlier values again. Sends what the row said before the change to the `patch` of its own family, with the rights, rules and audit of that; it answers as that does. All of what changed goes back, or nothing: `invalid` when a part of it cannot be written back. 409 with `stale` at each property that somebody has changed since. */
  readonly revert: Operation<[id: string], undefined, 'post'>
}

/** Builds `logs`: What was done, by whom, and what was there before. */
export const logs: Build<Logs> = /* @__PURE__ */ family('main', 'logs index verify=g?/verification show revert=p~')
