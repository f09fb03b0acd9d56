// Generated from specs/shared/import.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone, RefusedRow } from '#generated/shared/error.ts'

/** Rows to create or change. */
export type ImportRowsInput = {
    /** Each as the family's create takes it. What an existing row does not say here stays as it is. An empty text or `null` in a field that may be left out is no value: null where the field may be null, an empty text where that is one, and otherwise it says nothing. */
    rows: {
        [key: string]: unknown;
    }[];
    /**
     * Whether to say only what would come of it. Nothing is kept then, and nobody is told.
     * @example true
     */
    dryRun: boolean;
    allOrNone?: AllOrNone;
};

/** What came of the rows, or would come of them. */
export type ImportRowsResult = {
    /**
     * Rows that are new.
     * @example 12
     */
    created: number;
    /**
     * Rows that were there and change.
     * @example 3
     */
    updated: number;
    /**
     * Rows that are there already just like that.
     * @example 40
     */
    unchanged: number;
    /** The rows that were refused; the others are not kept back by them. */
    rows: RefusedRow[];
};
