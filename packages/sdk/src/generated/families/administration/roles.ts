// Generated from specs/administration/roles.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RolesOperations as Operations } from '#generated/administration/roles.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Role, RoleDetail, RoleInput, RolePatch, RolePreview, RoleUpdate } from '#generated/administration/roles.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Roles and their permissions. */
export interface Roles {
  /** List roles. Sorted by name by default, with the number of active holders and of permissions. */
  readonly index: Operation<[query?: Operations['roles.index']['parameters']['query']], Page<Role>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['roles.index']['parameters']['query'], options?: CallOptions) => List<Role>
  /** Create a role. Callers cannot add permissions that they do not hold; adding any permission also requires ROLES_ASIGNAR_PERMISOS. Requires a password confirmation within the last five minutes. */
  readonly create: Operation<[body: RoleInput], RoleDetail, 'post'>
  /** Create and change roles from a file. Roles are matched by name; each row is subject to the rules and permissions of `roles.create` and `roles.update`. Columns that are absent keep their values. `permissions` lists all permissions of the role by name. Requires a password confirmation within the last five minutes. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a role. Includes its permissions. */
  readonly show: Operation<[id: string], RoleDetail, 'get'>
  /** Replace a role. Fields that are not sent take their default. The rules are those of `roles.patch`. */
  readonly update: Operation<[id: string, body: RoleUpdate], RoleDetail, 'put'>
  /** Update a role. Only the fields sent are changed: name, description and second factor with ROLES_EDITAR, permissions with ROLES_ASIGNAR_PERMISOS. Callers cannot change a role that they hold (409 `own_account`) or the role with all permissions (409), add permissions that they do not hold (403 with `missing`), or take PERMISOS_EDITAR and similar permissions from their last holder (409 `last_holder`). Effective from the holders' next request. */
  readonly patch: Operation<[id: string, body: RolePatch], RoleDetail, 'patch'>
  /** Delete a role. Soft delete: it can be restored. A role with holders is 409 `referenced`, unless they are moved to another role in the same request; this also requires USUARIOS_ASIGNAR_ROLES and all permissions of the other role. */
  readonly destroy: Operation<[id: string, query?: Operations['roles.destroy']['parameters']['query']], undefined, 'delete'>
  /** Restore a deleted role. The role gets its former permissions, but no holders: the audit log lists the former ones. Refused with `taken` if another role has its name. Requires a password confirmation within the last five minutes. */
  readonly restore: Operation<[id: string], RoleDetail, 'post'>
  /** Copy a role. Creates a role with the same permissions and no holders. The rules are those of `roles.create`. */
  readonly clone: Operation<[id: string, body: Operations['roles.clone']['requestBody']['content']['application/json']], RoleDetail, 'post'>
  /** Preview a change of permissions. Changes nothing. Returns who would gain and lose which permissions, considering other roles and grants, and why the change would be refused. Numbers cover everybody; people are listed only if the caller may see them. */
  readonly preview: Operation<[id: string, body: Operations['roles.preview']['requestBody']['content']['application/json']], RolePreview, 'post'>
}

/** Builds `roles`: Roles and their permissions. */
export const roles: Build<Roles> = /* @__PURE__ */ family('main', 'roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~')
