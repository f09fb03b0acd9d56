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

/** Who can sign in, and what they may do. */
export interface Users {
  /** List the people who can sign in. By name. `search` looks at names, user names, e-mail addresses and employee codes. Those who were removed are listed only when `state` asks for them. */
  readonly index: Operation<[query?: Operations['users.index']['parameters']['query']], Page<User>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['users.index']['parameters']['query'], options?: CallOptions) => List<User>
  /** Invite a person. Makes an account without a password and sends a letter whose link sets the first one. User name and e-mail address belong to one person each (`taken`). Roles need USUARIOS_ASIGNAR_ROLES, and nobody gives a role with a permission that they do not hold. */
  readonly create: Operation<[body: UserInput], UserDetail, 'post'>
  /** One person. With what they have to do with: employee file, employee groups, roles, permissions given besides, sessions, last access and second factor. The tax number is shown in part to whoever lacks EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly show: Operation<[id: string], UserDetail, 'get'>
  /** Replace the data of a person. Roles and a tax number that are not sent are left alone; roles that are sent are given and taken by the rules of users.assignRoles and with its permission. Nobody changes the account of whoever holds permissions that they do not. */
  readonly update: Operation<[id: string, body: UserUpdate], UserDetail, 'put'>
  /** Change some data of a person. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: UserChange], UserDetail, 'patch'>
  /** Remove a person. Ends the sessions and the sign-in. The account stays for the sake of what refers to it, and can be restored. Who coordinates people is not removed before these have another coordinator (`referenced`). */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Bring a removed person back. With the roles of before. */
  readonly restore: Operation<[id: string], UserDetail, 'post'>
  /** Keep a person from signing in. Ends their sessions at once. Not oneself (`own_account`), and not the last one who can hand out permissions (`last_holder`). */
  readonly disable: Operation<[id: string], UserDetail, 'post'>
  /** Let a person sign in again. With the password and the roles of before. */
  readonly enable: Operation<[id: string], UserDetail, 'post'>
  /** Forget the wrong passwords of a person. They need not wait any longer before they try again. */
  readonly unlock: Operation<[id: string], UserDetail, 'post'>
  /** Take the password of a person away and send a link for a new one. The old password stops and the sessions end at once. Who has not set the first one yet gets another invitation. Without an e-mail address there is nowhere to send the link (`blank` at `email`). */
  readonly resetPassword: Operation<[id: string], UserDetail, 'post'>
  /** Take the second factor of a person away. For who has lost the telephone and the recovery codes: the sessions end, and the person is told. Where a role demands a second factor, the next sign-in sets up another. Nobody does it to themselves. Needs the password said less than five minutes ago. Refused with 409 `invalid` where there is none. */
  readonly resetSecondFactor: Operation<[id: string], UserDetail, 'post'>
  /** Where a person is signed in. The sessions that live, the newest sign of life first. */
  readonly sessions: Operation<[id: string], DeviceSession[], 'get'>
  /** End the sessions of a person. One of them or all; they are dead at once, on every server process. Of oneself all but the one that asks. */
  readonly endSessions: Operation<[id: string, body: Operations['users.endSessions']['requestBody']['content']['application/json']], Operations['users.endSessions']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Give a person a permission besides their roles. From the next request on; what they had been given of it before is replaced. Nobody gives what they do not hold (403 with `missing`), nor anything to themselves (403). The password must have been said in the last five minutes. */
  readonly grant: Operation<[id: string, body: Operations['users.grant']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** Take back a permission that was given besides the roles. From the next request on; the person is told the reason, and a request by which it was given says that it was revoked. Nobody takes anything from themselves (403); the last who holds PERMISOS_EDITAR or its like keeps it (409 with `last_holder`). The password must have been said in the last five minutes. */
  readonly revoke: Operation<[id: string, body: Operations['users.revoke']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** What a person may do, and why. Every permission with where it comes from: the roles that have it, and what was given to the person besides, with its last day. They are added up; nothing takes one away. */
  readonly permissions: Operation<[id: string], EffectivePermissions, 'get'>
  /** Say which roles a person holds. All of them at once. Not one's own (`own_account`), none with a permission that one does not hold, neither to give nor to take, and not the last one who can hand out permissions (`last_holder`). */
  readonly assignRoles: Operation<[id: string, body: Operations['users.assignRoles']['requestBody']['content']['application/json']], UserDetail, 'put'>
  /** The roles that there are to give. All of them, each with whether whoever asks may give it. */
  readonly assignableRoles: Operation<[], AssignableRole[], 'get'>
  /** Do the same to many people. Each by itself: what is refused for one is done for the others, and the answer says so row by row; with `allOrNone` to all of them or to nobody. It wants the permission of the act, as for one person. */
  readonly bulk: Operation<[body: Operations['users.bulk']['requestBody']['content']['application/json']], UserBulkResult[], 'post'>
  /** Import people. Invites those whose user name is new and changes the others, each by the rules of users.create and users.update and with their permissions. `roles` may be names: what is said replaces the roles held, what is not said leaves them. Nobody gives or takes by it what they do not hold (`out_of_reach`). Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `users`: Who can sign in, and what they may do. */
export const users: Build<Users> = /* @__PURE__ */ family('main', 'users index create show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles assignableRoles=g/assignable-roles bulk=p!/bulk import')
