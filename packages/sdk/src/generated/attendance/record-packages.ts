// Generated from specs/attendance/record-packages.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One package. */
export type OneRecordPackage = {
    data: RecordPackage;
};

/** A package of the time record. */
export type RecordPackage = {
    id: Id;
    state: RecordPackageState;
    /**
     * `full` holds every entry and correction; `totals`, for representatives, working days only.
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
     * How many people it is of.
     * @example 12
     */
    people: number;
    /** The one it is of; null of several. */
    person: Person | null;
    /**
     * Steps done.
     * @example 48
     */
    done: number;
    /**
     * Steps in all.
     * @example 48
     */
    total: number;
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
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was ready.
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
     * Whether it was made under a grant.
     * @example false
     */
    isGranted: boolean;
};

/** Whose record, and of which days. */
export type RecordPackageInput = {
    /** Of these people; everybody in reach, narrowed by what follows, unless given. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * Only of the people of this coordinator, as of today.
     * @example null
     */
    coordinatorId?: string | null;
    /**
     * Format: uuid
     * Only of the people with a contract at this work center in the period.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: uuid
     * Under this grant: its people, within its period.
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
 * Where it stands; after seven days it is `expired`, and its file is gone.
 * @example ready
 * @enum {string}
 */
export type RecordPackageState = "queued" | "making" | "ready" | "failed" | "expired";

/** The operations of specs/attendance/record-packages.yaml. */
export interface RecordPackagesOperations {
  'recordPackages.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only in this state. */
        state?: RecordPackageState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** The id. */
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
        /** The id. */
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
