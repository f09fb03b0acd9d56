// Generated from specs/reports/report-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { ReportColumns, ReportFormat, ReportName, ReportQuery } from '#generated/reports/report-definitions.ts'

/** A single run. */
export type OneReportRun = {
    data: ReportRun;
};

/** A report file created for one person. */
export type ReportRun = {
    id: Id;
    /**
     * Format: uuid
     * The definition; null if none.
     * @example null
     */
    definitionId: string | null;
    /**
     * Name of the definition or of the report.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    /**
     * Effective query, with its days.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    query: string;
    format: ReportFormat;
    state: ReportRunState;
    /**
     * Why it failed: no permission to read the report, person left, more rows than a PDF allows, filter value no longer exists, or an internal error; null otherwise.
     * @example null
     * @enum {string|null}
     */
    failure: "permission" | "left" | "limit_reached" | "invalid" | "internal" | null;
    /**
     * Whether it was created by a schedule.
     * @example true
     */
    isScheduled: boolean;
    /**
     * Number of rows written.
     * @example 1240
     */
    done: number;
    /**
     * Number of rows, as counted at the start.
     * @example 1240
     */
    total: number | null;
    /**
     * Average or current speed.
     * @example 2400
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

/** A file to create, from a definition or a report. */
export type ReportRunInput = {
    /**
     * Format: uuid
     * The definition; the fields below are omitted then.
     * @example null
     */
    definitionId?: string | null;
    report?: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format?: ReportFormat;
};

/**
 * Status. After seven days it is `expired` and its file is deleted.
 * @example ready
 * @enum {string}
 */
export type ReportRunState = "queued" | "running" | "ready" | "failed" | "cancelled" | "expired";

/** The operations of specs/reports/report-runs.yaml. */
export interface ReportRunsOperations {
  'reportRuns.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: ReportRunState;
        /** Filter by definition. */
        definitionId?: Id;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
