// Generated from specs/attendance/record-packages.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single package. */
export type OneRecordPackage = {
    data: RecordPackage;
};

/** A package of the time record. */
export type RecordPackage = {
    id: Id;
    state: RecordPackageState;
    /**
     * `full`: all entries and corrections; `totals`, for representatives: working days only.
     * @example full
     * @enum {string}
     */
    detail: "full" | "totals";
    /**
     * Format: date
     * The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Number of people.
     * @example 12
     */
    people: number;
    /** The person; null if there are several. */
    person: Person | null;
    /**
     * Number of steps done.
     * @example 48
     */
    done: number;
    /**
     * Total number of steps.
     * @example 48
     */
    total: number;
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
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was ready; null before.
     * @example 2026-03-05T10:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * Until when it can be downloaded.
     * @example 2026-03-12T10:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * Whether it was created under a grant.
     * @example false
     */
    isGranted: boolean;
};

/** A package to request. */
export type RecordPackageInput = {
    /** The people. Defaults to everybody within reach, limited by the other filters. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * Limit to people who currently have this coordinator.
     * @example null
     */
    coordinatorId?: string | null;
    /**
     * Format: uuid
     * Limit to people with a contract at this work centre in the period.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: uuid
     * The grant, whose people and period apply.
     * @example null
     */
    grantId?: string | null;
    /**
     * Format: date
     * The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-03-31
     */
    until: string;
};

/**
 * Current state; after seven days it is `expired` and its file is deleted.
 * @example ready
 * @enum {string}
 */
export type RecordPackageState = "queued" | "making" | "ready" | "failed" | "expired";

/** The operations of specs/attendance/record-packages.yaml. */
export interface RecordPackagesOperations {
  'recordPackages.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: RecordPackageState;
        /** Sort order. */
        sort?: "-createdAt" | "createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordPackage[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'recordPackages.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": RecordPackageInput;
    } };
    responses: { 202: { content: {
        "application/json": OneRecordPackage;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'recordPackages.people': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Person[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'recordPackages.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneRecordPackage;
    } } };
    failures: 401 | 403 | 404;
  };
  'recordPackages.file': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example PK */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404 | 409 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface RecordPackagesPaths {
  '/record-packages': { get: RecordPackagesOperations['recordPackages.index']; post: RecordPackagesOperations['recordPackages.create'] };
  '/record-packages/people': { get: RecordPackagesOperations['recordPackages.people'] };
  '/record-packages/{id}': { get: RecordPackagesOperations['recordPackages.show'] };
  '/record-packages/{id}/file': { get: RecordPackagesOperations['recordPackages.file'] };
}
