// Generated from specs/projects/skill-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SkillAssignmentsOperations as Operations } from '#generated/projects/skill-assignments.ts'
import type { AssignedResult, AssignmentIds } from '#generated/projects/assigned.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { SkillAssignment, SkillAssignmentInput } from '#generated/projects/skill-assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who has which skills, how well and from when to when. */
export interface SkillAssignments {
  /** List who has which skills. Past, current and planned; of the people whom the caller may see. Narrow it to a person for their skills, to a skill for its people. */
  readonly index: Operation<[query?: Operations['skillAssignments.index']['parameters']['query']], Page<SkillAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skillAssignments.index']['parameters']['query'], options?: CallOptions) => List<SkillAssignment>
  /** Give people a skill. Or changes how they have it: who has it keeps what is not said here. New ones are of level 3, not the main one and without an end. Each person is told apart. A skill that is not in use is `invalid` at `skillId`. */
  readonly assign: Operation<[body: SkillAssignmentInput], AssignedResult, 'post'>
  /** Take skills from people. Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Give people skills by a file. Each row names a person by `username` and a skill by the code in `skill`, and says `level`, `isMain`, `startsOn` and `endsOn` as `skillAssignments.assign` takes them. Each is written or refused by itself. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `skillAssignments`: Who has which skills, how well and from when to when. */
export const skillAssignments: Build<SkillAssignments> = /* @__PURE__ */ family('laia', 'skillAssignments index assign=p! destroyAll=p!/remove import')
