// Generated from specs/administration/applications.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ApplicationsOperations as Operations } from '#generated/administration/applications.ts'
import type { Application, ApplicationInput, ApplicationPatch, ApplicationUpdate, Audiences, OwnApplication } from '#generated/administration/applications.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Applications that people open from the portal. */
export interface Applications {
  /** List applications. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['applications.index']['parameters']['query']], Page<Application>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['applications.index']['parameters']['query'], options?: CallOptions) => List<Application>
  /** Create an application. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: ApplicationInput], Application, 'post'>
  /** Import applications from a file. A row whose name exists updates that application; roles and groups can be given by name. Each row is subject to the rules and permissions of `applications.create` and `applications.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder applications. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve an application. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Application, 'get'>
  /** Replace an application. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: ApplicationUpdate], Application, 'put'>
  /** Update an application. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: ApplicationPatch], Application, 'patch'>
  /** Delete an application. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted application. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Application, 'post'>
  /** List applications of the caller. Active applications visible to the caller, sorted by position. */
  readonly mine: Operation<[], OwnApplication[], 'get'>
  /** List possible audiences. Roles and active employee groups. */
  readonly audiences: Operation<[], Audiences, 'get'>
}

/** Builds `applications`: Applications that people open from the portal. */
export const applications: Build<Applications> = /* @__PURE__ */ family('main', 'applications index create import reorder show update patch destroy restore mine=g/mine audiences=g/audiences')
