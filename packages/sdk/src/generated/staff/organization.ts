// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Who works where and under whom. */
export type Organization = {
    /** The departments, the largest first. */
    departments: {
        /**
         * The department.
         * @example OPE
         */
        code: string;
        /**
         * How many people.
         * @example 278
         */
        count: number;
    }[];
    /** By name; 50,000 at most. */
    people: OrganizationPerson[];
};

/** Somebody and their place. */
export type OrganizationPerson = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The post.
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
     * Who coordinates them; null for nobody.
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
