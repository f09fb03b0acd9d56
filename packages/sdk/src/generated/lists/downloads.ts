// Generated from specs/lists/downloads.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { FormatField, NamedLoad, NamedSegment } from '#generated/lists/filters.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * For what the records are taken: the blacklists of this channel are asked.
 * @example phone
 * @enum {string}
 */
export type DownloadChannel = "phone" | "sms" | "email";

/** What a blacklist kept out of the file. */
export type DownloadExclusion = {
    blacklistId: Id;
    /**
     * The list as it was called.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Its version at that moment.
     * @example null
     */
    edition: string | null;
    /**
     * Records: of several lists the one that goes first counts.
     * @example 37
     */
    rows: number;
};

/**
 * CSV, a workbook, or a line of JSON for each record.
 * @example csv
 * @enum {string}
 */
export type DownloadFormat = "csv" | "xlsx" | "jsonl";

/** What to make a file of. */
export type DownloadInput = {
    /**
     * Format: uuid
     * The format whose records are taken.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Format: uuid
     * Only what this filter finds.
     * @example null
     */
    filterId?: string | null;
    /**
     * Format: uuid
     * Only what this load brought last.
     * @example null
     */
    loadId?: string | null;
    /**
     * Format: uuid
     * Only the members of this segment, as it was computed last.
     * @example null
     */
    segmentId?: string | null;
    /**
     * Format: uuid
     * Only records that wait in this activation, or that it served.
     * @example null
     */
    activationId?: string | null;
    /**
     * The fields, in the order of the file.
     * @example [
     *       "document"
     *     ]
     */
    columns: string[];
    format: DownloadFormat;
    channel: DownloadChannel;
    /**
     * What it is for.
     * @example Campaña de la agencia externa
     */
    reason: string;
};

/** What can be downloaded of a format. */
export type DownloadSource = {
    templateId: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    name: string;
    /** Its fields, in their order. */
    fields: FormatField[];
    /** Its loads. */
    loads: NamedLoad[];
    /** Its segments, by name. */
    segments: NamedSegment[];
    /** Its activations, the newest first. */
    activations: NamedActivation[];
    /** The filters that one may use. */
    filters: NamedFilter[];
};

/**
 * Where it stands; after a day it is `expired`, and its file is gone.
 * @example ready
 * @enum {string}
 */
export type DownloadState = "queued" | "running" | "ready" | "failed" | "cancelled" | "expired";

/** A file of records, made for one person. */
export type ListDownload = {
    id: Id;
    /**
     * What stands in the last column of each row of its file, so that a row tells who took it.
     * @example D7K2M9QX
     */
    mark: string;
    person: Person;
    /**
     * Whether one asked for it oneself: only then the file can be taken.
     * @example true
     */
    isOwn: boolean;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * What was taken: all records of the format, what a filter finds, a load, the members of a segment, or the records of an activation.
     * @example filter
     * @enum {string}
     */
    source: "format" | "filter" | "load" | "segment" | "activation";
    /**
     * The filter, load, segment or activation, as it was called.
     * @example Deuda alta
     */
    sourceName: string | null;
    /** The labels of the columns, in their order. */
    columns: string[];
    format: DownloadFormat;
    channel: DownloadChannel;
    /**
     * What it is for.
     * @example Campaña de la agencia externa
     */
    reason: string;
    state: DownloadState;
    /**
     * Why there is no file: the person may not any more; what it was asked of is there no more; or something is broken.
     * @example null
     * @enum {string|null}
     */
    failure: "permission" | "invalid" | "internal" | null;
    /**
     * Rows written.
     * @example 1240
     */
    done: number;
    /**
     * Rows to write, as counted at the beginning.
     * @example 1240
     */
    total: number | null;
    /**
     * Records that blacklists kept out.
     * @example 37
     */
    excluded: number;
    /** By list, in the order of precedence. */
    exclusions: DownloadExclusion[];
    /**
     * How fast it was written or is.
     * @example 240000
     */
    rowsPerSecond: number | null;
    /**
     * Bytes of the file.
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
     * When it was over.
     * @example 2026-03-09T07:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * Until when it can be taken.
     * @example 2026-03-10T07:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * How often it was taken.
     * @example 1
     */
    fetches: number;
    /**
     * Format: date-time
     * When it was last taken.
     * @example 2026-03-09T08:12:00.000Z
     */
    fetchedAt: string | null;
};

/** An activation. */
export type NamedActivation = {
    id: Id;
    /**
     * Its name.
     * @example Recobro prioritario, diciembre
     */
    name: string;
};

/** A filter. */
export type NamedFilter = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
};

/** One download. */
export type OneDownload = {
    data: ListDownload;
};

/** The operations of specs/lists/downloads.yaml. */
export interface DownloadsOperations {
  'downloads.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only one's own, or only those of others. */
        scope?: "own" | "others";
        /** Only in this state. */
        state?: DownloadState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
