// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * What became of a row: as the counters of a load, `rejected` when it is refused again, `missing` when it is not rejected any more.
 * @enum {string}
 */
export type MendOutcome = "created" | "updated" | "unchanged" | "duplicated" | "excluded" | "rejected" | "missing";

/** What became of a row. */
export type MendedRow = {
    /**
     * Its number in the file.
     * @example 17
     */
    row: number;
    outcome: MendOutcome;
    /** What is still wrong, of one that is refused again. */
    errors: RowFault[];
};

/** A cell of a rejected row. */
export type RejectedCell = {
    /**
     * The file's column.
     * @example DOCUMENTO
     */
    header: string;
    /**
     * The template column it becomes; null for none.
     * @example document
     */
    field: string | null;
    /**
     * As it stands now.
     * @example 99999901A
     */
    value: string;
    /**
     * As it stood in the file; null where nobody changed it.
     * @example 99999901A
     */
    original: string | null;
};

/** A row that was rejected. */
export type RejectedRow = {
    /**
     * The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
    state: RejectedRowState;
    /** In the order of the file, one more for each cell beyond its header. */
    cells: RejectedCell[];
    /** Everything that is wrong with it. */
    errors: RowFault[];
    /** Who sent it again, and what became of it; the newest first, at most 20. */
    mends: RowMend[];
};

/**
 * `rejected`: not loaded, with its errors; `mended`: rejected once, and loaded since by mending it.
 * @enum {string}
 */
export type RejectedRowState = "rejected" | "mended";

/** One thing wrong with a row. */
export type RowFault = {
    /**
     * The template column; null when the row as a whole is wrong.
     * @example document
     */
    field: string | null;
    /**
     * The file's column.
     * @example DOCUMENTO
     */
    header: string | null;
    code: ErrorCode;
};

/** A row sent again. */
export type RowMend = {
    outcome: MendOutcome;
    at: Instant;
    by: Person;
};

/** Rows to send again. */
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
     * Its number in the file.
     * @example 17
     */
    row: number;
    /** Every cell, in the order of the file. */
    cells: string[];
};

/** The operations of specs/loads/rejected-rows.yaml. */
export interface RejectedRowsOperations {
  'rejectedRows.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only rows in this state. */
        state?: RejectedRowState;
        /** Only rows with an error of this field; `*` for an error of the row as a whole. */
        field?: string;
        /** Only rows with an error of this code. */
        code?: ErrorCode;
    }; header?: never; path: {
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
