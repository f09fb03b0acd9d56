// Generated from specs/lists/downloads.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { FormatField, NamedLoad, NamedSegment } from '#generated/lists/filters.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Channel for which the records will be used; its blacklists apply.
 * @example phone
 * @enum {string}
 */
export type DownloadChannel = "phone" | "sms" | "email";

/** Records excluded from the file by a blacklist. */
export type DownloadExclusion = {
    blacklistId: Id;
    /**
     * Name of the list at that moment.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Version of the list at that moment.
     * @example null
     */
    edition: string | null;
    /**
     * Number of records; a record on several lists counts for the one with precedence.
     * @example 37
     */
    rows: number;
};

/**
 * CSV, an Excel workbook, or JSON Lines with one record per line.
 * @example csv
 * @enum {string}
 */
export type DownloadFormat = "csv" | "xlsx" | "jsonl";

/** A file to create. */
export type DownloadInput = {
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Format: uuid
     * Include only records found by this filter.
     * @example null
     */
    filterId?: string | null;
    /**
     * Format: uuid
     * Include only records last brought by this load.
     * @example null
     */
    loadId?: string | null;
    /**
     * Format: uuid
     * Include only members of this segment, as last computed.
     * @example null
     */
    segmentId?: string | null;
    /**
     * Format: uuid
     * Include only records waiting in or served by this activation.
     * @example null
     */
    activationId?: string | null;
    /**
     * The fields, in the order of the columns.
     * @example [
     *       "document"
     *     ]
     */
    columns: string[];
    format: DownloadFormat;
    channel: DownloadChannel;
    /**
     * Purpose of the download.
     * @example Campaña de la agencia externa
     */
    reason: string;
};

/** What can be downloaded of a format. */
export type DownloadSource = {
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    name: string;
    /** Fields, in order. */
    fields: FormatField[];
    /** Loads. */
    loads: NamedLoad[];
    /** Segments, sorted by name. */
    segments: NamedSegment[];
    /** Activations, newest first. */
    activations: NamedActivation[];
    /** Filters that the caller may use. */
    filters: NamedFilter[];
};

/**
 * Status. After one day it is `expired` and its file is deleted.
 * @example ready
 * @enum {string}
 */
export type DownloadState = "queued" | "running" | "ready" | "failed" | "cancelled" | "expired";

/** A file of records created for one person. */
export type ListDownload = {
    id: Id;
    /**
     * Code in the last column of each row of the file, which identifies who downloaded it.
     * @example D7K2M9QX
     */
    mark: string;
    person: Person;
    /**
     * Whether the caller requested it; only then can the file be downloaded.
     * @example true
     */
    isOwn: boolean;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Source: all records of the format, a filter, a load, a segment or an activation.
     * @example filter
     * @enum {string}
     */
    source: "format" | "filter" | "load" | "segment" | "activation";
    /**
     * Name of the filter, load, segment or activation at that moment.
     * @example Deuda alta
     */
    sourceName: string | null;
    /** Labels of the columns, in order. */
    columns: string[];
    format: DownloadFormat;
    channel: DownloadChannel;
    /**
     * Purpose of the download.
     * @example Campaña de la agencia externa
     */
    reason: string;
    state: DownloadState;
    /**
     * Why it failed: permission lost, source no longer valid, or an internal error; null otherwise.
     * @example null
     * @enum {string|null}
     */
    failure: "permission" | "invalid" | "internal" | null;
    /**
     * Number of rows written.
     * @example 1240
     */
    done: number;
    /**
     * Number of rows to write, as counted at the start.
     * @example 1240
     */
    total: number | null;
    /**
     * Number of records excluded by blacklists.
     * @example 37
     */
    excluded: number;
    /** Exclusions by list, in order of precedence. */
    exclusions: DownloadExclusion[];
    /**
     * Average or current speed.
     * @example 240000
     */
    rowsPerSecond: number | null;
    /**
     * File size in bytes.
     * @example 120345
     */
    size: number | null;
    /**
     * SHA-256 of the file, in hexadecimal.
     * @example null
     */
    sha256: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it began.
     * @example 2026-03-09T07:00:01.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example 2026-03-09T07:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * Until when it can be downloaded.
     * @example 2026-03-10T07:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * Number of downloads of the file.
     * @example 1
     */
    fetches: number;
    /**
     * Format: date-time
     * When it was last downloaded; null if never.
     * @example 2026-03-09T08:12:00.000Z
     */
    fetchedAt: string | null;
};

/** An activation. */
export type NamedActivation = {
    id: Id;
    /**
     * Name.
     * @example Recobro prioritario, diciembre
     */
    name: string;
};

/** A filter. */
export type NamedFilter = {
    id: Id;
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
};

/** A single download. */
export type OneDownload = {
    data: ListDownload;
};

/** The operations of specs/lists/downloads.yaml. */
export interface DownloadsOperations {
  'downloads.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only those of the caller, or only those of others. */
        scope?: "own" | "others";
        /** Filter by state. */
        state?: DownloadState;
        /** Sort order. */
        sort?: "-createdAt" | "createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ListDownload[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'downloads.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": DownloadInput;
    } };
    responses: { 202: { content: {
        "application/json": OneDownload;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'downloads.sources': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DownloadSource[];
        };
    } } };
    failures: 401 | 403;
  };
  'downloads.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneDownload;
    } } };
    failures: 401 | 403 | 404;
  };
  'downloads.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneDownload;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'downloads.file': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example Documento */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404 | 409 | 429;
  };
}
/** Where they are, below the address of main. */
export interface DownloadsPaths {
  '/downloads': { get: DownloadsOperations['downloads.index']; post: DownloadsOperations['downloads.create'] };
  '/downloads/sources': { get: DownloadsOperations['downloads.sources'] };
  '/downloads/{id}': { get: DownloadsOperations['downloads.show'] };
  '/downloads/{id}/cancel': { post: DownloadsOperations['downloads.cancel'] };
  '/downloads/{id}/file': { get: DownloadsOperations['downloads.file'] };
}
