// Generated from specs/loads/loads.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A value that was refused. */
export type CauseValue = {
    /**
     * The cell, cut at 200 characters.
     * @example 0-30
     */
    value: string;
    /**
     * Rows that have it.
     * @example 100
     */
    rows: number;
    /** What the template as it is now makes of it; null while it refuses it. */
    becomes: string | null;
};

/**
 * `worked`: somebody was called or is being called; `later`: another load took it over.
 * @enum {string}
 */
export type KeptReason = "worked" | "later";

/** A record that stayed when its load was taken back. */
export type KeptRecord = {
    /**
     * The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
    /**
     * What its template tells it by.
     * @example 00000001R
     */
    key: string | null;
    reason: KeptReason;
    /** The load that took it over; null where it was worked or that load is deleted. */
    load: LaterLoad | null;
};

/** Another load. */
export type LaterLoad = {
    id: Id;
    /**
     * Its name.
     * @example clientes-2.csv
     */
    name: string;
};

/** A file being loaded. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type Load = {
    id: Id;
    /**
     * Its name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** What it came to; null before its end. */
    outcome: LoadOutcome | null;
    templateId: Id;
    /**
     * The template's name.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * The template's version it was made with.
     * @example 1
     */
    templateVersion: number;
    recordsFileId: Id;
    /**
     * The file's name.
     * @example clientes.csv
     */
    fileName: string;
    /** The blacklist that its rows are put on; null for records. */
    blacklist: LoadBlacklist | null;
    /**
     * Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * New records.
     * @example 9000
     */
    created: number;
    /**
     * Records that were there and changed.
     * @example 500
     */
    updated: number;
    /**
     * Records that were there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * Rows kept out by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Rows rejected.
     * @example 100
     */
    errors: number;
    /**
     * Of the other rows, those that were rejected first and loaded when somebody had mended them.
     * @example 12
     */
    mended: number;
    /**
     * Rate while it runs, and of the whole when finished.
     * @example 52000
     */
    rowsPerSecond: number | null;
    /**
     * Estimate of what remains while it runs.
     * @example 12.5
     */
    secondsLeft: number | null;
    /**
     * 1, and one more with each restart after errors.
     * @example 1
     */
    round: number;
    /** Why it failed. */
    failure: {
        code: ErrorCode;
        /**
         * The line of the file, header = 1.
         * @example 150000
         */
        row: number | null;
    } | null;
    /** How far it is taken back; null while nobody asked for it. */
    undo: LoadUndo | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * First start.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * End of the last round.
     */
    finishedAt: string | null;
    createdBy: Person;
};

/** The blacklist that rows are put on. */
export type LoadBlacklist = {
    id: Id;
    /**
     * Its name.
     * @example Lista Robinson
     */
    name: string;
    /**
     * The version that the file holds whole, of an external list.
     * @example 2026-11
     */
    edition: string | null;
};

/** Rejected rows that have one thing wrong in one field. */
export type LoadCause = {
    /**
     * The template column; null when the row as a whole is wrong.
     * @example stage
     */
    field: string | null;
    /**
     * The file's column.
     * @example TRAMO
     */
    header: string | null;
    code: ErrorCode;
    /**
     * Rows that have it.
     * @example 240
     */
    rows: number;
    /**
     * How many different values they have there.
     * @example 3
     */
    distinct: number;
    /** The most frequent of these values, at most 20. */
    values: CauseValue[];
    /** The values that the template allows there, where it names them. */
    allowed: string[];
    /**
     * The length or the amount that the template sets, where the code is about one.
     * @example 80
     */
    limit: number | null;
};

/** One thing wrong with one cell of a rejected row. */
export type LoadError = {
    /**
     * The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
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
    /**
     * The cell, cut at 200 characters.
     * @example 99999901A
     */
    value: string;
};

/** A row that a blacklist kept out. */
export type LoadExclusion = {
    /**
     * The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
    /**
     * The template column that the list names.
     * @example phone
     */
    field: string;
    /**
     * Whom the list names.
     * @example +34600000001
     */
    value: string;
    blacklistId: Id;
    /**
     * The list.
     * @example Lista Robinson
     */
    blacklist: string;
    layer: BlacklistLayer;
    /**
     * Format: date
     * The day it was asked for.
     * @example 2026-11-20
     */
    since: string;
};

/** A blacklist that a load was checked against. */
export type LoadFilter = {
    blacklistId: Id;
    /**
     * Its name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * The version it had.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * The day that version was run.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Whether that was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Rows it kept out.
     * @example 12
     */
    hits: number;
};

/** What taking a load back would do. */
export type LoadImpact = {
    /**
     * Whether `loads.undo` takes it back in the state in which it is.
     * @example true
     */
    possible: boolean;
    /**
     * Records that the load wrote or took over.
     * @example 9600
     */
    total: number;
    /**
     * Records that it had created.
     * @example 9000
     */
    removed: number;
    /**
     * Records that would get their former values.
     * @example 590
     */
    restored: number;
    /**
     * Records that were worked.
     * @example 6
     */
    keptWorked: number;
    /**
     * Records that a later load took over.
     * @example 3
     */
    keptLater: number;
    /**
     * Records that are no longer there.
     * @example 1
     */
    missing: number;
    /** The first records that were worked, at most 10. */
    worked: RecordName[];
};

