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

/** Skill assignments of people, with level and dates. */
export interface SkillAssignments {
  /** List skill assignments. Past, current and planned assignments of people whom the caller may see. Filter by person for their skills, or by skill for its people. */
  readonly index: Operation<[query?: Operations['skillAssignments.index']['parameters']['query']], Page<SkillAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skillAssignments.index']['parameters']['query'], options?: CallOptions) => List<SkillAssignment>
  /** Assign a skill to people. Or changes their assignments: fields that are not sent keep their value. New assignments have level 3, are not the main skill and are open-ended by default. The response reports the result of each person. An inactive skill is `invalid` on `skillId`. */
  readonly assign: Operation<[body: SkillAssignmentInput], AssignedResult, 'post'>
  /** Delete skill assignments. The response reports the result of each assignment; those of people whom the caller may not see are `unknown`. Deleted assignments remain in the audit log. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Import skill assignments from a file. Each row has a person (`username`), the code of a `skill`, and `level`, `isMain`, `startsOn` and `endsOn` as in `skillAssignments.assign`. Each row is saved or rejected on its own. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `skillAssignments`: Skill assignments of people, with level and dates. */
export const skillAssignments: Build<SkillAssignments> = /* @__PURE__ */ family('laia', 'skillAssignments index assign=p! destroyAll=p!/remove import')
