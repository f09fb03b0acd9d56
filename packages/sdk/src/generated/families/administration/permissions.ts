// Generated from specs/administration/permissions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PermissionsOperations as Operations } from '#generated/administration/permissions.ts'
import type { CountedPermission, DangerousPair, Explanation, PermissionDetail, PermissionHolder } from '#generated/administration/permissions.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The catalogue of permissions, their holders and why they hold them. */
export interface Permissions {
  /** List permissions. The catalogue by area, with the screens and operations that each permission opens, and the number of roles and active people with it. */
  readonly index: Operation<[query?: Operations['permissions.index']['parameters']['query']], Page<CountedPermission>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['permissions.index']['parameters']['query'], options?: CallOptions) => List<CountedPermission>
  /** Retrieve a permission. Includes the roles that grant it. */
  readonly show: Operation<[id: string], PermissionDetail, 'get'>
  /** List the holders of a permission. Active people whom the caller may see, sorted by name, each with the roles and grants through which they have it. */
  readonly people: Operation<[id: string, query?: Operations['permissions.people']['parameters']['query']], Page<PermissionHolder>, 'get'>
  /** List holders of conflicting permissions. Each pair of permissions that would let one person do alone what requires two people (segregation of duties), with the active people who hold both. People who hold all permissions through a role are counted, not listed. */
  readonly dangers: Operation<[], DangerousPair[], 'get'>
  /** Explain why a person has access or not. For a person and a screen or operation: the permissions required, which of them the person has and through what, and what would change the result. Uses the same functions as the checks of screens and operations. */
  readonly explain: Operation<[query?: Operations['permissions.explain']['parameters']['query']], Explanation, 'get'>
}

/** Builds `permissions`: The catalogue of permissions, their holders and why they hold them. */
export const permissions: Build<Permissions> = /* @__PURE__ */ family('main', 'permissions index show people=g?~ dangers=g/dangers explain=g?/explanation')
