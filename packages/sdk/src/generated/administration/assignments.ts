// Generated from specs/administration/assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RoleRef } from '#generated/administration/roles.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A person and their roles. */
export type Assignment = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Username used to sign in.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Department.
     * @example OPE
     */
    department: string | null;
    /**
     * Number of roles.
     * @example 1
     */
    roleCount: number;
    /** Roles, sorted by name. */
    roles: RoleRef[];
    version: Version;
};

/** The operations of specs/administration/assignments.yaml. */
export interface AssignmentsOperations {
  'assignments.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by role. */
        role?: string;
        /** Return only people without this role. */
        without?: string;
        /** Return only people without any role, or only the others. */
        none?: boolean;
        /** Sort order. */
        sort?: "person" | "-person" | "roleCount" | "-roleCount";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Assignment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface AssignmentsPaths {
  '/assignments': { get: AssignmentsOperations['assignments.index'] };
}
