// Generated from specs/administration/permissions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PermissionsOperations as Operations } from '#generated/administration/permissions.ts'
import type { CountedPermission, DangerousPair, Explanation, PermissionDetail, PermissionHolder } from '#generated/administration/permissions.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The catalogue of permissions, who has them, and why. */
export interface Permissions {
  /** List the permissions. The catalogue, by area: which screens and operations each one opens, and how many roles and active people have it. */
  readonly index: Operation<[query?: Operations['permissions.index']['parameters']['query']], Page<CountedPermission>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['permissions.index']['parameters']['query'], options?: CallOptions) => List<CountedPermission>
  /** One permission. With the roles that give it. */
  readonly show: Operation<[id: string], PermissionDetail, 'get'>
  /** Who has a permission. Active people by name, each with the roles and the grant through which they have it; those whom the caller may see. */
  readonly people: Operation<[id: string, query?: Operations['permissions.people']['parameters']['query']], Page<PermissionHolder>, 'get'>
  /** Who holds two permissions that should be apart. Each pair of permissions that lets one person do alone what should take two, with the active people who hold both. Who holds everything by a role is counted, not named. */
  readonly dangers: Operation<[], DangerousPair[], 'get'>
  /** Why somebody may or may not. For one person and one screen or operation: what is asked for, what they have of it and through what, and what would change the answer. Decided by the same functions as the gates of the screens and of the operations. */
  readonly explain: Operation<[query?: Operations['permissions.explain']['parameters']['query']], Explanation, 'get'>
}

/** Builds `permissions`: The catalogue of permissions, who has them, and why. */
export const permissions: Build<Permissions> = /* @__PURE__ */ family('main', 'permissions index show people=g?~ dangers=g/dangers explain=g?/explanation')
