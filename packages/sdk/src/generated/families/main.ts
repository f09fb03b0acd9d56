// Generated from specs/main.yaml by `pnpm codegen`. Never edited by hand.
import type { operations, AbsenceTerms, AbsenceType, AbsenceTypeInput, AbsenceTypePatch, AbsenceTypeUpdate, AccessRequest, AccessRequestInput, AgentDay, Application, ApplicationInput, ApplicationPatch, ApplicationUpdate, AssignableRole, Assignment, Audiences, BreakType, BreakTypeInput, BreakTypePatch, BreakTypeUpdate, BulkResult, Configuration, ConfigurationImport, ConfigurationReview, Coordinator, CoordinatorAssignment, CoordinatorMove, CoordinatorMoveResult, Country, CountryInput, CountryPatch, CountryUpdate, DangerousPair, Dashboard, DeviceSession, EffectivePermissions, Employee, EmployeeDetail, EmployeeFacets, EmployeeGroup, EmployeeGroupInput, EmployeeGroupPatch, EmployeeGroupUpdate, Explanation, FirstAdministrator, FollowedWorkflow, GroupCount, GroupMember, GroupRule, ImportRowsInput, ImportRowsResult, Incident, IncidentAdvance, IncidentDetail, IncidentInput, IncidentPatch, JustifiedTime, Link, LinkInput, LinkPatch, LinkUpdate, LogEvent, LogEventDetail, LogVerification, Maintenance, MaintenanceInput, MembersInput, MembersResult, NewPassword, Notification, NotificationExclusion, NotificationExclusionInput, NotificationPreference, NotificationPreferencesInput, NotificationsRead, OnlineAgent, OpenedView, Order, Organization, OwnApplication, OwnState, Permission, PermissionDetail, PermissionHolder, Person, PersonalData, Preferences, Profile, QuietHours, QuietHoursInput, RecoveryCodes, RecoveryTicket, Referring, Registration, Role, RoleDetail, RoleInput, RolePatch, RolePreview, RoleUpdate, RulePreview, SecondFactorSecret, SecondFactorState, StarredPage, StarredPagesInput, UndeliveredMail, UnreadCount, User, UserChange, UserData2, UserDetail, UserInput, ViewInput } from '#generated/main.ts'
import { type Build, family } from '#kernel/family.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Links that sign a person in once. */
export interface ExchangeTokens {
  /** Make a link that signs a person in once. The token is shown once, kept hashed, and lives for 10 minutes until its first use. Who makes one has said the password less than five minutes ago, and holds whatever the person holds: it is a way into their account. Nobody with a second factor, or with a role that asks for one, is let in by a link (`invalid` on `username`). */
  readonly create: Operation<[body: operations['exchangeTokens.create']['requestBody']['content']['application/json']], operations['exchangeTokens.create']['responses'][201]['content']['application/json']['data'], 'post'>
}

/** Builds `exchangeTokens`: Links that sign a person in once. */
export const exchangeTokens: Build<ExchangeTokens> = /* @__PURE__ */ family('main', 'exchangeTokens create')

