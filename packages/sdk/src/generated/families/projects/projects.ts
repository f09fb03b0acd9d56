// Generated from specs/projects/projects.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ProjectsOperations as Operations } from '#generated/projects/projects.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Project, ProjectInput, ProjectPatch, ProjectUpdate } from '#generated/projects/projects.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Projects: customer, state, dates, codes, who coordinates them and which skills serve them. */
export interface Projects {
  /** List the projects. Sorted by code unless asked otherwise; the search looks into code, name and customer. */
  readonly index: Operation<[query?: Operations['projects.index']['parameters']['query']], Page<Project>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['projects.index']['parameters']['query'], options?: CallOptions) => List<Project>
  /** Create a project. Its code and its name are unique, whatever their case and accents. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly create: Operation<[body: ProjectInput], Project, 'post'>
  /** Create and change projects from a file. A row whose code stands changes that project; each row goes through the rules of `projects.create` and `projects.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One project. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Project, 'get'>
  /** Replace a project. What is not sent takes its default. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly update: Operation<[id: string, body: ProjectUpdate], Project, 'put'>
  /** Change a project. Only what is sent changes. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly patch: Operation<[id: string, body: ProjectPatch], Project, 'patch'>
  /** Delete a project. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted project. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], Project, 'post'>
}

/** Builds `projects`: Projects: customer, state, dates, codes, who coordinates them and which skills serve them. */
export const projects: Build<Projects> = /* @__PURE__ */ family('laia', 'projects index create import show update patch destroy restore')
