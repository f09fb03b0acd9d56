// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldError } from '#generated/shared/error.ts'
import type { Instant } from '#generated/shared/parameters.ts'

/**
 * Rows by family, in order, in the format of the family's create operation.
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

/** A configuration file. */
export type Configuration = {
    /**
     * Type of the file.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * Version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    exportedAt: Instant;
    families: CarriedFamilies;
};

/** A file to import. */
export type ConfigurationFile = {
    /**
     * Type of the file.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * Version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    /**
     * When it was exported.
     * @example 2026-03-05T10:00:00.000Z
     */
    exportedAt?: string;
    families: CarriedFamilies;
};

/** A configuration import. */
export type ConfigurationImport = {
    file: ConfigurationFile;
    /**
     * Whether to validate only, without changing anything.
     * @example true
     */
    dryRun: boolean;
    /**
     * The review to apply; required unless it is a dry run.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review?: string;
};

/** Actual or expected result of an import. */
export type ConfigurationReview = {
    /**
     * Token that identifies this result, for the import.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review: string;
    /** Families of the file known to this portal. */
    families: FamilyReview[];
    /** Families of the file unknown to this portal, which are ignored. */
    unknown: string[];
};

/** Result of a family. */
export type FamilyReview = {
    /**
     * Name.
     * @example tags
     */
    family: string;
    /**
     * Number of new rows.
     * @example 2
     */
    added: number;
    /**
     * Number of changed rows.
     * @example 1
     */
    changed: number;
    /**
     * Number of rows that are already identical.
     * @example 40
     */
    unchanged: number;
    /**
     * Number of existing rows that are not in the file and are kept.
     * @example 3
     */
    left: number;
    /**
     * Number of rows refused.
     * @example 0
     */
    refused: number;
    /**
     * Whether the order of the rows changes.
     * @example false
     */
    isReordered: boolean;
    /** All rows except unchanged ones. */
    rows: RowReview[];
};

/** Result of a row. */
export type RowReview = {
    /**
     * Code or name.
     * @example Queja
     */
    key: string;
    /**
     * Result.
     * @example changed
     * @enum {string}
     */
    outcome: "added" | "changed" | "left" | "refused";
    /** Changed fields before; null for a new row. */
    before: Values | null;
    /** Changed fields after; null if nothing changes. */
    after: Values | null;
    /**
     * Why it was refused, by field (specification §8).
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
    /** Permissions that the caller lacks. */
    missing: string[];
};

/**
 * Fields by name.
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