/** One's own sessions and devices. */
export interface Sessions {
  /** One's own sessions that live. Where the person is signed in now: the device, the address, since when and the last sign of life. The session that asks comes first. */
  readonly index: Operation<[], DeviceSession[], 'get'>
  /** End all of one's own sessions but this one. They are dead at once, on every server process. */
  readonly destroyOthers: Operation<[], operations['sessions.destroyOthers']['responses'][200]['content']['application/json']['data'], 'delete'>
  /** End one of one's own sessions. It is dead at once, on every server process. The session of somebody else counts as unknown. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `sessions`: One's own sessions and devices. */
export const sessions: Build<Sessions> = /* @__PURE__ */ family('main', 'sessions index=g destroyOthers=d/others destroy')

/** Accounts that people ask for themselves. */
export interface RegistrationFamily {
  /** Say whether people may register. Whether the setting `PORTAL_REGISTRATION` is on. */
  readonly show: Operation<[], operations['registration.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Ask for an account. Answers the same, and as fast, whether the address is known or not: a mail follows, with a link that confirms the account or with the news that there is one already. The account has no role and no permission until an administrator grants one. 403 when registration is closed. */
  readonly create: Operation<[body: Registration], operations['registration.create']['responses'][202]['content']['application/json']['data'], 'post'>
  /** Confirm an account with the link of the mail. The link works once. Nobody is signed in by it. */
  readonly confirm: Operation<[body: operations['registration.confirm']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `registration`: Accounts that people ask for themselves. */
export const registration: Build<RegistrationFamily> = /* @__PURE__ */ family('main', 'registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation')

/** The code that sign-in asks for besides the password. */
export interface SecondFactorFamily {
  /** Say whether one has a second factor. Whether sign-in asks for a code besides the password, and whether a role of the person demands it. */
  readonly show: Operation<[], SecondFactorState, 'get'>
  /** Begin to set up a second factor. Makes a secret for an authenticator app (RFC 6238). It counts for nothing until `secondFactor.confirm` shows a code of it. Needs the password said less than five minutes ago (403 `reauthentication` otherwise). */
  readonly create: Operation<[], SecondFactorSecret, 'post'>
  /** Remove the second factor. The password alone signs in again. Refused with 409 `referenced` while a role demands a second factor. Needs the password and a code said in this session, the password less than five minutes ago. */
  readonly destroy: Operation<[], undefined, 'delete'>
  /** Turn the second factor on. Takes a code of the app that has the secret. The ten recovery codes are answered this once. */
  readonly confirm: Operation<[body: operations['secondFactor.confirm']['requestBody']['content']['application/json']], RecoveryCodes, 'post'>
  /** Make new recovery codes. In place of all earlier ones, used or not. Needs the password and a code said in this session, the password less than five minutes ago. */
  readonly renewCodes: Operation<[], RecoveryCodes, 'post'>
}

/** Builds `secondFactor`: The code that sign-in asks for besides the password. */
export const secondFactor: Build<SecondFactorFamily> = /* @__PURE__ */ family('main', 'secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes')

/** Passwords. */
export interface Passwords {
  /** Change one's own password. Needs a session whose person said the password less than five minutes ago (403 `reauthentication` otherwise, see `session.confirm`), and `username` must be its own (specification §7 has no current password). Ends every other session of the person. */
  readonly update: Operation<[body: NewPassword], undefined, 'put'>
  /** Set the password of the first administrator. Takes the one-use token that a server without demo data prints at its first start. */
  readonly bootstrap: Operation<[body: FirstAdministrator], undefined, 'post'>
}

/** Builds `passwords`: Passwords. */
export const passwords: Build<Passwords> = /* @__PURE__ */ family('main', 'passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator')

/** A new password for who has forgotten it. */
export interface RecoveryFamily {
  /** Ask for a mail that lets one choose a new password. Answers the same, and as fast, whoever is asked for: a job looks up the person and sends the mail. The link in it lives for ten minutes, works once, and dies by a newer one, by a sign-in and by a change of the password. */
  readonly request: Operation<[body: operations['recovery.request']['requestBody']['content']['application/json']], operations['recovery.request']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Say whose password a ticket recovers, and what is still to be answered. Does not burn the ticket. */
  readonly preview: Operation<[body: RecoveryTicket], operations['recovery.preview']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Answer the security questions of a recovery. A second step after the ticket, never enough alone. Five tries a ticket: the fifth wrong one ends it. A wrong try answers 422 with the tries that are left in `count`, and does not say which answer was wrong. */
  readonly answer: Operation<[body: operations['recovery.answer']['requestBody']['content']['application/json']], undefined, 'post'>
  /** Choose a new password with a ticket. Burns the ticket and ends every session of the person. Nobody is signed in by it. */
  readonly reset: Operation<[body: operations['recovery.reset']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `recovery`: A new password for who has forgotten it. */
export const recovery: Build<RecoveryFamily> = /* @__PURE__ */ family('main', 'recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password')

/** The second step of a recovery. */
export interface SecurityQuestions {
  /** Which security questions one has set. The answers are never told. */
  readonly show: Operation<[], operations['securityQuestions.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Set one's own security questions. Three different questions with three different answers. The password must have been said less than five minutes ago. From then on a recovery of the password asks for them too. */
  readonly update: Operation<[body: operations['securityQuestions.update']['requestBody']['content']['application/json']], undefined, 'put'>
}

/** Builds `securityQuestions`: The second step of a recovery. */
export const securityQuestions: Build<SecurityQuestions> = /* @__PURE__ */ family('main', 'securityQuestions:/securityQuestions show=g update=u!')

/** One's own data and preferences. */
export interface ProfileFamily {
  /** One's own profile. One's own data and preferences. */
  readonly show: Operation<[], Profile, 'get'>
  /** Change one's own preferences. Only what is sent changes. */
  readonly patch: Operation<[body: Preferences], Profile, 'patch'>
}

/** Builds `profile`: One's own data and preferences. */
export const profile: Build<ProfileFamily> = /* @__PURE__ */ family('main', 'profile show=g patch=a!')

/** What is worth knowing today. */
export interface DashboardFamily {
  /** What is worth knowing today. Each part is present only for who may see it; the rest is null. */
  readonly show: Operation<[], Dashboard, 'get'>
}

/** Builds `dashboard`: What is worth knowing today. */
export const dashboard: Build<DashboardFamily> = /* @__PURE__ */ family('main', 'dashboard show=g')

/** Links of interest. */
export interface Links {
  /** List the links of interest. In their order unless asked otherwise. Who may not manage them gets the active ones, whatever is asked for. */
  readonly index: Operation<[query?: operations['links.index']['parameters']['query']], Page<Link>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['links.index']['parameters']['query'], options?: CallOptions) => List<Link>
  /** Create a link. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: LinkInput], Link, 'post'>
  /** Create and change links from a file. A row whose name stands changes that link; each row goes through the rules of `links.create` and `links.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the links in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One link. Deleted ones too, for who manages them: the history leads there. Others find the active ones. */
  readonly show: Operation<[id: string], Link, 'get'>
  /** Replace a link. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: LinkUpdate], Link, 'put'>
  /** Change a link. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: LinkPatch], Link, 'patch'>
  /** Delete a link. It can be restored. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted link. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Link, 'post'>
}

/** Builds `links`: Links of interest. */
export const links: Build<Links> = /* @__PURE__ */ family('main', 'links index create import reorder show update patch destroy restore')

/** The pages that a person keeps at hand. */
export interface StarredPages {
  /** One's own starred pages. In the order the person gave them. */
  readonly index: Operation<[], StarredPage[], 'get'>
  /** Replace one's own starred pages. The whole list in its new order: starring, taking a star away and moving are all this one act. */
  readonly update: Operation<[body: StarredPagesInput], StarredPage[], 'put'>
}

/** Builds `starredPages`: The pages that a person keeps at hand. */
export const starredPages: Build<StarredPages> = /* @__PURE__ */ family('main', 'starredPages index=g update=u!')

/** What refers to a row of a catalogue. */
export interface References {
  /** Where a row is used. What refers to a row of a catalogue and keeps it from being deleted, one entry a kind: how many there are, and of those that the caller may read the first twenty by name. Whoever may not read the row gets 404, as for one that is not there. */
  readonly index: Operation<[query?: operations['references.index']['parameters']['query']], Referring[], 'get'>
}

/** Builds `references`: What refers to a row of a catalogue. */
export const references: Build<References> = /* @__PURE__ */ family('main', 'references index')

/** The switch of the maintenance. */
export interface MaintenanceFamily {
  /** Whether the portal is under maintenance. Answered without a session and during maintenance too: the page that waits asks this. */
  readonly show: Operation<[], Maintenance, 'get'>
  /** Begin or end maintenance. While it is on, who does not hold PERMISOS_EDITAR is answered 503 with Retry-After by every service. */
  readonly update: Operation<[body: MaintenanceInput], Maintenance, 'put'>
}

/** Builds `maintenance`: The switch of the maintenance. */
export const maintenance: Build<MaintenanceFamily> = /* @__PURE__ */ family('main', 'maintenance show=g* update=u!')

/** Who is at work, and at what. */
export interface OnlineAgents {
  /** List the agents at work. What each does now and since when. Without `state` whoever is offline is left out. A coordinator sees the people assigned, holders of REPORTES_TODOS see everybody. The counters in `meta` leave their own filter out of account, so that each can be changed for another. */
  readonly index: Operation<[query?: operations['onlineAgents.index']['parameters']['query']], Page<OnlineAgent> & { readonly meta: operations['onlineAgents.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['onlineAgents.index']['parameters']['query'], options?: CallOptions) => List<OnlineAgent>
  /** The day of one agent. The intervals of one day with their totals. The day is one of the zone of whoever asks, UTC without one. */
  readonly show: Operation<[id: string, query?: operations['onlineAgents.show']['parameters']['query']], AgentDay, 'get'>
  /** Send an agent to another state. Only an agent who is signed in and online. The reason is kept with the state and told to the agent. The limits of a type of break bind who takes one, not who sends somebody into it. The clock of an agent who has come in follows: a break of one is a break of the other. */
  readonly patch: Operation<[id: string, body: operations['onlineAgents.patch']['requestBody']['content']['application/json']], OnlineAgent, 'patch'>
  /** Close the sessions of an agent. The agent is signed out everywhere and at once, on every server process, and reads why in the notifications. */
  readonly stop: Operation<[id: string, body: operations['onlineAgents.stop']['requestBody']['content']['application/json']], OnlineAgent, 'post'>
  /** Write to an agent. A notification to an agent who is at work. Who wrote to whom is in the audit; what was written is not. */
  readonly message: Operation<[id: string, body: operations['onlineAgents.message']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `onlineAgents`: Who is at work, and at what. */
export const onlineAgents: Build<OnlineAgents> = /* @__PURE__ */ family('main', 'onlineAgents index show=g?/{id} patch stop=p!~ message=p!~')

/** One's own state as an agent. */
export interface AgentStateFamily {
  /** One's own state as an agent. What the others see of oneself, and what can be chosen. Asking is a sign of life. */
  readonly show: Operation<[], OwnState, 'get'>
  /** Change one's own state. Goes online, changes the state or goes offline, from now on by the clock of the server. Only for people who are employed here. The clock of who has come in follows: a break of one is a break of the other. A break says its type where there are any (`blank` at `breakTypeId`), and keeps to its rules: without the reason it asks for the answer is `blank` at `reason`; before it falls due `too_soon`, after the last one of the day `limit_reached`, and while too many of the skill are in it `full`, each at `breakTypeId` with the minutes to go, the breaks of a day or the people at once as `count`. */
  readonly patch: Operation<[body: operations['agentState.patch']['requestBody']['content']['application/json']], OwnState, 'patch'>
}

/** Builds `agentState`: One's own state as an agent. */
export const agentState: Build<AgentStateFamily> = /* @__PURE__ */ family('main', 'agentState show=g patch=a!')

/** The kinds of absence with the terms in force. */
export interface AbsenceTypes {
  /** List the absence types. In their order unless asked otherwise, each with the terms in force today or on another day. */
  readonly index: Operation<[query?: operations['absenceTypes.index']['parameters']['query']], Page<AbsenceType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['absenceTypes.index']['parameters']['query'], options?: CallOptions) => List<AbsenceType>
  /** Create an absence type. Its name and its code are unique, whatever their case and accents. Its first terms may begin on a day that has passed. */
  readonly create: Operation<[body: AbsenceTypeInput], AbsenceType, 'post'>
  /** Import absence types. Creates the types whose code is new and changes the others, each by the rules of absenceTypes.create and absenceTypes.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the absence types in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One absence type. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], AbsenceType, 'get'>
  /** Replace an absence type. What is not sent takes its default; its place in the order stays. Terms that differ from those in force hold from `validFrom` on, today unless a later day is sent; what was in force before that stays, so that no balance of the past changes. A day that has passed is refused with `invalid`. */
  readonly update: Operation<[id: string, body: AbsenceTypeUpdate], AbsenceType, 'put'>
  /** Change an absence type. Only what is sent changes; the terms from `validFrom` on. */
  readonly patch: Operation<[id: string, body: AbsenceTypePatch], AbsenceType, 'patch'>
  /** Delete an absence type. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted absence type. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], AbsenceType, 'post'>
}

/** Builds `absenceTypes`: The kinds of absence with the terms in force. */
export const absenceTypes: Build<AbsenceTypes> = /* @__PURE__ */ family('main', 'absenceTypes index create import reorder show update patch destroy restore')

/** What held and will hold for a kind of absence. */
export interface AbsenceTypeTerms {
  /** List the terms of an absence type. All that ever held or are planned, the last ones first. */
  readonly index: Operation<[query?: operations['absenceTypeTerms.index']['parameters']['query']], Page<AbsenceTerms>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['absenceTypeTerms.index']['parameters']['query'], options?: CallOptions) => List<AbsenceTerms>
  /** Take planned terms back. Only terms that have not begun; what was in force stays. The first terms of a type stay, too. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `absenceTypeTerms`: What held and will hold for a kind of absence. */
export const absenceTypeTerms: Build<AbsenceTypeTerms> = /* @__PURE__ */ family('main', 'absenceTypeTerms index destroy')

/** The kinds of break and their rules. */
export interface BreakTypes {
  /** List the break types. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['breakTypes.index']['parameters']['query']], Page<BreakType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['breakTypes.index']['parameters']['query'], options?: CallOptions) => List<BreakType>
  /** Create a break type. Its name and its code are unique, whatever their case and accents. */
  readonly create: Operation<[body: BreakTypeInput], BreakType, 'post'>
  /** Import break types. Creates the types whose code is new and changes the others, each by the rules of breakTypes.create and breakTypes.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the break types in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One break type. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], BreakType, 'get'>
  /** Replace a break type. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: BreakTypeUpdate], BreakType, 'put'>
  /** Change a break type. Only what is sent changes. The limits hold for whoever goes into such a break from now on. */
  readonly patch: Operation<[id: string, body: BreakTypePatch], BreakType, 'patch'>
  /** Delete a break type. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted break type. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], BreakType, 'post'>
}

/** Builds `breakTypes`: The kinds of break and their rules. */
export const breakTypes: Build<BreakTypes> = /* @__PURE__ */ family('main', 'breakTypes index create import reorder show update patch destroy restore')

/** Who can sign in, and what they may do. */
export interface Users {
  /** List the people who can sign in. By name. `search` looks at names, user names, e-mail addresses and employee codes. Those who were removed are listed only when `state` asks for them. */
  readonly index: Operation<[query?: operations['users.index']['parameters']['query']], Page<User>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['users.index']['parameters']['query'], options?: CallOptions) => List<User>
  /** Invite a person. Makes an account without a password and sends a letter whose link sets the first one. User name and e-mail address belong to one person each (`taken`). Roles need USUARIOS_ASIGNAR_ROLES, and nobody gives a role with a permission that they do not hold. */
  readonly create: Operation<[body: UserInput], UserDetail, 'post'>
  /** Import people. Invites those whose user name is new and changes the others, each by the rules of users.create and users.update and with their permissions. `roles` may be names: what is said replaces the roles held, what is not said leaves them. Nobody gives or takes by it what they do not hold (`out_of_reach`). Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Do the same to many people. Each by itself: what is refused for one is done for the others, and the answer says so row by row; with `allOrNone` to all of them or to nobody. It wants the permission of the act, as for one person. */
  readonly bulk: Operation<[body: operations['users.bulk']['requestBody']['content']['application/json']], BulkResult[], 'post'>
  /** The roles that there are to give. All of them, each with whether whoever asks may give it. */
  readonly assignableRoles: Operation<[], AssignableRole[], 'get'>
  /** One person. With what they have to do with: employee file, employee groups, roles, permissions given besides, sessions, last access and second factor. The tax number is shown in part to whoever lacks EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly show: Operation<[id: string], UserDetail, 'get'>
  /** Replace the data of a person. Roles and a tax number that are not sent are left alone; roles that are sent are given and taken by the rules of users.assignRoles and with its permission. Nobody changes the account of whoever holds permissions that they do not. */
  readonly update: Operation<[id: string, body: UserData2], UserDetail, 'put'>
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
  readonly endSessions: Operation<[id: string, body: operations['users.endSessions']['requestBody']['content']['application/json']], operations['users.endSessions']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Give a person a permission besides their roles. From the next request on; what they had been given of it before is replaced. Nobody gives what they do not hold (403 with `missing`), nor anything to themselves (403). The password must have been said in the last five minutes. */
  readonly grant: Operation<[id: string, body: operations['users.grant']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** Take back a permission that was given besides the roles. From the next request on; the person is told the reason, and a request by which it was given says that it was revoked. Nobody takes anything from themselves (403); the last who holds PERMISOS_EDITAR or its like keeps it (409 with `last_holder`). The password must have been said in the last five minutes. */
  readonly revoke: Operation<[id: string, body: operations['users.revoke']['requestBody']['content']['application/json']], UserDetail, 'post'>
  /** What a person may do, and why. Every permission with where it comes from: the roles that have it, and what was given to the person besides, with its last day. They are added up; nothing takes one away. */
  readonly permissions: Operation<[id: string], EffectivePermissions, 'get'>
  /** Say which roles a person holds. All of them at once. Not one's own (`own_account`), none with a permission that one does not hold, neither to give nor to take, and not the last one who can hand out permissions (`last_holder`). */
  readonly assignRoles: Operation<[id: string, body: operations['users.assignRoles']['requestBody']['content']['application/json']], UserDetail, 'put'>
}

/** Builds `users`: Who can sign in, and what they may do. */
export const users: Build<Users> = /* @__PURE__ */ family('main', 'users index create import bulk=p!/bulk assignableRoles=g/assignable-roles show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles')

/** What was done, by whom, and what was there before. */
export interface Logs {
  /** List what was done. The audit log, newest first. At most ten thousand events are counted and paged (`isMore` says that there are more); `after` goes on from an event, without end. Of what the contract marks `x-personal`, and of phone numbers and mail addresses anywhere, only a part is shown without EMPLEADOS_VER_DATOS_PERSONALES. */
  readonly index: Operation<[query?: operations['logs.index']['parameters']['query']], Page<LogEvent> & { readonly meta: operations['logs.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['logs.index']['parameters']['query'], options?: CallOptions) => List<LogEvent>
  /** Verify a part of the chain. Compares events with what was sealed of them, from one link on. Whoever asks again from `next` until it is null has verified the whole chain; each part is compared with the heads that were written down outside the database, and the last one also looks for events outside the chain and for heads of links that are gone. */
  readonly verify: Operation<[query?: operations['logs.verify']['parameters']['query']], LogVerification, 'get'>
  /** One event. One event of the audit log. */
  readonly show: Operation<[id: string], LogEventDetail, 'get'>
  /** Write the earlier values again. Sends what the row said before the change to the `patch` of its own family, with the rights, rules and audit of that; it answers as that does. All of what changed goes back, or nothing: `invalid` when a part of it cannot be written back. 409 with `stale` at each property that somebody has changed since. */
  readonly revert: Operation<[id: string], undefined, 'post'>
}

/** Builds `logs`: What was done, by whom, and what was there before. */
export const logs: Build<Logs> = /* @__PURE__ */ family('main', 'logs index verify=g?/verification show revert=p~')

/** Asking for a permission and deciding on it. */
export interface AccessRequests {
  /** List the requests for access. Newest first. Everybody sees their own; holders of USUARIOS_ASIGNAR_PERMISOS see all of them. */
  readonly index: Operation<[query?: operations['accessRequests.index']['parameters']['query']], Page<AccessRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['accessRequests.index']['parameters']['query'], options?: CallOptions) => List<AccessRequest>
  /** Ask for a permission. For oneself. One open request a permission (`taken`); no permission that one holds already, nor one that hands out permissions (`invalid`). */
  readonly create: Operation<[body: AccessRequestInput], AccessRequest, 'post'>
  /** Grant what was asked for. Gives the permission to the person from the next request on. Nobody grants what they do not hold, nor anything to themselves; the password must have been said in the last five minutes. */
  readonly approve: Operation<[id: string, body: operations['accessRequests.approve']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Refuse what was asked for. With a reason that the person reads. */
  readonly reject: Operation<[id: string, body: operations['accessRequests.reject']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Take back what was granted. From the next request of the person on. Nobody takes anything back from themselves; the password must have been said in the last five minutes. */
  readonly revoke: Operation<[id: string, body: operations['accessRequests.revoke']['requestBody']['content']['application/json']], AccessRequest, 'post'>
  /** Withdraw one's own request. As long as it is undecided. The requests of others count as unknown. */
  readonly withdraw: Operation<[id: string], AccessRequest, 'post'>
}

/** Builds `accessRequests`: Asking for a permission and deciding on it. */
export const accessRequests: Build<AccessRequests> = /* @__PURE__ */ family('main', 'accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~')

/** What people may do by what they are. */
export interface Roles {
  /** List the roles. By name unless asked otherwise, each with how many active people hold it and how many permissions it gives. */
  readonly index: Operation<[query?: operations['roles.index']['parameters']['query']], Page<Role>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['roles.index']['parameters']['query'], options?: CallOptions) => List<Role>
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
  readonly destroy: Operation<[id: string, query?: operations['roles.destroy']['parameters']['query']], undefined, 'delete'>
  /** Restore a deleted role. It gives again what it gave, and is held by nobody: who had it stands in the audit. Refused with `taken` while another role has its name. The password must have been said in the last five minutes. */
  readonly restore: Operation<[id: string], RoleDetail, 'post'>
  /** Copy a role. A new role with the same permissions, held by nobody. The same rules as for `roles.create`. */
  readonly clone: Operation<[id: string, body: operations['roles.clone']['requestBody']['content']['application/json']], RoleDetail, 'post'>
  /** What a change of permissions would do. Changes nothing: says who would gain and who would lose which permission, what other roles and grants give besides taken into account, and why the change would be refused. Counts are of everybody; people by name only those whom the caller may see. */
  readonly preview: Operation<[id: string, body: operations['roles.preview']['requestBody']['content']['application/json']], RolePreview, 'post'>
}

/** Builds `roles`: What people may do by what they are. */
export const roles: Build<Roles> = /* @__PURE__ */ family('main', 'roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~')

/** The catalogue of permissions, who has them, and why. */
export interface Permissions {
  /** List the permissions. The catalogue, by area: which screens and operations each one opens, and how many roles and active people have it. */
  readonly index: Operation<[query?: operations['permissions.index']['parameters']['query']], Page<Permission>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['permissions.index']['parameters']['query'], options?: CallOptions) => List<Permission>
  /** Why somebody may or may not. For one person and one screen or operation: what is asked for, what they have of it and through what, and what would change the answer. Decided by the same functions as the gates of the screens and of the operations. */
  readonly explain: Operation<[query?: operations['permissions.explain']['parameters']['query']], Explanation, 'get'>
  /** Who holds two permissions that should be apart. Each pair of permissions that lets one person do alone what should take two, with the active people who hold both. Who holds everything by a role is counted, not named. */
  readonly dangers: Operation<[], DangerousPair[], 'get'>
  /** One permission. With the roles that give it. */
  readonly show: Operation<[id: string], PermissionDetail, 'get'>
  /** Who has a permission. Active people by name, each with the roles and the grant through which they have it; those whom the caller may see. */
  readonly people: Operation<[id: string, query?: operations['permissions.people']['parameters']['query']], Page<PermissionHolder>, 'get'>
}

/** Builds `permissions`: The catalogue of permissions, who has them, and why. */
export const permissions: Build<Permissions> = /* @__PURE__ */ family('main', 'permissions index explain=g?/explanation dangers=g/dangers show people=g?~')

/** The whole configuration as a file. */
export interface ConfigurationFamily {
  /** The whole configuration. Roles with their permissions, groups, and every catalogue, each family as far as the caller may read it; people, what names them, and secrets are never in it. Rows are known by a code or a name, not by ids, so that another portal can take the file. Who asks is written into the log. */
  readonly show: Operation<[], Configuration, 'get'>
  /** Take over a configuration. A dry run first: it answers what would be added, changed and refused, and what stands here that the file does not have, which is left alone. The run takes the `review` of that answer and does exactly that in one transaction, or answers 409 with `stale` when something has changed since. Each row goes through the contract, the permissions and the rules of its own family, so that nobody grants what they do not hold and nobody takes PERMISOS_EDITAR and its like from the last who has them. Rows that are refused are left out; the same file twice changes nothing. The password must have been said in the last five minutes. */
  readonly import: Operation<[body: ConfigurationImport], ConfigurationReview, 'post'>
}

/** Builds `configuration`: The whole configuration as a file. */
export const configuration: Build<ConfigurationFamily> = /* @__PURE__ */ family('main', 'configuration show=g import')

/** What the mail server refused. */
export interface UndeliveredMails {
  /** List the mails that could not be delivered. Mails that the mail server refused for good, or did not take in more than a day of growing pauses; the newest first. They wait to be sent again or discarded. */
  readonly index: Operation<[query?: operations['undeliveredMails.index']['parameters']['query']], Page<UndeliveredMail>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['undeliveredMails.index']['parameters']['query'], options?: CallOptions) => List<UndeliveredMail>
  /** Send all of them again. All that can still be sent, a thousand at most; each is written down as a `undeliveredMails.resend`. */
  readonly resendAll: Operation<[], operations['undeliveredMails.resendAll']['responses'][200]['content']['application/json'], 'post'>
  /** Discard a mail. It is not sent any more. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Send a mail again. At once, and after that with the pauses of a new mail. A link in it is made anew. Refused with `invalid` while something is in the way (`obstacle`). */
  readonly resend: Operation<[id: string], undefined, 'post'>
}

/** Builds `undeliveredMails`: What the mail server refused. */
export const undeliveredMails: Build<UndeliveredMails> = /* @__PURE__ */ family('main', 'undeliveredMails index resendAll=p/resend destroy resend=p~')

/** The portal as somebody else sees it. */
export interface ViewAs {
  /** See the portal as somebody else sees it. Opens a view of fifteen minutes with a token of its own (decision 044). With it everything that this person may read is answered, never more than the caller holds, and nothing of what is theirs alone: profile, second factor, devices, notifications, pay. Every other method is refused with `read_only`. Of somebody who holds more than the caller there is no view (403 with `missing`), nor of oneself (409 with `own_account`). The password must have been said in the last five minutes. The log has its beginning, its end, and each thing that is looked at, in the name of the caller. */
  readonly create: Operation<[body: ViewInput], OpenedView, 'post'>
  /** End the view. With the token of the view or of the caller's own session; without a view nothing happens. */
  readonly destroy: Operation<[], undefined, 'delete'>
}

/** Builds `viewAs`: The portal as somebody else sees it. */
export const viewAs: Build<ViewAs> = /* @__PURE__ */ family('main', 'viewAs create destroy=d')

/** Who has which roles. */
export interface Assignments {
  /** List who has which roles. Active people by name with the roles of each; those whom the caller may see. */
  readonly index: Operation<[query?: operations['assignments.index']['parameters']['query']], Page<Assignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['assignments.index']['parameters']['query'], options?: CallOptions) => List<Assignment>
}

/** Builds `assignments`: Who has which roles. */
export const assignments: Build<Assignments> = /* @__PURE__ */ family('main', 'assignments index')

/** The countries of ISO 3166-1. */
export interface Countries {
  /** List the countries. All of ISO 3166-1 are there from the start; those that are not active are offered nowhere else. */
  readonly index: Operation<[query?: operations['countries.index']['parameters']['query']], Page<Country>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['countries.index']['parameters']['query'], options?: CallOptions) => List<Country>
  /** Create a country. Its name and its codes are unique. */
  readonly create: Operation<[body: CountryInput], Country, 'post'>
  /** Import countries. Creates the countries whose two letters are new and changes the others, each by the rules of countries.create and countries.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One country. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Country, 'get'>
  /** Replace a country. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: CountryUpdate], Country, 'put'>
  /** Change a country. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: CountryPatch], Country, 'patch'>
  /** Delete a country. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted country. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Country, 'post'>
}

/** Builds `countries`: The countries of ISO 3166-1. */
export const countries: Build<Countries> = /* @__PURE__ */ family('main', 'countries index create import show update patch destroy restore')

/** What people open from the portal. */
export interface Applications {
  /** List the applications. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['applications.index']['parameters']['query']], Page<Application>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['applications.index']['parameters']['query'], options?: CallOptions) => List<Application>
  /** Create an application. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: ApplicationInput], Application, 'post'>
  /** One's own applications. The active ones that are meant for whoever asks, in their order. */
  readonly mine: Operation<[], OwnApplication[], 'get'>
  /** Whom an application can be meant for. The roles and the active employee groups. */
  readonly audiences: Operation<[], Audiences, 'get'>
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
}

/** Builds `applications`: What people open from the portal. */
export const applications: Build<Applications> = /* @__PURE__ */ family('main', 'applications index create mine=g/mine audiences=g/audiences import reorder show update patch destroy restore')

/** What keeps people from working, and what is done about it. */
export interface Incidents {
  /** List the incidents. Newest first unless asked otherwise. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees those that they reported, that affect them or that they work on. */
  readonly index: Operation<[query?: operations['incidents.index']['parameters']['query']], Page<Incident>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['incidents.index']['parameters']['query'], options?: CallOptions) => List<Incident>
  /** Report an incident. By anybody. It affects oneself and, for a coordinator, the people assigned; for who manages incidents, anybody. */
  readonly create: Operation<[body: IncidentInput], IncidentDetail, 'post'>
  /** Assign or close many incidents. Each by itself and as it was read: one that another has changed meanwhile (`stale`) or that does not allow it is left as it is, the others are done, and the answer says so row by row. With `allOrNone` all of them are done or none. */
  readonly bulk: Operation<[body: operations['incidents.bulk']['requestBody']['content']['application/json']], BulkResult[], 'post'>
  /** Report incidents from a file. Each row is a new incident by the rules of `incidents.create` and `incidents.assign`: nothing tells that one was there before. `reporter`, `assignee` and `people` are user names, or names that one person alone has; without `reporter` it is whoever imports, without `assignee` nobody. Who is to work on one is told. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Whom an incident may affect. Oneself and, for a coordinator, the people assigned; for who manages incidents, anybody. */
  readonly people: Operation<[query?: operations['incidents.people']['parameters']['query']], Page<Person>, 'get'>
  /** The workflows that an incident can follow. Those that are published and in use. */
  readonly workflows: Operation<[], FollowedWorkflow[], 'get'>
  /** Who can work on an incident. The people who hold INCIDENCIAS_GESTIONAR. */
  readonly assignees: Operation<[], Person[], 'get'>
  /** Time that incidents justify. By person and day, in the time zone of the person; time that two incidents justify counts once. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees their own. */
  readonly justifiedTime: Operation<[query?: operations['incidents.justifiedTime']['parameters']['query']], JustifiedTime[], 'get'>
  /** One incident. With whom it affects and what was said to it. Those that one may not see count as unknown. */
  readonly show: Operation<[id: string], IncidentDetail, 'get'>
  /** Change an incident. By who manages incidents, or by the reporter until it is resolved. Interval and people stand still once its time is justified. */
  readonly patch: Operation<[id: string, body: IncidentPatch], IncidentDetail, 'patch'>
  /** Say who works on an incident. Somebody who manages incidents, or nobody. The person is told. */
  readonly assign: Operation<[id: string, body: operations['incidents.assign']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Say something to an incident. By anybody who sees it, until it is closed. The reporter and who works on it are told. Who manages incidents may say something that is internal: it is told to who works on it, and read only by them and by who sees all incidents. */
  readonly answer: Operation<[id: string, body: operations['incidents.answer']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Put an incident on a workflow. An open one, once: it stands in the initial state of the published version, and from then on its transitions alone say how far it is. It cannot be resolved, closed or opened again by hand. */
  readonly follow: Operation<[id: string, body: operations['incidents.follow']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Take an incident through a transition of its workflow. One that leads on from where it stands (`transition`), which may take a permission of its own, with what its screen asks for (`values.<field>`). In a final state the incident is closed: one that still lasts ends now, and the reporter is told. */
  readonly advance: Operation<[id: string, body: IncidentAdvance], IncidentDetail, 'post'>
  /** Resolve an incident. With what was done. One that still lasts ends now. The reporter is told. */
  readonly resolve: Operation<[id: string, body: operations['incidents.resolve']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Close a resolved incident. By the reporter or who manages incidents. */
  readonly close: Operation<[id: string], IncidentDetail, 'post'>
  /** Open an incident again. A resolved or closed one, by the reporter or who manages incidents; why is said to it. Who works on it is told. */
  readonly reopen: Operation<[id: string, body: operations['incidents.reopen']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Justify the time of an incident. Its people were kept from working from its beginning to its end: the time counts as justified. Nobody decides for themselves. The people are told. */
  readonly approve: Operation<[id: string], IncidentDetail, 'post'>
  /** Do not justify the time of an incident. Also takes back what was justified; why is said to it. Nobody decides for themselves. */
  readonly reject: Operation<[id: string, body: operations['incidents.reject']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
}

/** Builds `incidents`: What keeps people from working, and what is done about it. */
export const incidents: Build<Incidents> = /* @__PURE__ */ family('main', 'incidents index create bulk=p!/bulk import people=g?/people workflows=g/workflows assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages follow=p!/{id}/workflow advance=p!~ resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~')

/** What a person was told. */
export interface Notifications {
  /** List one's own notifications. The newest first. They say what happened as a kind and its data; the words are the reader's language. */
  readonly index: Operation<[query?: operations['notifications.index']['parameters']['query']], Page<Notification>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['notifications.index']['parameters']['query'], options?: CallOptions) => List<Notification>
  /** How many are not read. For the bell above every page. */
  readonly unread: Operation<[], UnreadCount, 'get'>
  /** Mark as read. Those named; without names all that came up to a moment. Others' are not touched. */
  readonly read: Operation<[body: NotificationsRead], UnreadCount, 'post'>
  /** Delete one of one's own. Gone for good. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notifications`: What a person was told. */
export const notifications: Build<Notifications> = /* @__PURE__ */ family('main', 'notifications index unread=g/unread read=p!/read destroy')

/** When one is not told anything. */
export interface QuietHoursFamily {
  /** When one is not told anything. The right to disconnect: in these hours nothing is shown, rung or mailed. What happens meanwhile is told when they are over. */
  readonly show: Operation<[], QuietHours, 'get'>
  /** Choose when one is not told anything. From and to together, or null for both. They may lie over midnight. What a coordinator does to somebody at work is told all the same. */
  readonly update: Operation<[body: QuietHoursInput], QuietHours, 'put'>
}

/** Builds `quietHours`: When one is not told anything. */
export const quietHours: Build<QuietHoursFamily> = /* @__PURE__ */ family('main', 'quietHours:/notifications/quiet-hours show=g update=u!')

/** What one is told, and where. */
export interface NotificationPreferences {
  /** What one is told, and where. Every kind, with what the person chose and whether an exclusion keeps it away. */
  readonly index: Operation<[], NotificationPreference[], 'get'>
  /** Choose what one is told, and where. Kinds that are not named stay as they are. */
  readonly update: Operation<[body: NotificationPreferencesInput], NotificationPreference[], 'put'>
}

/** Builds `notificationPreferences`: What one is told, and where. */
export const notificationPreferences: Build<NotificationPreferences> = /* @__PURE__ */ family('main', 'notificationPreferences:/notifications/preferences index=g update=u!')

/** Who is not told what. */
export interface NotificationExclusions {
  /** Who is not told what. The newest first. */
  readonly index: Operation<[query?: operations['notificationExclusions.index']['parameters']['query']], Page<NotificationExclusion>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['notificationExclusions.index']['parameters']['query'], options?: CallOptions) => List<NotificationExclusion>
  /** Keep notifications from a person. Of one kind or of all, for good or until a moment. The person sees it among the preferences. */
  readonly create: Operation<[body: NotificationExclusionInput], NotificationExclusion, 'post'>
  /** End an exclusion. What happened meanwhile is not told afterwards. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notificationExclusions`: Who is not told what. */
export const notificationExclusions: Build<NotificationExclusions> = /* @__PURE__ */ family('main', 'notificationExclusions:/notifications/exclusions index create destroy')

/** Who works there, personal data masked. */
export interface Employees {
  /** List the employees. By name. Who only has MENU_ASIGNADOS sees the people they coordinate today; the others see everybody, or with `mine` only their own. Personal data are masked. */
  readonly index: Operation<[query?: operations['employees.index']['parameters']['query']], Page<Employee>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['employees.index']['parameters']['query'], options?: CallOptions) => List<Employee>
  /** What the employees can be narrowed by. The departments, posts, levels, work centres, contracts and coordinators of the people one may see, with how many there are. */
  readonly facets: Operation<[], EmployeeFacets, 'get'>
  /** One employee. With who coordinated them and when, and the groups they are in. Personal data are masked. */
  readonly show: Operation<[id: string], EmployeeDetail, 'get'>
  /** Read the personal data of an employee. Unmasked, of one of the people one may see. Who read whose data is kept. */
  readonly reveal: Operation<[id: string], PersonalData, 'post'>
}

/** Builds `employees`: Who works there, personal data masked. */
export const employees: Build<Employees> = /* @__PURE__ */ family('main', 'employees index facets=g/facets show reveal=p~')

/** Who coordinates whom, from when to when. */
export interface CoordinatorAssignments {
  /** List who coordinated whom. Past, current and planned; those that began last first. */
  readonly index: Operation<[query?: operations['coordinatorAssignments.index']['parameters']['query']], Page<CoordinatorAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['coordinatorAssignments.index']['parameters']['query'], options?: CallOptions) => List<CoordinatorAssignment>
  /** Give people a coordinator. From a day on, or for a time after which the coordinator of before returns; `coordinatorId: null` leaves them without one. Each person is told apart: who is refused stays as before. Nothing that has passed changes. */
  readonly assign: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** What giving people a coordinator would do. Changes nothing. Says who would be refused and why, and how many requests for access of theirs are open. */
  readonly preview: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** Give people coordinators by a file. Each row names a person by the employee code in `code` and the coordinator in `coordinator`, by code or by a name that only one person has; without `coordinator` the person stays as before, with `null` they are left without one. It may say `startsOn` (today unless given), `endsOn` and `reason` as `coordinatorAssignments.assign` takes them. Each is moved or refused by itself; who would coordinate themselves or those above them is refused (`invalid`). */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** List who can coordinate. Who may see assigned people (MENU_ASIGNADOS by a role of their own) or coordinates somebody today, by name. */
  readonly coordinators: Operation<[query?: operations['coordinatorAssignments.coordinators']['parameters']['query']], Page<Coordinator>, 'get'>
  /** Take back a planned change. Only one that has not begun; the assignment before it goes on in its place. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `coordinatorAssignments`: Who coordinates whom, from when to when. */
export const coordinatorAssignments: Build<CoordinatorAssignments> = /* @__PURE__ */ family('main', 'coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy')

/** Groups of employees by hand or by rule. */
export interface EmployeeGroups {
  /** List the employee groups. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['employeeGroups.index']['parameters']['query']], Page<EmployeeGroup>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['employeeGroups.index']['parameters']['query'], options?: CallOptions) => List<EmployeeGroup>
  /** Create an employee group. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: EmployeeGroupInput], EmployeeGroup, 'post'>
  /** Create and change employee groups from a file. A row whose name stands changes that group; its rule stays as it is. Each row goes through the rules of `employeeGroups.create` and `employeeGroups.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One employee group. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], EmployeeGroup, 'get'>
  /** Replace an employee group. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: EmployeeGroupUpdate], EmployeeGroup, 'put'>
  /** Change an employee group. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: EmployeeGroupPatch], EmployeeGroup, 'patch'>
  /** Delete an employee group. It can be restored, with who is in it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted employee group. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], EmployeeGroup, 'post'>
}

/** Builds `employeeGroups`: Groups of employees by hand or by rule. */
export const employeeGroups: Build<EmployeeGroups> = /* @__PURE__ */ family('main', 'employeeGroups index create import show update patch destroy restore')

/** Who is in a group. */
export interface EmployeeGroupMembers {
  /** How many people are in groups. Today; of groups by rule those who meet it. */
  readonly counts: Operation<[query?: operations['employeeGroupMembers.counts']['parameters']['query']], GroupCount[], 'get'>
  /** Who meets a rule. Changes nothing. */
  readonly preview: Operation<[body: GroupRule], RulePreview, 'post'>
  /** List who is in a group. By name. Of groups by hand also who will be, with the days; of groups by rule who meets it now. */
  readonly index: Operation<[id: string, query?: operations['employeeGroupMembers.index']['parameters']['query']], Page<GroupMember> & { readonly meta: operations['employeeGroupMembers.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** Put people into a group. By hand, from a day on or for a time. Each person is told apart. Of a group by rule nobody chooses the members (409). */
  readonly assign: Operation<[id: string, body: MembersInput], MembersResult, 'post'>
  /** Put people into a group by a file. Each row names a person by the employee code in `code`, and may say `startsOn` and `endsOn` as `employeeGroupMembers.assign` takes them. Each is put into the group or refused by itself; who is in it in that time already stays (`unchanged`). Of a group by rule nobody chooses the members (409). */
  readonly import: Operation<[id: string, body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Take people out of a group. From today on; that they were in it stays known. What was only planned goes. */
  readonly destroyAll: Operation<[id: string, body: operations['employeeGroupMembers.destroyAll']['requestBody']['content']['application/json']], MembersResult, 'post'>
}

/** Builds `employeeGroupMembers`: Who is in a group. */
export const employeeGroupMembers: Build<EmployeeGroupMembers> = /* @__PURE__ */ family('main', 'employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove')

/** Who works where and under whom. */
export interface OrganizationFamily {
  /** Who works where and under whom. Everybody who is active, with department and the coordinator of today. Names and posts only. */
  readonly show: Operation<[], Organization, 'get'>
}

/** Builds `organization`: Who works where and under whom. */
export const organization: Build<OrganizationFamily> = /* @__PURE__ */ family('main', 'organization show=g')
