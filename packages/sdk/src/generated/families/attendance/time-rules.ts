// Generated from specs/attendance/time-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TimeRulesOperations as Operations } from '#generated/attendance/time-rules.ts'
import type { TimeRuleSet, TimeRuleSetDetail, TimeRuleSetInput, TimeRuleSetUpdate, TimeRulesSeen } from '#generated/attendance/time-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The limits of working time and the consent of corrections, as dated data. */
export interface TimeRulesFamily {
  /** List the versions of time rules. Those that hold, held or will hold, those that are off, and drafts. A contract is under the rules of the agreement that it names on that day, or else under those of the law, which name none. */
  readonly index: Operation<[query?: Operations['timeRules.index']['parameters']['query']], Page<TimeRuleSet>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['timeRules.index']['parameters']['query'], options?: CallOptions) => List<TimeRuleSet>
  /** Write a draft of time rules. They hold from `validFrom` on once they are published. The times of an example follow each other, its breaks lie within them, and what is worked on the days before it, too, is no longer than a day (`invalid` at `examples`, with the name of the example as `value`). */
  readonly create: Operation<[body: TimeRuleSetInput], TimeRuleSetDetail, 'post'>
  /** One version of time rules. With what each of its examples comes to, and how far the days are derived by them. */
  readonly show: Operation<[id: string], TimeRuleSetDetail, 'get'>
  /** Change a draft of time rules. What has held is not changed: another version is written. One that is no draft is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: TimeRuleSetUpdate], TimeRuleSetDetail, 'put'>
  /** Remove a draft of time rules. One that is no draft stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Put time rules in force. A draft, or rules that are off. Their examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From their day on they hold for the contracts that name their agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The days that they touch are derived again in the background, but those of locked months. */
  readonly publish: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
  /** Turn time rules off. The version before them holds again, or else the law. What is not in force is 409 `invalid` at `state`; so is the only version of the law. The days that they touched are derived again in the background, but those of locked months. */
  readonly turnOff: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
}

/** Builds `timeRules`: The limits of working time and the consent of corrections, as dated data. */
export const timeRules: Build<TimeRulesFamily> = /* @__PURE__ */ family('intranet', 'timeRules index create show update destroy publish=p!~ turnOff=p!~')
