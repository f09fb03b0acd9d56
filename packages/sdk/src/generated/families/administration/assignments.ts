// Generated from specs/administration/assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AssignmentsOperations as Operations } from '#generated/administration/assignments.ts'
import type { Assignment } from '#generated/administration/assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who has which roles. */
export interface Assignments {
  /** List who has which roles. Active people by name with the roles of each; those whom the caller may see. */
  readonly index: Operation<[query?: Operations['assignments.index']['parameters']['query']], Page<Assignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['assignments.index']['parameters']['query'], options?: CallOptions) => List<Assignment>
}

/** Builds `assignments`: Who has which roles. */
export const assignments: Build<Assignments> = /* @__PURE__ */ family('main', 'assignments index')
