// Generated from specs/administration/roles.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One role. */
export type OneRoleDetail = {
    data: RoleDetail;
};

/** A permission and how many people it would come to or leave. */
export type PermissionEffect = {
    /**
     * Its name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * What the catalogue calls it.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * Active people.
     * @example 12
     */
    people: number;
};

/** Names of permissions of the catalogue. */
export type PermissionNames = string[];

/** What would change for one person. */
export type PersonEffect = {
    person: Person;
    gains: PermissionNames;
    loses: PermissionNames;
};

/** A role. */
export type Role = {
    id: Id;
    name: RoleName;
    /**
     * What it is for.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** Whether it gives every permission there is; such a role can be neither changed nor deleted. */
    isSystem: boolean;
    /** Whether who holds it must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * Active people who hold it.
     * @example 14
     */
    peopleCount: number;
    /**
     * Permissions that it gives.
     * @example 31
     */
    permissionCount: number;
    /** The role it was made from. */
    copiedFrom: RoleRef | null;
    /** Whether whoever asks holds it: nobody changes a role of their own. */
    isOwn: boolean;
    version: Version;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updatedAt: string | null;
    deletedAt: DeletedAt;
};

/** A role with its permissions. */
export type RoleDetail = {
    id: Id;
    name: RoleName;
    /**
     * What it is for.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** Whether it gives every permission there is; such a role can be neither changed nor deleted. */
    isSystem: boolean;
    /** Whether who holds it must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * Active people who hold it.
     * @example 14
     */
    peopleCount: number;
    /**
     * Permissions that it gives.
     * @example 31
     */
    permissionCount: number;
    /** The role it was made from. */
    copiedFrom: RoleRef | null;
    /** Whether whoever asks holds it: nobody changes a role of their own. */
    isOwn: boolean;
    version: Version;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updatedAt: string | null;
    deletedAt: DeletedAt;
    permissions: PermissionNames;
};

/** A role to write. */
export type RoleInput = {
    name: RoleName;
    /**
     * What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
};

/**
 * Its name; unique without regard to case and accents.
 * @example Coordinador
 */
export type RoleName = string;

/** What changes. */
export type RolePatch = {
    name?: RoleName;
    /**
     * What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};

/** What a change of permissions would do. */
export type RolePreview = {
    /** The permissions that are added. */
    gained: PermissionEffect[];
    /** The permissions that are taken away. */
    lost: PermissionEffect[];
    /**
     * Active people who gain at least one.
     * @example 12
     */
    gaining: number;
    /**
     * Active people who lose at least one.
     * @example 3
     */
    losing: number;
    /**
     * Active people for whom anything changes.
     * @example 14
     */
    affected: number;
    /** The first fifty of them by name whom the caller may see. */
    people: PersonEffect[];
    /**
     * How many of them the caller may not see.
     * @example 0
     */
    hidden: number;
    /**
     * Why the change would be refused; null when it would not.
     * @enum {string|null}
     */
    refusal: "own" | "system" | "not_held" | "last_holder" | null;
    missing: PermissionNames;
};

/** A role by its name. */
export type RoleRef = {
    id: Id;
    name: RoleName;
};

/** A role to write over one that stands. */
export type RoleUpdate = {
    name: RoleName;
    /**
     * What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};

/** The operations of specs/administration/roles.yaml. */
export interface RolesOperations {
  'roles.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those that give this permission. */
        permission?: string;
        /** Only those that nobody holds, or only the others. */
        unused?: boolean;
        /** Only those that ask for a second factor, or only the others. */
        secondFactor?: boolean;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
        sort?: "name" | "-name" | "peopleCount" | "-peopleCount" | "permissionCount" | "-permissionCount" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Role[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'roles.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": RoleInput;
    } };
    responses: { 201: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'roles.import': {
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
  'roles.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RoleUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RolePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.destroy': {
    parameters: { query?: {
        /** The role that its holders get instead. */
        moveTo?: string;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.clone': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            name: RoleName;
        };
    } };
    responses: { 201: { content: {
        "application/json": OneRoleDetail;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'roles.preview': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            permissions: PermissionNames;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: RolePreview;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface RolesPaths {
  '/roles': { get: RolesOperations['roles.index']; post: RolesOperations['roles.create'] };
  '/roles/import': { post: RolesOperations['roles.import'] };
  '/roles/{id}': { get: RolesOperations['roles.show']; put: RolesOperations['roles.update']; patch: RolesOperations['roles.patch']; delete: RolesOperations['roles.destroy'] };
  '/roles/{id}/restore': { post: RolesOperations['roles.restore'] };
  '/roles/{id}/clone': { post: RolesOperations['roles.clone'] };
  '/roles/{id}/preview': { post: RolesOperations['roles.preview'] };
}
