// Generated from specs/administration/assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RoleRef } from '#generated/administration/roles.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A person and their roles. */
export type Assignment = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * What they sign in with.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Where they work.
     * @example OPE
     */
    department: string | null;
    /**
     * How many roles they have.
     * @example 1
     */
    roleCount: number;
    /** Their roles by name. */
    roles: RoleRef[];
    version: Version;
};

/** The operations of specs/administration/assignments.yaml. */
export interface AssignmentsOperations {
  'assignments.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only who has this role. */
        role?: string;
        /** Only who does not have this role. */
        without?: string;
        /** Only who has no role at all, or only the others. */
        none?: boolean;
        /** Order. */
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
