// Generated from specs/attendance/record-grants.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Workday } from '#generated/attendance/workdays.ts'

/** One grant. */
export type OneRecordGrant = {
    data: RecordGrant;
};

/** A read-only access to the time record, for a time. */
export type RecordGrant = {
    id: Id;
    holder: Person;
    role: RecordGrantRole;
    state: RecordGrantState;
    /**
     * How many people it names; null of a work center.
     * @example 1
     */
    people: number | null;
    /**
     * The name of the work center.
     * @example null
     */
    workCenter: string | null;
    /**
     * Format: date
     * The first day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last one.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * From when on.
     * @example 2026-03-20T09:00:00.000Z
     */
    startsAt: string;
    /**
     * Format: date-time
     * Until when.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * Why.
     * @example Requerimiento de la Inspección
     */
    reason: string;
    grantedBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was taken back.
     * @example null
     */
    revokedAt: string | null;
};

/** Who reads what, and until when. */
export type RecordGrantInput = {
    userId: Id;
    role: RecordGrantRole;
    /** The record of these people. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * Or that of everybody with a contract at this work center in the period.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: date
     * The first day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last one.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * From when on it can be read, ninety days ahead at most; at once unless given.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * Until when, thirty days after the beginning at most.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * Why. The people concerned read it.
     * @example Requerimiento de la Inspección
     */
    reason: string;
};

/**
 * Who the holder is: of the Inspección de Trabajo, or of the representación legal of the workers.
 * @example inspector
 * @enum {string}
 */
export type RecordGrantRole = "inspector" | "representative";

/**
 * Where it stands.
 * @example current
 * @enum {string}
 */
export type RecordGrantState = "current" | "planned" | "past" | "revoked";

/** The operations of specs/attendance/record-grants.yaml. */
export interface RecordGrantsOperations {
  'recordGrants.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only in this state. */
        state?: RecordGrantState;
        /** Only those given to oneself and in force. */
        own?: boolean;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on, a year at most at once; the month up to the last day of the grant unless given. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Order. */
        sort?: "-date" | "date" | "person" | "-person";
    }; header?: never; path: {
        /** The id. */
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
