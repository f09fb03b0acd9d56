// Generated from specs/attendance/record-grants.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Workday } from '#generated/attendance/workdays.ts'

/** A single grant. */
export type OneRecordGrant = {
    data: RecordGrant;
};

/** Temporary read-only access to the time record. */
export type RecordGrant = {
    id: Id;
    holder: Person;
    role: RecordGrantRole;
    state: RecordGrantState;
    /**
     * Number of people named; null for a work centre.
     * @example 1
     */
    people: number | null;
    /**
     * Name of the work centre; null if people are named.
     * @example null
     */
    workCenter: string | null;
    /**
     * Format: date
     * First day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * Last day that can be read.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * Start of the access.
     * @example 2026-03-20T09:00:00.000Z
     */
    startsAt: string;
    /**
     * Format: date-time
     * End of the access.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * Reason.
     * @example Requerimiento de la Inspección
     */
    reason: string;
    grantedBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was revoked; null if it was not.
     * @example null
     */
    revokedAt: string | null;
};

/** A grant to create. */
export type RecordGrantInput = {
    userId: Id;
    role: RecordGrantRole;
    /** People whose record can be read. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * Work centre whose people, by contract in the period, can be read.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: date
     * First day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * Last day that can be read.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * Start of the access, at most 90 days ahead. Defaults to now.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * End of the access, at most 30 days after its start.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * Reason, shown to the people concerned.
     * @example Requerimiento de la Inspección
     */
    reason: string;
};

/**
 * Role of the holder: Inspección de Trabajo, or representación legal of the workers.
 * @example inspector
 * @enum {string}
 */
export type RecordGrantRole = "inspector" | "representative";

/**
 * Current state.
 * @example current
 * @enum {string}
 */
export type RecordGrantState = "current" | "planned" | "past" | "revoked";

/** The operations of specs/attendance/record-grants.yaml. */
export interface RecordGrantsOperations {
  'recordGrants.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: RecordGrantState;
        /** Return only grants in force for the caller. */
        own?: boolean;
        /** Sort order. */
        sort?: "-createdAt" | "createdAt" | "endsAt" | "-endsAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordGrant[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'recordGrants.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": RecordGrantInput;
    } };
    responses: { 201: { content: {
        "application/json": OneRecordGrant;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'recordGrants.revoke': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneRecordGrant;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'recordGrants.days': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day, at most one year before the last. Defaults to the month up to the last day of the grant. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Sort order. */
        sort?: "-date" | "date" | "person" | "-person";
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Workday[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface RecordGrantsPaths {
  '/record-grants': { get: RecordGrantsOperations['recordGrants.index']; post: RecordGrantsOperations['recordGrants.create'] };
  '/record-grants/{id}/revoke': { post: RecordGrantsOperations['recordGrants.revoke'] };
  '/record-grants/{id}/days': { get: RecordGrantsOperations['recordGrants.days'] };
}
