// Generated from specs/projects/project-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ProjectAssignmentsOperations as Operations } from '#generated/projects/project-assignments.ts'
import type { AssignedResult, AssignmentIds } from '#generated/projects/assigned.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { ProjectAssignment, ProjectAssignmentInput } from '#generated/projects/project-assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who works in which projects. */
export interface ProjectAssignments {
  /** List who works in which projects. Past, current and planned; of the people whom the caller may see. Narrow it to a person for their projects, to a project for its people. */
  readonly index: Operation<[query?: Operations['projectAssignments.index']['parameters']['query']], Page<ProjectAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['projectAssignments.index']['parameters']['query'], options?: CallOptions) => List<ProjectAssignment>
  /** Give people a project. Or changes since and until when: who is in it keeps what is not said here. Each person is told apart. A project that is closed or archived is `invalid` at `projectId`, days outside of those of the project at `startsOn` or `endsOn`. */
  readonly assign: Operation<[body: ProjectAssignmentInput], AssignedResult, 'post'>
  /** Take projects from people. Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Give people projects by a file. Each row names a person by `username` and a project by the code in `project`, and says `startsOn` and `endsOn` as `projectAssignments.assign` takes them. Each is written or refused by itself. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `projectAssignments`: Who works in which projects. */
export const projectAssignments: Build<ProjectAssignments> = /* @__PURE__ */ family('laia', 'projectAssignments index assign=p! destroyAll=p!/remove import')
