// Generated from specs/administration/users.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone, ErrorCode } from '#generated/shared/error.ts'
import type { DeviceSession } from '#generated/session/sessions.ts'
import type { HeldGroup } from '#generated/staff/employee-groups.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A role that can be assigned. */
export type AssignableRole = {
    id: Id;
    /**
     * Name.
     * @example Coordinador
     */
    name: string;
    /** Whether the caller can assign it: they hold all of its permissions. */
    canAssign: boolean;
};

/** A permission and its sources. */
export type EffectivePermission = {
    /**
     * Number in the catalogue.
     * @example 1410
     */
    id: number;
    /**
     * Name.
     * @example MENU_USUARIOS
     */
    name: string;
    /**
     * Name in the catalogue.
     * @example Menú: usuarios
     */
    label: string;
    /**
     * Area of the portal.
     * @example administration
     */
    area: string;
    /**
     * What it allows.
     * @enum {string}
     */
    kind: "menu" | "view" | "create" | "edit" | "delete" | "act";
    /** Sources of the permission. */
    origins: HeldFrom[];
};

/** Effective permissions of a user. */
export type EffectivePermissions = {
    /** Whether none of them applies until the user sets up the second factor that a role requires. */
    isSecondFactorDue: boolean;
    /** Permissions, in catalogue order. */
    permissions: EffectivePermission[];
};

/** Data of the employee file. */
export type EmployeeFacts = {
    /**
     * The employee code.
     * @example CA00042
     */
    code: string;
    /**
     * Job title.
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
     * First day of employment.
     * @example 2021-03-01
     */
    hiredOn: string;
    coordinator: Person | null;
};

/** Source of a permission: a role or an individual grant. */
export type HeldFrom = {
    role: HeldRole | null;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * When it ends; null if open-ended.
     */
    endsAt: string | null;
};

/** A role of a user. */
export type HeldRole = {
    id: Id;
    /**
     * Name.
     * @example Coordinador
     */
    name: string;
};

/** A single user. */
export type OneUserDetail = {
    data: UserDetail;
};

/** An individual grant of a permission. */
export type PermissionGrant = {
    /**
     * Name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * Name in the catalogue.
     * @example Menú: archivos de registros
     */
    label: string;
    grantedAt: Instant;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * When it ends; null if open-ended.
     */
    endsAt: string | null;
};

/** IDs of roles. */
export type RoleIds = string[];

/** A current or former user. */
export type User = {
    id: Id;
    /**
     * Windows username.
     * @example nuria.quintana
     */
    username: string;
    /**
     * Display name.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * Work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * Employee code; null without an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** Roles, sorted by name. */
    roles: HeldRole[];
    /**
     * Language chosen; null to follow the browser.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** Whether sign-in requires a code in addition to the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * Until when sign-in is delayed after wrong passwords, from at least one network; null if it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * Last activity.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
};

/** Result for one user. */
export type UserBulkResult = {
    id: Id;
    /** Whether it succeeded. */
    isDone: boolean;
    /** Why it failed; null otherwise. */
    error: ErrorCode | ("forbidden" | "not_found") | null;
    /**
     * With `forbidden`: permissions of which any one would have been sufficient.
     * @example []
     */
    missing?: string[];
};

/** Fields of a user. */
export type UserChange = {
    /**
     * Windows username (`usu_windows`), used to sign in.
     * @example nuria.quintana
     */
    username?: string;
    /**
     * Display name.
     * @example Nuria Quintana Ríos
     */
    displayName?: string;
    /**
     * Work e-mail address, used for all e-mails.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email?: string;
    /**
     * DNI or NIE, whose check letter is validated; requires EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * Language; null to follow the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null for UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    version: SeenVersion;
};

/** A user with all related data. */
export type UserDetail = {
    id: Id;
    /**
     * Windows username.
     * @example nuria.quintana
     */
    username: string;
    /**
     * Display name.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * Work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * Employee code; null without an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** Roles, sorted by name. */
    roles: HeldRole[];
    /**
     * Language chosen; null to follow the browser.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** Whether sign-in requires a code in addition to the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * Until when sign-in is delayed after wrong passwords, from at least one network; null if it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * Last activity.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
    /** Whether it is the caller. */
    isSelf: boolean;
    /** Whether the caller can change the account: they hold every permission that the user holds. */
    canManage: boolean;
    /**
     * DNI or NIE; masked as `***9990**` without EMPLEADOS_VER_DATOS_PERSONALES.
     * @example ***9990**
     */
    taxId: string | null;
    /** Whether a role requires a second factor. */
    secondFactorRequired: boolean;
    /** Whether a link to set a password was sent and not used yet. */
    isPasswordDue: boolean;
    /**
     * Format: date-time
     * When an administrator last sent a link to set a password.
     */
    invitedAt: string | null;
    /**
     * Format: date-time
     * When the user was removed; null if they were not.
     */
    removedAt: string | null;
    /**
     * Number of active sessions.
     * @example 1
     */
    sessionCount: number;
    employee: EmployeeFacts | null;
    /** Current employee groups; they grant no permissions. */
    groups: HeldGroup[];
    /** Individual grants in addition to the roles. */
    grants: PermissionGrant[];
};

/** A user to invite. */
export type UserInput = {
    /**
     * Windows username (`usu_windows`), used to sign in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * Display name.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * Work e-mail address, used for all e-mails.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * DNI or NIE, whose check letter is validated; requires EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * Language; null to follow the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null for UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    roles?: RoleIds;
};

/**
 * `invited` until the first password is set. Disabled and removed users cannot sign in.
 * @enum {string}
 */
export type UserState = "invited" | "active" | "disabled" | "removed";

/** Data of a user. */
export type UserUpdate = {
    /**
     * Windows username (`usu_windows`), used to sign in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * Display name.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * Work e-mail address, used for all e-mails.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * DNI or NIE, whose check letter is validated; requires EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * Language; null to follow the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null for UTC (specification §9).
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: UserState[];
        /** Filter by role. */
        role?: string;
        /** Filter by employee group, manual or by rule, as of today. */
        groupId?: Id;
        /** Return only users whose sign-in is delayed after wrong passwords, or only the others. */
        lockedNow?: boolean;
        /** Return only users with a second factor, or only the others. */
        secondFactor?: boolean;
        /** Sort order. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'users.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
                 * Number of sessions ended.
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
            /** IDs of the users. */
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
