// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Result of a row: as in the counters of a load, `rejected` if refused again, `missing` if no longer rejected.
 * @enum {string}
 */
export type MendOutcome = "created" | "updated" | "unchanged" | "duplicated" | "excluded" | "rejected" | "missing";

/** Result of a row. */
export type MendedRow = {
    /**
     * Number of the row in the file.
     * @example 17
     */
    row: number;
    outcome: MendOutcome;
    /** Remaining errors, if it was rejected again. */
    errors: RowFault[];
};

/** A cell of a rejected row. */
export type RejectedCell = {
    /**
     * Column header in the file.
     * @example DOCUMENTO
     */
    header: string;
    /**
     * Template column; null if not mapped.
     * @example document
     */
    field: string | null;
    /**
     * Current value.
     * @example 99999901A
     */
    value: string;
    /**
     * Original value in the file; null if unchanged.
     * @example 99999901A
     */
    original: string | null;
};

/** A rejected row. */
export type RejectedRow = {
    /**
     * Number of the record in the file; the header is 1.
     * @example 17
     */
    row: number;
    state: RejectedRowState;
    /** Cells in file order, including those beyond the header. */
    cells: RejectedCell[];
    /** All errors of the row. */
    errors: RowFault[];
    /** Corrections and their results, newest first, at most 20. */
    mends: RowMend[];
};

/**
 * `rejected`: not loaded, with its errors; `mended`: rejected first, corrected and loaded since.
 * @enum {string}
 */
export type RejectedRowState = "rejected" | "mended";

/** An error of a row. */
export type RowFault = {
    /**
     * Template column; null if the row as a whole is invalid.
     * @example document
     */
    field: string | null;
    /**
     * Column header in the file.
     * @example DOCUMENTO
     */
    header: string | null;
    code: ErrorCode;
};

/** A correction of a row. */
export type RowMend = {
    outcome: MendOutcome;
    at: Instant;
    by: Person;
};

/** Corrected rows to submit. */
export type RowMending = {
    /**
     * The rows.
     * @example [
     *       {
     *         "row": 17,
     *         "cells": [
     *           "99999901H",
     *           "María Núñez"
     *         ]
     *       }
     *     ]
     */
    rows: RowToMend[];
};

/** A row with all its cells. */
export type RowToMend = {
    /**
     * Number of the row in the file.
     * @example 17
     */
    row: number;
    /** All cells, in file order. */
    cells: string[];
};

/** The operations of specs/loads/rejected-rows.yaml. */
export interface RejectedRowsOperations {
  'rejectedRows.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: RejectedRowState;
        /** Filter by field with an error; `*` for errors of the whole row. */
        field?: string;
        /** Filter by error code. */
        code?: ErrorCode;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RejectedRow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'rejectedRows.mend': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RowMending;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: MendedRow[];
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface RejectedRowsPaths {
  '/loads/{id}/rejected-rows': { get: RejectedRowsOperations['rejectedRows.index']; post: RejectedRowsOperations['rejectedRows.mend'] };
}
