// Generated from specs/administration/access-requests.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AccessRequestsOperations as Operations } from '#generated/administration/access-requests.ts'
import type { AccessRequest, AccessRequestInput } from '#generated/administration/access-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Requests for permissions, and decisions on them. */
export interface AccessRequests {
  /** List access requests. Sorted from newest to oldest. Callers get their own requests; with USUARIOS_ASIGNAR_PERMISOS all of them. */
  readonly index: Operation<[query?: Operations['accessRequests.index']['parameters']['query']], Page<AccessRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['accessRequests.index']['parameters']['query'], options?: CallOptions) => List<AccessRequest>
  /** Request a permission. For the caller. At most one open request per permission (`taken`); permissions that the caller already holds, and those that grant permissions to others, cannot be requested (`invalid`). */
  readonly create: Operation<[body: AccessRequestInput], AccessRequest, 'post'>
  /** Approve an access request. Grants the permission, effective from the person's next request. Callers cannot grant permissions that they do not hold, nor grant anything to themselves. Requires a password confirmation within the last five minutes. */
  readonly approve: Operation<[id: string, body: Operations['accessRequests.approve']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Reject an access request. Requires a reason, shown to the person. */
  readonly reject: Operation<[id: string, body: Operations['accessRequests.reject']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Revoke a granted permission. Effective from the person's next request. Callers cannot revoke their own permissions. Requires a password confirmation within the last five minutes. */
  readonly revoke: Operation<[id: string, body: Operations['accessRequests.revoke']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Withdraw an access request of the caller. Only while it is pending. Requests of others return 404. */
  readonly withdraw: Operation<[id: string], AccessRequest, 'post'>
}

/** Builds `accessRequests`: Requests for permissions, and decisions on them. */
export const accessRequests: Build<AccessRequests> = /* @__PURE__ */ family('main', 'accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~')
