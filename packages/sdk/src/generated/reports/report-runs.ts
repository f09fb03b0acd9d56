// Generated from specs/reports/report-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { ReportColumns, ReportFormat, ReportName, ReportQuery } from '#generated/reports/report-definitions.ts'

/** One run. */
export type OneReportRun = {
    data: ReportRun;
};

/** A file of a report, made for one person. */
export type ReportRun = {
    id: Id;
    /**
     * Format: uuid
     * The definition that it is of.
     * @example null
     */
    definitionId: string | null;
    /**
     * What it is called: the name of the definition, or of the report.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    /**
     * What the list was asked, with the days that it is of.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    query: string;
    format: ReportFormat;
    state: ReportRunState;
    /**
     * Why there is no file: the person may not read the report any more, has left; there are more rows than a PDF takes; what it is narrowed by is there no more; or something is broken.
     * @example null
     * @enum {string|null}
     */
    failure: "permission" | "left" | "limit_reached" | "invalid" | "internal" | null;
    /**
     * Whether a schedule made it.
     * @example true
     */
    isScheduled: boolean;
    /**
     * Rows written.
     * @example 1240
     */
    done: number;
    /**
     * Rows in all, as counted at the beginning.
     * @example 1240
     */
    total: number | null;
    /**
     * How fast it was written or is.
     * @example 2400
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
     * Until when it can be downloaded.
     * @example 2026-03-16T07:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * How often it was downloaded.
     * @example 1
     */
    fetches: number;
    /**
     * Format: date-time
     * When it was last downloaded.
     * @example 2026-03-09T08:12:00.000Z
     */
    fetchedAt: string | null;
};

/** What to make a file of: a definition, or a report. */
export type ReportRunInput = {
    /**
     * Format: uuid
     * Of this definition; what follows is left out then.
     * @example null
     */
    definitionId?: string | null;
    report?: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format?: ReportFormat;
};

/**
 * Where it stands; after seven days it is `expired`, and its file is gone.
 * @example ready
 * @enum {string}
 */
export type ReportRunState = "queued" | "running" | "ready" | "failed" | "cancelled" | "expired";

/** The operations of specs/reports/report-runs.yaml. */
export interface ReportRunsOperations {
  'reportRuns.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only in this state. */
        state?: ReportRunState;
        /** Only of this definition. */
        definitionId?: Id;
        /** Order. */
        sort?: "-createdAt" | "createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ReportRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'reportRuns.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ReportRunInput;
    } };
    responses: { 202: { content: {
        "application/json": OneReportRun;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'reportRuns.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneReportRun;
    } } };
    failures: 401 | 403 | 404;
  };
  'reportRuns.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneReportRun;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'reportRuns.file': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example Persona */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404 | 409 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface ReportRunsPaths {
  '/report-runs': { get: ReportRunsOperations['reportRuns.index']; post: ReportRunsOperations['reportRuns.create'] };
  '/report-runs/{id}': { get: ReportRunsOperations['reportRuns.show'] };
  '/report-runs/{id}/cancel': { post: ReportRunsOperations['reportRuns.cancel'] };
  '/report-runs/{id}/file': { get: ReportRunsOperations['reportRuns.file'] };
}
