// Generated from specs/administration/roles.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RolesOperations as Operations } from '#generated/administration/roles.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Role, RoleDetail, RoleInput, RolePatch, RolePreview, RoleUpdate } from '#generated/administration/roles.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What people may do by what they are. */
export interface Roles {
  /** List the roles. By name unless asked otherwise, each with how many active people hold it and how many permissions it gives. */
  readonly index: Operation<[query?: Operations['roles.index']['parameters']['query']], Page<Role>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['roles.index']['parameters']['query'], options?: CallOptions) => List<Role>
  /** Create a role. Nobody gives a role what they do not hold; giving any permission needs ROLES_ASIGNAR_PERMISOS besides. The password must have been said in the last five minutes. */
  readonly create: Operation<[body: RoleInput], RoleDetail, 'post'>
  /** Create and change roles from a file. By their names, each through the rules and permissions of `roles.create` and `roles.update`; what a row does not say stays as it is. `permissions` are all that the role gives, by their names. The password must have been said in the last five minutes. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One role. With the permissions that it gives. */
  readonly show: Operation<[id: string], RoleDetail, 'get'>
  /** Replace a role. What is not sent takes its default. The same rules as for `roles.patch`. */
  readonly update: Operation<[id: string, body: RoleUpdate], RoleDetail, 'put'>
  /** Change a role. Only what is sent changes: its name, description and second factor with ROLES_EDITAR, its permissions with ROLES_ASIGNAR_PERMISOS. Nobody changes a role of their own (409 with `own_account`) or the one that gives everything (409), gives what they do not hold (403 with `missing`), or takes PERMISOS_EDITAR and its like from the last who has them (409 with `last_holder`). Holders feel it at their next request. */
  readonly patch: Operation<[id: string, body: RolePatch], RoleDetail, 'patch'>
  /** Delete a role. It can be restored. While people hold it the answer is 409 with `referenced`, unless they are moved to another role in the same act; moving needs USUARIOS_ASIGNAR_ROLES besides, and everything that the other role gives. */
  readonly destroy: Operation<[id: string, query?: Operations['roles.destroy']['parameters']['query']], undefined, 'delete'>
  /** Restore a deleted role. It gives again what it gave, and is held by nobody: who had it stands in the audit. Refused with `taken` while another role has its name. The password must have been said in the last five minutes. */
  readonly restore: Operation<[id: string], RoleDetail, 'post'>
  /** Copy a role. A new role with the same permissions, held by nobody. The same rules as for `roles.create`. */
  readonly clone: Operation<[id: string, body: Operations['roles.clone']['requestBody']['content']['application/json']], RoleDetail, 'post'>
  /** What a change of permissions would do. Changes nothing: says who would gain and who would lose which permission, what other roles and grants give besides taken into account, and why the change would be refused. Counts are of everybody; people by name only those whom the caller may see. */
  readonly preview: Operation<[id: string, body: Operations['roles.preview']['requestBody']['content']['application/json']], RolePreview, 'post'>
}

/** Builds `roles`: What people may do by what they are. */
export const roles: Build<Roles> = /* @__PURE__ */ family('main', 'roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~')
