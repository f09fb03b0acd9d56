// Generated from specs/administration/permissions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RoleRef } from '#generated/administration/roles.ts'

/** A permission that would do. */
export type AskedPermission = {
    /**
     * Its name.
     * @example MENU_ROLES
     */
    name: string;
    /**
     * What the catalogue calls it.
     * @example Menú: roles
     */
    label: string;
    /** Whether the person has it now. */
    isHeld: boolean;
    /** Where they have it from, or would have as soon as nothing else is in the way. */
    through: PermissionOrigin[];
};

/** Something that would change a “no”, once what stands before it in the list is done. */
export type Change = {
    /**
     * The account is activated, the person sets up their second factor, they get the role, or they are granted the permission alone.
     * @enum {string}
     */
    kind: "activate" | "second_factor" | "role" | "grant";
    /** The role to give. */
    role: RoleRef | null;
    /**
     * How many permissions they would get with that role in all.
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
     * Its name, which names it everywhere.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * As the specification spells it.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * A short Spanish text.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * The part of the menu it belongs to.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** The paths of the screens that it opens. */
    screens: string[];
    /** The operations that it opens. */
    operations: string[];
    /**
     * Roles that give it.
     * @example 2
     */
    roleCount: number;
    /**
     * Active people who have it.
     * @example 3
     */
    peopleCount: number;
};

/** Two permissions that should be apart. */
export type DangerousPair = {
    /**
     * Which danger it is.
     * @enum {string}
     */
    id: "roles" | "accounts" | "loads" | "traces" | "vacations" | "payroll";
    /** The two names. */
    permissions: string[];
    /** What the catalogue calls them. */
    labels: string[];
    /**
     * Active people who hold both.
     * @example 2
     */
    peopleCount: number;
    /**
     * How many of them hold everything by a role.
     * @example 2
     */
    systemCount: number;
    /** The first fifty of the others by name whom the caller may see. */
    people: Person[];
};

/** Why somebody may or may not. */
export type Explanation = {
    person: Person;
    /**
     * What is asked about.
     * @enum {string}
     */
    kind: "screen" | "operation";
    /**
     * The path of the screen as the routes have it, or the operation.
     * @example /roles
     */
    target: string;
    /** The answer. */
    isAllowed: boolean;
    /**
     * Open to everybody, open to everybody signed in, a permission is held, none is, a second factor must be set up first, or the account is not active.
     * @enum {string}
     */
    reason: "public" | "session" | "held" | "missing" | "second_factor" | "inactive";
    /** Any one of these would do; empty when none is asked for. */
    permissions: AskedPermission[];
    /** What a second factor has to do with it. */
    secondFactor: {
        /** Whether a role of theirs asks for one. */
        isRequired: boolean;
        /** Whether they have one. */
        isOn: boolean;
        /** The roles that ask for it. */
        roles: RoleRef[];
    };
    /** What would change a “no”; empty when the answer is yes. */
    changes: Change[];
};

/** A permission with the roles that give it. */
export type PermissionDetail = {
    /**
     * Its name, which names it everywhere.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * As the specification spells it.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * A short Spanish text.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * The part of the menu it belongs to.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** The paths of the screens that it opens. */
    screens: string[];
    /** The operations that it opens. */
    operations: string[];
    /**
     * Roles that give it.
     * @example 2
     */
    roleCount: number;
    /**
     * Active people who have it.
     * @example 3
     */
    peopleCount: number;
    /** The roles that give it. */
    roles: RoleRef[];
};

/** Somebody who has the permission. */
export type PermissionHolder = {
    id: Id;
    person: Person;
    /** Where from. */
    through: PermissionOrigin[];
};

/**
 * What it lets one do.
 * @enum {string}
 */
export type PermissionKind = "menu" | "view" | "create" | "edit" | "delete" | "act";

/** Where a person has a permission from. */
export type PermissionOrigin = {
    /**
     * A role, or a grant to the person alone.
     * @enum {string}
     */
    kind: "role" | "grant";
    /** The role, if it is one. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those of this area. */
        area?: string;
        /** Only these kinds. */
        kind?: PermissionKind[];
        /** Only those that no active person has (`nobody`), that no role gives (`no_role`), or that open no screen and no operation (`nothing`). */
        use?: "nobody" | "no_role" | "nothing";
        /** Order; by area and then as the catalogue has them unless asked otherwise. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** Whose. */
        userId: string;
        /** The path of a screen. */
        screen?: string;
        /** An operation, instead of a screen. */
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
