// Generated from specs/loads/loads.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A refused value. */
export type CauseValue = {
    /**
     * Cell value, truncated to 200 characters.
     * @example 0-30
     */
    value: string;
    /**
     * Number of rows.
     * @example 100
     */
    rows: number;
    /** Value as read by the current template; null if it is still refused. */
    becomes: string | null;
};

/**
 * `worked`: calls were made or are in progress; `later`: another load took it over.
 * @enum {string}
 */
export type KeptReason = "worked" | "later";

/** A record kept when its load was undone. */
export type KeptRecord = {
    /**
     * Number of the record in the file; the header is 1.
     * @example 17
     */
    row: number;
    /**
     * Key defined by its template; null if it has none.
     * @example 00000001R
     */
    key: string | null;
    reason: KeptReason;
    /** The load that took it over; null if it was worked on or that load was deleted. */
    load: LaterLoad | null;
};

/** Another load. */
export type LaterLoad = {
    id: Id;
    /**
     * Name.
     * @example clientes-2.csv
     */
    name: string;
};

/** A file being loaded. Invariant: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type Load = {
    id: Id;
    /**
     * Name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** Outcome; null until it ends. */
    outcome: LoadOutcome | null;
    templateId: Id;
    /**
     * Name of the template.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Version of the template used.
     * @example 1
     */
    templateVersion: number;
    recordsFileId: Id;
    /**
     * File name.
     * @example clientes.csv
     */
    fileName: string;
    /** The blacklist to which its rows are added; null for loads of records. */
    blacklist: LoadBlacklist | null;
    /**
     * Number of records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Number of records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * Number of new records.
     * @example 9000
     */
    created: number;
    /**
     * Number of existing records updated.
     * @example 500
     */
    updated: number;
    /**
     * Number of existing records left unchanged.
     * @example 100
     */
    unchanged: number;
    /**
     * Number of rows whose key already appears earlier in the file.
     * @example 300
     */
    duplicated: number;
    /**
     * Number of rows excluded by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Number of rows rejected.
     * @example 100
     */
    errors: number;
    /**
     * Number of the loaded rows that were first rejected and then corrected.
     * @example 12
     */
    mended: number;
    /**
     * Current speed while running, average speed once finished.
     * @example 52000
     */
    rowsPerSecond: number | null;
    /**
     * Estimated seconds remaining while running; null otherwise.
     * @example 12.5
     */
    secondsLeft: number | null;
    /**
     * Round: 1, incremented by each restart after errors.
     * @example 1
     */
    round: number;
    /** Why it failed; null otherwise. */
    failure: {
        code: ErrorCode;
        /**
         * Row of the file, where the header is 1.
         * @example 150000
         */
        row: number | null;
    } | null;
    /** Progress of undoing it; null if it was never undone. */
    undo: LoadUndo | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it first started.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When the last round ended.
     */
    finishedAt: string | null;
    createdBy: Person;
};

/** The blacklist to which rows are added. */
export type LoadBlacklist = {
    id: Id;
    /**
     * Name.
     * @example Lista Robinson
     */
    name: string;
    /**
     * Version of an external list that the file contains completely; null for other lists.
     * @example 2026-11
     */
    edition: string | null;
};

/** Rejected rows with the same error in the same field. */
export type LoadCause = {
    /**
     * Template column; null if the row as a whole is invalid.
     * @example stage
     */
    field: string | null;
    /**
     * Column header in the file.
     * @example TRAMO
     */
    header: string | null;
    code: ErrorCode;
    /**
     * Number of rows.
     * @example 240
     */
    rows: number;
    /**
     * Number of distinct values.
     * @example 3
     */
    distinct: number;
    /** Most frequent values, at most 20. */
    values: CauseValue[];
    /** Values allowed by the template, if it defines them. */
    allowed: string[];
    /**
     * Length or amount limit of the template, for codes about a limit.
     * @example 80
     */
    limit: number | null;
};

/** An error in a cell of a rejected row. */
export type LoadError = {
    /**
     * Number of the record in the file; the header is 1.
     * @example 17
     */
    row: number;
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
    /**
     * Cell value, truncated to 200 characters.
     * @example 99999901A
     */
    value: string;
};

