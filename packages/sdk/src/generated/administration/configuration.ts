// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldError } from '#generated/shared/error.ts'
import type { Instant } from '#generated/shared/parameters.ts'

/**
 * The rows of each family by its name, in their order, each as the family's create takes it.
 * @example {
 *       "tags": [
 *         {
 *           "name": "Queja",
 *           "colour": "#9b2c2c"
 *         }
 *       ]
 *     }
 */
export type CarriedFamilies = {
    [key: string]: Values[];
};

/** The file of the whole configuration. */
export type Configuration = {
    /**
     * What kind of file it is.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * The version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    exportedAt: Instant;
    families: CarriedFamilies;
};

/** A file to take over. */
export type ConfigurationFile = {
    /**
     * What kind of file it is.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * The version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    /**
     * When it was made.
     * @example 2026-03-05T10:00:00.000Z
     */
    exportedAt?: string;
    families: CarriedFamilies;
};

/** A file, and whether it is only looked at. */
export type ConfigurationImport = {
    file: ConfigurationFile;
    /**
     * Whether to say only what would come of it.
     * @example true
     */
    dryRun: boolean;
    /**
     * The review that is carried out; wanted unless it is a dry run.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review?: string;
};

/** What came of a file or would come of it. */
export type ConfigurationReview = {
    /**
     * Names exactly this outcome; the run takes it.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review: string;
    /** The families of the file that this portal knows. */
    families: FamilyReview[];
    /** Families of the file that this portal does not know; they are left out. */
    unknown: string[];
};

/** What came of one family. */
export type FamilyReview = {
    /**
     * Its name.
     * @example tags
     */
    family: string;
    /**
     * Rows that are new.
     * @example 2
     */
    added: number;
    /**
     * Rows that change.
     * @example 1
     */
    changed: number;
    /**
     * Rows that stand here just like that.
     * @example 40
     */
    unchanged: number;
    /**
     * Rows that the file does not have; they stay as they are.
     * @example 3
     */
    left: number;
    /**
     * Rows that are left out.
     * @example 0
     */
    refused: number;
    /**
     * Whether the rows come into another order.
     * @example false
     */
    isReordered: boolean;
    /** All but the unchanged ones. */
    rows: RowReview[];
};

/** What came of one row. */
export type RowReview = {
    /**
     * Its code or name.
     * @example Queja
     */
    key: string;
    /**
     * What came of it.
     * @example changed
     * @enum {string}
     */
    outcome: "added" | "changed" | "left" | "refused";
    /** What it said, as far as it changes; null when it is new. */
    before: Values | null;
    /** What it says then, as far as it changes; null when nothing does. */
    after: Values | null;
    /**
     * Why it is refused, by field (specification §8).
     * @example {
     *       "name": [
     *         {
     *           "error": "taken"
     *         }
     *       ]
     *     }
     */
    errors: {
        [key: string]: FieldError[];
    };
    /** Permissions that the caller would have to hold for it. */
    missing: string[];
};

/**
 * Fields by their names.
 * @example {
 *       "name": "Queja"
 *     }
 */
export type Values = {
    [key: string]: unknown;
};

/** The operations of specs/administration/configuration.yaml. */
export interface ConfigurationOperations {
  'configuration.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Configuration;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'configuration.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ConfigurationImport;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ConfigurationReview;
        };
    } } };
    failures: 401 | 403 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface ConfigurationPaths {
  '/configuration': { get: ConfigurationOperations['configuration.show'] };
  '/configuration/import': { post: ConfigurationOperations['configuration.import'] };
}
