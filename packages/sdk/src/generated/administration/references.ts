// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Rows of one family that refer to another row. */
export type Referring = {
    /**
     * Name of the family, as in the log.
     * @example projects
     */
    family: string;
    /**
     * Number of rows.
     * @example 3
     */
    count: number;
    /** The first rows; empty if the caller may not read them or they have no names. */
    rows: {
        id: Id;
        /**
         * Name.
         * @example Luz Norte 2026
         */
        name: string;
    }[];
};

/** The operations of specs/administration/references.yaml. */
export interface ReferencesOperations {
  'references.index': {
    parameters: { query: {
        /** Family of the row. */
        family: string;
        /** ID of the row. */
        id: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Referring[];
        };
    } } };
    failures: 401 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface ReferencesPaths {
  '/references': { get: ReferencesOperations['references.index'] };
}
