// Generated from specs/shared/import.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone, RefusedRow } from '#generated/shared/error.ts'

/** Rows to create or change. */
export type ImportRowsInput = {
    /** Rows in the format of the family's create operation. Absent columns of an existing row keep their values. An empty string or `null` in an optional field means no value: null if the field is nullable, an empty string if allowed, otherwise absent. */
    rows: {
        [key: string]: unknown;
    }[];
    /**
     * Whether to validate only: nothing is stored and nobody is notified.
     * @example true
     */
    dryRun: boolean;
    allOrNone?: AllOrNone;
};

/** Actual or expected result of the rows. */
export type ImportRowsResult = {
    /**
     * Number of new rows.
     * @example 12
     */
    created: number;
    /**
     * Number of updated rows.
     * @example 3
     */
    updated: number;
    /**
     * Number of rows that are already identical.
     * @example 40
     */
    unchanged: number;
    /** The refused rows; the others are not affected. */
    rows: RefusedRow[];
};
