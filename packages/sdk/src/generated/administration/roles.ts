// Generated from specs/administration/roles.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single role. */
export type OneRoleDetail = {
    data: RoleDetail;
};

/** A permission and the number of people who would gain or lose it. */
export type PermissionEffect = {
    /**
     * Name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * Name in the catalogue.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * Number of active people.
     * @example 12
     */
    people: number;
};

/** Names of permissions in the catalogue. */
export type PermissionNames = string[];

/** Expected change for a person. */
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
     * Purpose of the role.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** Whether it grants all permissions; such a role cannot be changed or deleted. */
    isSystem: boolean;
    /** Whether its holders must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * Number of active holders.
     * @example 14
     */
    peopleCount: number;
    /**
     * Number of permissions.
     * @example 31
     */
    permissionCount: number;
    /** The role it was copied from; null if none. */
    copiedFrom: RoleRef | null;
    /** Whether the caller holds it; callers cannot change such roles. */
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
     * Purpose of the role.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** Whether it grants all permissions; such a role cannot be changed or deleted. */
    isSystem: boolean;
    /** Whether its holders must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * Number of active holders.
     * @example 14
     */
    peopleCount: number;
    /**
     * Number of permissions.
     * @example 31
     */
    permissionCount: number;
    /** The role it was copied from; null if none. */
    copiedFrom: RoleRef | null;
    /** Whether the caller holds it; callers cannot change such roles. */
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

/** A role to create. */
export type RoleInput = {
    name: RoleName;
    /**
     * Purpose of the role.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether its holders must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
};

/**
 * Name, unique ignoring case and accents.
 * @example Coordinador
 */
export type RoleName = string;

/** Fields to change. */
export type RolePatch = {
    name?: RoleName;
    /**
     * Purpose of the role.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether its holders must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};

/** Expected result of a change of permissions. */
export type RolePreview = {
    /** Permissions added. */
    gained: PermissionEffect[];
    /** Permissions removed. */
    lost: PermissionEffect[];
    /**
     * Number of active people who would gain a permission.
     * @example 12
     */
    gaining: number;
    /**
     * Number of active people who would lose a permission.
     * @example 3
     */
    losing: number;
    /**
     * Number of active people affected.
     * @example 14
     */
    affected: number;
    /** The first 50 affected people whom the caller may see, sorted by name. */
    people: PersonEffect[];
    /**
     * Number of affected people whom the caller may not see.
     * @example 0
     */
    hidden: number;
    /**
     * Why the change would be refused; null if it is allowed.
     * @enum {string|null}
     */
    refusal: "own" | "system" | "not_held" | "last_holder" | null;
    missing: PermissionNames;
};

/** A role and its name. */
export type RoleRef = {
    id: Id;
    name: RoleName;
};

/** A role that replaces an existing one. */
export type RoleUpdate = {
    name: RoleName;
    /**
     * Purpose of the role.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** Whether its holders must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};

/** The operations of specs/administration/roles.yaml. */
export interface RolesOperations {
  'roles.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by permission granted. */
        permission?: string;
        /** Return only roles that nobody holds, or only the others. */
        unused?: boolean;
        /** Return only roles that require a second factor, or only the others. */
        secondFactor?: boolean;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** Role that its holders get instead. */
        moveTo?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'roles.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
