// Generated from specs/attendance/time-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TimeRulesOperations as Operations } from '#generated/attendance/time-rules.ts'
import type { TimeRuleSet, TimeRuleSetDetail, TimeRuleSetInput, TimeRuleSetUpdate, TimeRulesSeen } from '#generated/attendance/time-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Limits of working time and consent to corrections, as dated rules. */
export interface TimeRulesFamily {
  /** List versions of time rules. Past, current and future versions, disabled ones, and drafts. A contract follows the rules of the agreement it names on that day, or otherwise the statutory rules, which have no agreement. */
  readonly index: Operation<[query?: Operations['timeRules.index']['parameters']['query']], Page<TimeRuleSet>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['timeRules.index']['parameters']['query'], options?: CallOptions) => List<TimeRuleSet>
  /** Create a draft of time rules. Applies from `validFrom` once it is published. The times of an example must be in order, with breaks within them, and with work on previous days not longer than a day (`invalid` on `examples`, with the name of the example as `value`). */
  readonly create: Operation<[body: TimeRuleSetInput], TimeRuleSetDetail, 'post'>
  /** Retrieve a version of time rules. Includes the result of each example and the progress of the recalculation. */
  readonly show: Operation<[id: string], TimeRuleSetDetail, 'get'>
  /** Update a draft of time rules. Published versions cannot be changed; create a new version instead. A version that is not a draft is 409 `read_only` on `state`. */
  readonly update: Operation<[id: string, body: TimeRuleSetUpdate], TimeRuleSetDetail, 'put'>
  /** Delete a draft of time rules. A version that is not a draft cannot be deleted: 409 `read_only` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Publish time rules. For drafts and disabled rules. Examples are evaluated; one with a different result is `invalid` on `examples`, with its name as `value`. From `validFrom` the rules apply to contracts that name their agreement; before the first version of an agreement, the statutory rules apply. Another version of the agreement with the same `validFrom` is `taken` on `validFrom`. Affected days are recalculated in the background, except those of locked months. */
  readonly publish: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
  /** Disable time rules. The previous version applies again, or otherwise the statutory rules. Rules that are not in force, and the only version of the statutory rules, are 409 `invalid` on `state`. Affected days are recalculated in the background, except those of locked months. */
  readonly turnOff: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
}

/** Builds `timeRules`: Limits of working time and consent to corrections, as dated rules. */
export const timeRules: Build<TimeRulesFamily> = /* @__PURE__ */ family('intranet', 'timeRules index create show update destroy publish=p!~ turnOff=p!~')
