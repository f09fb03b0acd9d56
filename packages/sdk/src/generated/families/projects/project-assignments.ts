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

/** Assignments of people to projects. */
export interface ProjectAssignments {
  /** List project assignments. Past, current and planned assignments of people whom the caller may see. Filter by person for their projects, or by project for its people. */
  readonly index: Operation<[query?: Operations['projectAssignments.index']['parameters']['query']], Page<ProjectAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['projectAssignments.index']['parameters']['query'], options?: CallOptions) => List<ProjectAssignment>
  /** Assign people to a project. Or changes their dates: for existing assignments, fields that are not sent keep their value. The response reports the result of each person. A closed or archived project is `invalid` on `projectId`, days outside its dates on `startsOn` or `endsOn`. */
  readonly assign: Operation<[body: ProjectAssignmentInput], AssignedResult, 'post'>
  /** Delete project assignments. The response reports the result of each assignment; those of people whom the caller may not see are `unknown`. Deleted assignments remain in the audit log. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Import project assignments from a file. Each row has a person (`username`), the code of a `project`, and `startsOn` and `endsOn` as in `projectAssignments.assign`. Each row is saved or rejected on its own. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `projectAssignments`: Assignments of people to projects. */
export const projectAssignments: Build<ProjectAssignments> = /* @__PURE__ */ family('laia', 'projectAssignments index assign=p! destroyAll=p!/remove import')
