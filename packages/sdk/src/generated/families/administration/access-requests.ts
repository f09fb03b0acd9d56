// Generated from specs/administration/access-requests.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AccessRequestsOperations as Operations } from '#generated/administration/access-requests.ts'
import type { AccessRequest, AccessRequestInput } from '#generated/administration/access-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Asking for a permission and deciding on it. */
export interface AccessRequests {
  /** List the requests for access. Newest first. Everybody sees their own; holders of USUARIOS_ASIGNAR_PERMISOS see all of them. */
  readonly index: Operation<[query?: Operations['accessRequests.index']['parameters']['query']], Page<AccessRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['accessRequests.index']['parameters']['query'], options?: CallOptions) => List<AccessRequest>
  /** Ask for a permission. For oneself. One open request a permission (`taken`); no permission that one holds already, nor one that hands out permissions (`invalid`). */
  readonly create: Operation<[body: AccessRequestInput], AccessRequest, 'post'>
  /** Grant what was asked for. Gives the permission to the person from the next request on. Nobody grants what they do not hold, nor anything to themselves; the password must have been said in the last five minutes. */
  readonly approve: Operation<[id: string, body: Operations['accessRequests.approve']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Refuse what was asked for. With a reason that the person reads. */
  readonly reject: Operation<[id: string, body: Operations['accessRequests.reject']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Take back what was granted. From the next request of the person on. Nobody takes anything back from themselves; the password must have been said in the last five minutes. */
  readonly revoke: Operation<[id: string, body: Operations['accessRequests.revoke']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Withdraw one's own request. As long as it is undecided. The requests of others count as unknown. */
  readonly withdraw: Operation<[id: string], AccessRequest, 'post'>
}

/** Builds `accessRequests`: Asking for a permission and deciding on it. */
export const accessRequests: Build<AccessRequests> = /* @__PURE__ */ family('main', 'accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~')
