// Generated from specs/administration/users.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { UsersOperations as Operations } from '#generated/administration/users.ts'
import type { AssignableRole, EffectivePermissions, User, UserBulkResult, UserChange, UserDetail, UserInput, UserUpdate } from '#generated/administration/users.ts'
import type { DeviceSession } from '#generated/session/sessions.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** User accounts and their access rights. */
export interface Users {
  /** List users. Sorted by name. `search` covers names, usernames, e-mail addresses and employee codes. Removed users are returned only if `state` asks for them. */
  readonly index: Operation<[query?: Operations['users.index']['parameters']['query']], Page<User>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['users.index']['parameters']['query'], options?: CallOptions) => List<User>
  /** Invite a user. Creates an account without a password and sends an e-mail with a link to set one. Username and e-mail address are unique (`taken`). Assigning roles requires USUARIOS_ASIGNAR_ROLES; callers cannot assign roles with permissions that they do not hold. */
  readonly create: Operation<[body: UserInput], UserDetail, 'post'>
  /** Retrieve a user. Includes employee file, employee groups, roles, individual grants, sessions, last access and second factor. The tax ID is masked for callers without EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly show: Operation<[id: string], UserDetail, 'get'>
  /** Replace the data of a user. Roles and tax ID stay unchanged if they are not sent; roles that are sent are subject to the rules and the permission of users.assignRoles. Callers cannot change accounts with permissions that they do not hold. */
  readonly update: Operation<[id: string, body: UserUpdate], UserDetail, 'put'>
  /** Update a user. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: UserChange], UserDetail, 'patch'>
  /** Remove a user. Ends their sessions and prevents sign-in. The account is kept because other data refers to it, and can be restored. People who coordinate others cannot be removed until those have another coordinator (`referenced`). */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a removed user. With the former roles. */
  readonly restore: Operation<[id: string], UserDetail, 'post'>
  /** Disable a user. Ends their sessions immediately. Callers cannot disable themselves (`own_account`), nor the last user who can grant permissions (`last_holder`). */
  readonly disable: Operation<[id: string], UserDetail, 'post'>
  /** Enable a user. With the former password and roles. */
  readonly enable: Operation<[id: string], UserDetail, 'post'>
  /** Unlock the sign-in of a user. Resets the delay after wrong passwords. */
  readonly unlock: Operation<[id: string], UserDetail, 'post'>
  /** Reset the password of a user. Invalidates the password, ends the sessions and sends a link to set a new one. Users who have not set a first password get another invitation. Without an e-mail address the error is `blank` on `email`. */
  readonly resetPassword: Operation<[id: string], UserDetail, 'post'>
  /** Reset the second factor of a user. For users who lost their phone and recovery codes: ends their sessions and notifies them. If a role requires a second factor, the next sign-in sets up a new one. Callers cannot reset their own. Requires a password confirmation within the last five minutes. A user without a second factor is 409 `invalid`. */
  readonly resetSecondFactor: Operation<[id: string], UserDetail, 'post'>
  /** List the sessions of a user. Active sessions, most recently seen first. */
  readonly sessions: Operation<[id: string], DeviceSession[], 'get'>
  /** End the sessions of a user. Ends one or all, immediately and on every server process. For the caller themselves, all except the current one. */
  readonly endSessions: Operation<[id: string, body: Operations['users.endSessions']['requestBody']['content']['application/json']], Operations['users.endSessions']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Grant a permission to a user. In addition to the permissions of their roles, effective from their next request; replaces an earlier grant of the same permission. Callers cannot grant permissions that they do not hold (403 with `missing`), nor grant anything to themselves (403). Requires a password confirmation within the last five minutes. */
  readonly grant: Operation<[id: string, body: Operations['users.grant']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** Revoke an individual grant. Effective from the next request. The person is notified with the reason, and an access request behind the grant is marked as revoked. Callers cannot revoke their own grants (403); the last holder of PERMISOS_EDITAR and similar permissions keeps them (409 `last_holder`). Requires a password confirmation within the last five minutes. */
  readonly revoke: Operation<[id: string, body: Operations['users.revoke']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** List the effective permissions of a user. Every permission with its sources: roles, and individual grants with their last day. Permissions are cumulative; nothing removes them. */
  readonly permissions: Operation<[id: string], EffectivePermissions, 'get'>
  /** Replace the roles of a user. Sets the complete list. Callers cannot change their own roles (`own_account`), assign or remove roles with permissions that they do not hold, or affect the last user who can grant permissions (`last_holder`). */
  readonly assignRoles: Operation<[id: string, body: Operations['users.assignRoles']['requestBody']['content']['application/json']], UserDetail, 'put'>
  /** List assignable roles. All roles, each with whether the caller can assign it. */
  readonly assignableRoles: Operation<[], AssignableRole[], 'get'>
  /** Perform an action on many users. Each user is processed on its own: refusals do not affect the others, and the response reports the result of each row. With `allOrNone`, either all succeed or none is changed. Requires the permission of the action, as for a single user. */
  readonly bulk: Operation<[body: Operations['users.bulk']['requestBody']['content']['application/json']], UserBulkResult[], 'post'>
  /** Import users. Invites users whose username is new and updates the others, under the rules and permissions of users.create and users.update. `roles` can be names: a value replaces the current roles, an absent one keeps them. Callers cannot assign or remove what they do not hold (`out_of_reach`). Rejected rows are listed; the others are saved. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `users`: User accounts and their access rights. */
export const users: Build<Users> = /* @__PURE__ */ family('main', 'users index create show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles assignableRoles=g/assignable-roles bulk=p!/bulk import')
