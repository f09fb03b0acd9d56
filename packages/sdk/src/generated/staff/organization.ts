// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** The organisation. */
export type Organization = {
    /** The departments, largest first. */
    departments: {
        /**
         * Code of the department.
         * @example OPE
         */
        code: string;
        /**
         * Number of people.
         * @example 278
         */
        count: number;
    }[];
    /** People, sorted by name; at most 50,000. */
    people: OrganizationPerson[];
};

/** A person and their place in the organisation. */
export type OrganizationPerson = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
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
     * Format: uuid
     * Their coordinator; null if none.
     */
    coordinatorId: string | null;
};

/** The operations of specs/staff/organization.yaml. */
export interface OrganizationOperations {
  'organization.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Organization;
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of main. */
export interface OrganizationPaths {
  '/organization': { get: OrganizationOperations['organization.show'] };
}
