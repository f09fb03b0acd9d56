// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Rows of one kind that refer to another. */
export type Referring = {
    /**
     * Their family, as the log names it.
     * @example projects
     */
    family: string;
    /**
     * How many there are.
     * @example 3
     */
    count: number;
    /** The first of them; none where the caller may not read them or they have no names. */
    rows: {
        id: Id;
        /**
         * What people call it.
         * @example Luz Norte 2026
         */
        name: string;
    }[];
};

/** The operations of specs/administration/references.yaml. */
export interface ReferencesOperations {
  'references.index': {
    parameters: { query: {
        /** The family of the row. */
        family: string;
        /** The row. */
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
