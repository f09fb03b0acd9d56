// Generated from specs/administration/users.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone, ErrorCode } from '#generated/shared/error.ts'
import type { DeviceSession } from '#generated/session/sessions.ts'
import type { HeldGroup } from '#generated/staff/employee-groups.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A role to give. */
export type AssignableRole = {
    id: Id;
    /**
     * Its name.
     * @example Coordinador
     */
    name: string;
    /** Whether whoever asks may give it: they hold all of its permissions. */
    canAssign: boolean;
};

/** A permission and where it comes from. */
export type EffectivePermission = {
    /**
     * Its number in the catalogue.
     * @example 1410
     */
    id: number;
    /**
     * Its name.
     * @example MENU_USUARIOS
     */
    name: string;
    /**
     * What the catalogue calls it.
     * @example Menú: usuarios
     */
    label: string;
    /**
     * The part of the portal that it belongs to.
     * @example administration
     */
    area: string;
    /**
     * What it lets one do.
     * @enum {string}
     */
    kind: "menu" | "view" | "create" | "edit" | "delete" | "act";
    /** Each reason why it is held. */
    origins: HeldFrom[];
};

/** What a person may do. */
export type EffectivePermissions = {
    /** Whether none of it counts before the person has set up the second factor that a role asks for. */
    isSecondFactorDue: boolean;
    /** In the order of the catalogue. */
    permissions: EffectivePermission[];
};

/** What the employee file says. */
export type EmployeeFacts = {
    /**
     * The employee code.
     * @example CA00042
     */
    code: string;
    /**
     * The job.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * The department.
     * @example OPE
     */
    department: string;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Format: date
     * The first day.
     * @example 2021-03-01
     */
    hiredOn: string;
    coordinator: Person | null;
};

/** Where a permission comes from: a role, or what was given to the person. */
export type HeldFrom = {
    role: HeldRole | null;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * When it stops; null for no end.
     */
    endsAt: string | null;
};

/** A role. */
export type HeldRole = {
    id: Id;
    /**
     * Its name.
     * @example Coordinador
     */
    name: string;
};

/** One person. */
export type OneUserDetail = {
    data: UserDetail;
};

/** A permission given to a person besides the roles. */
export type PermissionGrant = {
    /**
     * Its name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * What the catalogue calls it.
     * @example Menú: archivos de registros
     */
    label: string;
    grantedAt: Instant;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * When it stops; null for no end.
     */
    endsAt: string | null;
};

/** Roles by their ids. */
export type RoleIds = string[];

