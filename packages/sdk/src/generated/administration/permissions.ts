// Generated from specs/administration/permissions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RoleRef } from '#generated/administration/roles.ts'

/** A permission that would give access. */
export type AskedPermission = {
    /**
     * Name.
     * @example MENU_ROLES
     */
    name: string;
    /**
     * Name in the catalogue.
     * @example Menú: roles
     */
    label: string;
    /** Whether the person has it now. */
    isHeld: boolean;
    /** Current sources of the permission, or those that apply once other obstacles are removed. */
    through: PermissionOrigin[];
};

/** A change that would give access, after the changes listed before it. */
export type Change = {
    /**
     * Activate the account, set up the second factor, assign a role, or grant the permission.
     * @enum {string}
     */
    kind: "activate" | "second_factor" | "role" | "grant";
    /** The role to assign. */
    role: RoleRef | null;
    /**
     * Number of permissions that the role would add.
     * @example 4
     */
    adds: number | null;
    /**
     * The permission to grant.
     * @example MENU_ROLES
     */
    permission: string | null;
};

/** A permission of the catalogue. */
export type CountedPermission = {
    /**
     * Name, which is its identifier.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * Name as spelled in the specification.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * Short text in Spanish.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * Area of the menu.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** Paths of the screens that it opens. */
    screens: string[];
    /** Operations that it opens. */
    operations: string[];
    /**
     * Number of roles that grant it.
     * @example 2
     */
    roleCount: number;
    /**
     * Number of active people who have it.
     * @example 3
     */
    peopleCount: number;
};

/** Two conflicting permissions. */
export type DangerousPair = {
    /**
     * Kind of conflict.
     * @enum {string}
     */
    id: "roles" | "accounts" | "loads" | "traces" | "vacations" | "payroll";
    /** Names of both permissions. */
    permissions: string[];
    /** Labels in the catalogue. */
    labels: string[];
    /**
     * Number of active people who hold both.
     * @example 2
     */
    peopleCount: number;
    /**
     * Number of these who hold all permissions through a role.
     * @example 2
     */
    systemCount: number;
    /** The first 50 others whom the caller may see, sorted by name. */
    people: Person[];
};

/** Why a person has access or not. */
export type Explanation = {
    person: Person;
    /**
     * Whether it is about a screen or an operation.
     * @enum {string}
     */
    kind: "screen" | "operation";
    /**
     * Path of the screen as in the routes, or the operation.
     * @example /roles
     */
    target: string;
    /** Whether access is allowed. */
    isAllowed: boolean;
    /**
     * Reason: public, open to every signed-in user, permission held, permission missing, second factor not set up, or account not active.
     * @enum {string}
     */
    reason: "public" | "session" | "held" | "missing" | "second_factor" | "inactive";
    /** Permissions of which any one is sufficient; empty if none is required. */
    permissions: AskedPermission[];
    /** Requirements for a second factor. */
    secondFactor: {
        /** Whether a role of the person requires one. */
        isRequired: boolean;
        /** Whether the person has one. */
        isOn: boolean;
        /** Roles that require it. */
        roles: RoleRef[];
    };
    /** Changes that would give access; empty if access is allowed. */
    changes: Change[];
};

/** A permission with the roles that grant it. */
export type PermissionDetail = {
    /**
     * Name, which is its identifier.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * Name as spelled in the specification.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * Short text in Spanish.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * Area of the menu.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** Paths of the screens that it opens. */
    screens: string[];
    /** Operations that it opens. */
    operations: string[];
    /**
     * Number of roles that grant it.
     * @example 2
     */
    roleCount: number;
    /**
     * Number of active people who have it.
     * @example 3
     */
    peopleCount: number;
    /** Roles that grant it. */
    roles: RoleRef[];
};

/** A holder of the permission. */
export type PermissionHolder = {
    id: Id;
    person: Person;
    /** Sources of the permission. */
    through: PermissionOrigin[];
};

/**
 * What it allows.
 * @enum {string}
 */
export type PermissionKind = "menu" | "view" | "create" | "edit" | "delete" | "act";

/** Source of a person's permission. */
export type PermissionOrigin = {
    /**
     * A role, or an individual grant.
     * @enum {string}
     */
    kind: "role" | "grant";
    /** The role; null for a grant. */
    role: RoleRef | null;
    /**
     * Format: date-time
     * When the grant ends.
     */
    endsAt: string | null;
};

/** The operations of specs/administration/permissions.yaml. */
export interface PermissionsOperations {
  'permissions.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by area. */
        area?: string;
        /** Filter by kind. */
        kind?: PermissionKind[];
        /** Filter by use: permissions that no active person has (`nobody`), that no role grants (`no_role`), or that open no screen and no operation (`nothing`). */
        use?: "nobody" | "no_role" | "nothing";
        /** Sort order. By area and catalogue order by default. */
        sort?: "area" | "-area" | "name" | "-name" | "roleCount" | "-roleCount" | "peopleCount" | "-peopleCount";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: CountedPermission[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'permissions.show': {
    parameters: { query?: never; header?: never; path: {
        /** The name of the permission. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PermissionDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'permissions.people': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path: {
        /** The name of the permission. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PermissionHolder[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'permissions.dangers': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DangerousPair[];
        };
    } } };
    failures: 401 | 403;
  };
  'permissions.explain': {
    parameters: { query: {
        /** The person. */
        userId: string;
        /** Path of the screen. */
        screen?: string;
        /** The operation, instead of a screen. */
        operation?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Explanation;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface PermissionsPaths {
  '/permissions': { get: PermissionsOperations['permissions.index'] };
  '/permissions/{id}': { get: PermissionsOperations['permissions.show'] };
  '/permissions/{id}/people': { get: PermissionsOperations['permissions.people'] };
  '/permissions/dangers': { get: PermissionsOperations['permissions.dangers'] };
  '/permissions/explanation': { get: PermissionsOperations['permissions.explain'] };
}
