// Generated from specs/projects/projects.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ProjectsOperations as Operations } from '#generated/projects/projects.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Project, ProjectInput, ProjectPatch, ProjectUpdate } from '#generated/projects/projects.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Projects: customer, state, dates, codes, coordinators and skills. */
export interface Projects {
  /** List projects. Sorted by code by default. The search covers code, name and customer. */
  readonly index: Operation<[query?: Operations['projects.index']['parameters']['query']], Page<Project>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['projects.index']['parameters']['query'], options?: CallOptions) => List<Project>
  /** Create a project. Code and name are unique, ignoring case and accents. State transitions: draft to active, active to paused and back, active or paused to closed, closed to archived; any other is `invalid` on `state`. */
  readonly create: Operation<[body: ProjectInput], Project, 'post'>
  /** Import projects from a file. A row whose code exists updates that project; each row is subject to the rules and permissions of `projects.create` and `projects.update`. References can be given as IDs, or as code, name or username. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a project. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Project, 'get'>
  /** Replace a project. Fields that are not sent take their default. State transitions: draft to active, active to paused and back, active or paused to closed, closed to archived; any other is `invalid` on `state`. */
  readonly update: Operation<[id: string, body: ProjectUpdate], Project, 'put'>
  /** Update a project. Only the fields sent are changed. State transitions: draft to active, active to paused and back, active or paused to closed, closed to archived; any other is `invalid` on `state`. */
  readonly patch: Operation<[id: string, body: ProjectPatch], Project, 'patch'>
  /** Delete a project. Soft delete: it can be restored. Rows that are referenced elsewhere cannot be deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted project. Restores the row unchanged, unless another row has taken its code or name in the meantime. */
  readonly restore: Operation<[id: string], Project, 'post'>
}

/** Builds `projects`: Projects: customer, state, dates, codes, coordinators and skills. */
export const projects: Build<Projects> = /* @__PURE__ */ family('laia', 'projects index create import show update patch destroy restore')