/** Somebody who can sign in, or could. */
export type User = {
    id: Id;
    /**
     * The user name of Windows.
     * @example nuria.quintana
     */
    username: string;
    /**
     * The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * The work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * The employee code, if there is an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** The roles, by name. */
    roles: HeldRole[];
    /**
     * The language chosen.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** Whether sign-in asks for a code besides the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * Until when sign-in is slowed after wrong passwords, from one network at least; null when it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * The last sign of life.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
};

/** What became of one of many. */
export type UserBulkResult = {
    id: Id;
    /** Whether it was done. */
    isDone: boolean;
    /** Why not. */
    error: ErrorCode | ("forbidden" | "not_found") | null;
    /**
     * With `forbidden`: any one of these permissions would have sufficed.
     * @example []
     */
    missing?: string[];
};

/** What to change of a person. */
export type UserChange = {
    /**
     * The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username?: string;
    /**
     * The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName?: string;
    /**
     * The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email?: string;
    /**
     * The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    version: SeenVersion;
};

/** A person with what belongs to them. */
export type UserDetail = {
    id: Id;
    /**
     * The user name of Windows.
     * @example nuria.quintana
     */
    username: string;
    /**
     * The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * The work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * The employee code, if there is an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** The roles, by name. */
    roles: HeldRole[];
    /**
     * The language chosen.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** Whether sign-in asks for a code besides the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * Until when sign-in is slowed after wrong passwords, from one network at least; null when it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * The last sign of life.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
    /** Whether it is whoever asks. */
    isSelf: boolean;
    /** Whether whoever asks may change the account: they hold every permission that the person holds. */
    canManage: boolean;
    /**
     * The DNI or NIE; in part, as `***9990**`, without EMPLEADOS_VER_DATOS_PERSONALES.
     * @example ***9990**
     */
    taxId: string | null;
    /** Whether a role asks for a second factor. */
    secondFactorRequired: boolean;
    /** Whether a link to set a password was sent and has not been followed yet. */
    isPasswordDue: boolean;
    /**
     * Format: date-time
     * When the last link to set a password was sent by an administrator.
     */
    invitedAt: string | null;
    /**
     * Format: date-time
     * When the person was removed; null while they are not.
     */
    removedAt: string | null;
    /**
     * How many sessions live.
     * @example 1
     */
    sessionCount: number;
    employee: EmployeeFacts | null;
    /** The employee groups they are in today; they give no permissions. */
    groups: HeldGroup[];
    /** What was given besides the roles. */
    grants: PermissionGrant[];
};

/** A person to invite. */
export type UserInput = {
    /**
     * The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    roles?: RoleIds;
};

/**
 * Invited until the first password is set; disabled and removed people cannot sign in.
 * @enum {string}
 */
export type UserState = "invited" | "active" | "disabled" | "removed";

/** The data of a person. */
export type UserUpdate = {
    /**
     * The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    roles?: RoleIds;
    version: SeenVersion;
};

/** The operations of specs/administration/users.yaml. */
export interface UsersOperations {
  'users.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: UserState[];
        /** Only those who hold this role. */
        role?: string;
        /** Only who is in this employee group today, by hand or by its rule. */
        groupId?: Id;
        /** Only those whose sign-in is slowed after wrong passwords, or only the others. */
        lockedNow?: boolean;
        /** Only those with a second factor or only those without. */
        secondFactor?: boolean;
        /** Order. */
        sort?: "displayName" | "-displayName" | "username" | "-username" | "lastSeenAt" | "-lastSeenAt" | "createdAt" | "-createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: User[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'users.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": UserInput;
    } };
    responses: { 201: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 422;
  };
  'users.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'users.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": UserUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'users.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": UserChange;
    } };
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'users.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.disable': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.enable': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.unlock': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.resetPassword': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'users.resetSecondFactor': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.sessions': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeviceSession[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'users.endSessions': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        /** @example {} */
        "application/json": {
            sessionId?: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * How many sessions were ended.
                 * @example 2
                 */
                ended: number;
            };
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'users.grant': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            permission: string;
            endsOn?: string | null;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'users.revoke': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            permission: string;
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'users.permissions': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: EffectivePermissions;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'users.assignRoles': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            roles: RoleIds;
            version: SeenVersion;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneUserDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'users.assignableRoles': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AssignableRole[];
        };
    } } };
    failures: 401 | 403;
  };
  'users.bulk': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            act: "disable" | "enable" | "unlock" | "resetPassword" | "endSessions" | "destroy" | "restore" | "addRoles" | "removeRoles";
            /** To whom. */
            ids: string[];
            roles?: RoleIds;
            allOrNone?: AllOrNone;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: UserBulkResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'users.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of main. */
export interface UsersPaths {
  '/users': { get: UsersOperations['users.index']; post: UsersOperations['users.create'] };
  '/users/{id}': { get: UsersOperations['users.show']; put: UsersOperations['users.update']; patch: UsersOperations['users.patch']; delete: UsersOperations['users.destroy'] };
  '/users/{id}/restore': { post: UsersOperations['users.restore'] };
  '/users/{id}/disable': { post: UsersOperations['users.disable'] };
  '/users/{id}/enable': { post: UsersOperations['users.enable'] };
  '/users/{id}/unlock': { post: UsersOperations['users.unlock'] };
  '/users/{id}/reset-password': { post: UsersOperations['users.resetPassword'] };
  '/users/{id}/reset-second-factor': { post: UsersOperations['users.resetSecondFactor'] };
  '/users/{id}/sessions': { get: UsersOperations['users.sessions'] };
  '/users/{id}/end-sessions': { post: UsersOperations['users.endSessions'] };
  '/users/{id}/grant': { post: UsersOperations['users.grant'] };
  '/users/{id}/revoke': { post: UsersOperations['users.revoke'] };
  '/users/{id}/permissions': { get: UsersOperations['users.permissions'] };
  '/users/{id}/roles': { put: UsersOperations['users.assignRoles'] };
  '/users/assignable-roles': { get: UsersOperations['users.assignableRoles'] };
  '/users/bulk': { post: UsersOperations['users.bulk'] };
  '/users/import': { post: UsersOperations['users.import'] };
}
