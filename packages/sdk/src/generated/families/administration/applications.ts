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

/** What people open from the portal. */
export interface Applications {
  /** List the applications. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['applications.index']['parameters']['query']], Page<Application>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['applications.index']['parameters']['query'], options?: CallOptions) => List<Application>
  /** Create an application. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: ApplicationInput], Application, 'post'>
  /** Create and change applications from a file. A row whose name stands changes that application; roles and groups may be said by their names. Each row goes through the rules of `applications.create` and `applications.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the applications in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One application. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Application, 'get'>
  /** Replace an application. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: ApplicationUpdate], Application, 'put'>
  /** Change an application. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: ApplicationPatch], Application, 'patch'>
  /** Delete an application. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted application. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Application, 'post'>
  /** One's own applications. The active ones that are meant for whoever asks, in their order. */
  readonly mine: Operation<[], OwnApplication[], 'get'>
  /** Whom an application can be meant for. The roles and the active employee groups. */
  readonly audiences: Operation<[], Audiences, 'get'>
}

/** Builds `applications`: What people open from the portal. */
export const applications: Build<Applications> = /* @__PURE__ */ family('main', 'applications index create import reorder show update patch destroy restore mine=g/mine audiences=g/audiences')