/** A row excluded by a blacklist. */
export type LoadExclusion = {
    /**
     * Number of the record in the file; the header is 1.
     * @example 17
     */
    row: number;
    /**
     * Template column with the listed value.
     * @example phone
     */
    field: string;
    /**
     * The listed value.
     * @example +34600000001
     */
    value: string;
    blacklistId: Id;
    /**
     * Name of the list.
     * @example Lista Robinson
     */
    blacklist: string;
    layer: BlacklistLayer;
    /**
     * Format: date
     * Day of the blacklist request.
     * @example 2026-11-20
     */
    since: string;
};

/** A blacklist that a load was checked against. */
export type LoadFilter = {
    blacklistId: Id;
    /**
     * Name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Version at that time.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * Day of the run of that version.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Whether that run was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Number of rows excluded.
     * @example 12
     */
    hits: number;
};

/** Expected result of undoing a load. */
export type LoadImpact = {
    /**
     * Whether `loads.undo` is possible in its current state.
     * @example true
     */
    possible: boolean;
    /**
     * Number of records that the load wrote or took over.
     * @example 9600
     */
    total: number;
    /**
     * Number of records created by the load, to be deleted.
     * @example 9000
     */
    removed: number;
    /**
     * Number of records that would get their former values.
     * @example 590
     */
    restored: number;
    /**
     * Number of records that were worked on.
     * @example 6
     */
    keptWorked: number;
    /**
     * Number of records that a later load took over.
     * @example 3
     */
    keptLater: number;
    /**
     * Number of records that no longer exist.
     * @example 1
     */
    missing: number;
    /** The first records that were worked on, at most 10. */
    worked: RecordName[];
};

/**
 * Outcome of a finished load. `loaded`: records were created or updated, without rejected rows; `partial`: some rows were rejected; `nothing_new`: all rows already existed, were duplicates or were excluded; `rejected`: rows were rejected, and no record was created or changed; `failed`: it could not continue; `undone`: it was undone.
 * @enum {string}
 */
export type LoadOutcome = "loaded" | "partial" | "nothing_new" | "rejected" | "failed" | "undone";

/**
 * Transitions: created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued; paused | completed | completed_with_errors | failed → undoing → undone; undoing → undo_paused → undoing.
 * @enum {string}
 */
export type LoadState = "created" | "queued" | "processing" | "pausing" | "paused" | "completed" | "completed_with_errors" | "failed" | "undoing" | "undo_paused" | "undone";

/** A load being undone. Once `undone`: removed + restored + keptWorked + keptLater + missing = total = created + updated + unchanged of the load. */
export type LoadUndo = {
    /**
     * Whether the load itself is deleted when nothing of it is left.
     * @example false
     */
    deletes: boolean;
    /**
     * Number of records that the load wrote or took over.
     * @example 9600
     */
    total: number;
    /**
     * Number of records created by the load and deleted.
     * @example 9000
     */
    removed: number;
    /**
     * Number of records returned to the former load with their former values.
     * @example 590
     */
    restored: number;
    /**
     * Number of records kept because they were worked on.
     * @example 6
     */
    keptWorked: number;
    /**
     * Number of records kept because a later load took them over.
     * @example 3
     */
    keptLater: number;
    /**
     * Number of records that no longer existed.
     * @example 1
     */
    missing: number;
    /**
     * Current speed while running, average speed once finished.
     * @example 90000
     */
    rowsPerSecond: number | null;
    /**
     * Estimated seconds remaining.
     * @example 2.5
     */
    secondsLeft: number | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * When it finished.
     */
    finishedAt: string | null;
    startedBy: Person;
};

/** A single load. */
export type OneLoad = {
    data: Load;
};

/** Identification of a record. */
export type RecordName = {
    /**
     * Number of the record in the file; the header is 1.
     * @example 17
     */
    row: number;
    /**
     * Key defined by its template; null if it has none.
     * @example 00000001R
     */
    key: string | null;
};

/** The operations of specs/loads/loads.yaml. */
export interface LoadsOperations {
  'loads.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: LoadState[];
        /** Filter by outcome. */
        outcome?: LoadOutcome[];
        /** Filter by template. */
        templateId?: string;
        /** Sort order. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'loads.start': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by reason. */
        reason?: KeptReason;
    }; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by field; `*` for errors of the whole row. */
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
            data: LoadError[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'loads.filters': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by list. */
        blacklistId?: string;
    }; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** Template columns to include, in this order. Defaults to all. */
        columns?: string[];
        /** Cell delimiter. */
        delimiter?: "," | ";";
        /** Whether formulas are escaped. */
        formulaGuard?: boolean;
    }; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