/**
 * What a finished load came to. `loaded`: records were created or updated, and no row was rejected; `partial`: some rows were; `nothing_new`: every row was there already, came twice or was kept out; `rejected`: rows were rejected, and not one became a record or changed one; `failed`: it could not go on; `undone`: it was taken back.
 * @enum {string}
 */
export type LoadOutcome = "loaded" | "partial" | "nothing_new" | "rejected" | "failed" | "undone";

/**
 * created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued; paused | completed | completed_with_errors | failed → undoing → undone; undoing → undo_paused → undoing.
 * @enum {string}
 */
export type LoadState = "created" | "queued" | "processing" | "pausing" | "paused" | "completed" | "completed_with_errors" | "failed" | "undoing" | "undo_paused" | "undone";

/** A load being taken back. When it is `undone`: removed + restored + keptWorked + keptLater + missing = total = created + updated + unchanged of the load. */
export type LoadUndo = {
    /**
     * Whether the load is deleted when nothing of it is left.
     * @example false
     */
    deletes: boolean;
    /**
     * Records that the load wrote or took over.
     * @example 9600
     */
    total: number;
    /**
     * Records that it had created.
     * @example 9000
     */
    removed: number;
    /**
     * Records that belong to the former load again with their former values.
     * @example 590
     */
    restored: number;
    /**
     * Records kept because they were worked.
     * @example 6
     */
    keptWorked: number;
    /**
     * Records kept because a later load took them over.
     * @example 3
     */
    keptLater: number;
    /**
     * Records that were no longer there.
     * @example 1
     */
    missing: number;
    /**
     * Rate while it is taken back and of the whole afterwards.
     * @example 90000
     */
    rowsPerSecond: number | null;
    /**
     * Estimate of what remains.
     * @example 2.5
     */
    secondsLeft: number | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * When it was through.
     */
    finishedAt: string | null;
    startedBy: Person;
};

/** One load. */
export type OneLoad = {
    data: Load;
};

/** Enough to tell a record from others. */
export type RecordName = {
    /**
     * The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
    /**
     * What its template tells it by.
     * @example 00000001R
     */
    key: string | null;
};

/** The operations of specs/loads/loads.yaml. */
export interface LoadsOperations {
  'loads.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: LoadState[];
        /** Only those that came to this. */
        outcome?: LoadOutcome[];
        /** Only loads of this template. */
        templateId?: string;
        /** Order. */
        sort?: "createdAt" | "-createdAt" | "name" | "-name" | "total" | "-total" | "errors" | "-errors";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Load[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'loads.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404;
  };
  'loads.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.start': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.stop': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.restart': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.impact': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadImpact;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'loads.undo': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.kept': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only those kept for this. */
        reason?: KeptReason;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: KeptRecord[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'loads.causes': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadCause[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'loads.errors': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only errors of this field; `*` for those of the row as a whole. */
        field?: string;
        /** Only errors with this code. */
        code?: ErrorCode;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadError[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'loads.filters': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadFilter[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'loads.exclusions': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only rows that this list kept out. */
        blacklistId?: string;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadExclusion[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'loads.exportErrors': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "text/csv": Blob;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'loads.export': {
    parameters: { query?: {
        /** Template columns to write, in this order; all unless given. */
        columns?: string[];
        /** What separates the cells. */
        delimiter?: "," | ";";
        /** Whether formulas are disarmed. */
        formulaGuard?: boolean;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "text/csv": Blob;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'loads.destroyAll': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoad;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of laia. */
export interface LoadsPaths {
  '/loads': { get: LoadsOperations['loads.index'] };
  '/loads/{id}': { get: LoadsOperations['loads.show']; delete: LoadsOperations['loads.destroy'] };
  '/loads/{id}/start': { post: LoadsOperations['loads.start'] };
  '/loads/{id}/stop': { post: LoadsOperations['loads.stop'] };
  '/loads/{id}/restart': { post: LoadsOperations['loads.restart'] };
  '/loads/{id}/undo': { get: LoadsOperations['loads.impact']; post: LoadsOperations['loads.undo'] };
  '/loads/{id}/kept': { get: LoadsOperations['loads.kept'] };
  '/loads/{id}/causes': { get: LoadsOperations['loads.causes'] };
  '/loads/{id}/errors': { get: LoadsOperations['loads.errors'] };
  '/loads/{id}/filters': { get: LoadsOperations['loads.filters'] };
  '/loads/{id}/exclusions': { get: LoadsOperations['loads.exclusions'] };
  '/loads/{id}/errors/export': { get: LoadsOperations['loads.exportErrors'] };
  '/loads/{id}/records/export': { get: LoadsOperations['loads.export'] };
  '/loads/{id}/all': { delete: LoadsOperations['loads.destroyAll'] };
}
