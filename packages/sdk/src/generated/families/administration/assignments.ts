// Generated from specs/administration/assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AssignmentsOperations as Operations } from '#generated/administration/assignments.ts'
import type { Assignment } from '#generated/administration/assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Role assignments. */
export interface Assignments {
  /** List role assignments. Active people whom the caller may see, sorted by name, with their roles. */
  readonly index: Operation<[query?: Operations['assignments.index']['parameters']['query']], Page<Assignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['assignments.index']['parameters']['query'], options?: CallOptions) => List<Assignment>
}

/** Builds `assignments`: Role assignments. */
export const assignments: Build<Assignments> = /* @__PURE__ */ family('main', 'assignments index')
