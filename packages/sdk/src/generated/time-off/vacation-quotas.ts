// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PlanName, Weekdays } from '#generated/time-off/vacation-plans.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** One quota. */
export type OneVacationQuota = {
    data: VacationQuota;
};

/**
 * What is counted: people who are off, or the minutes that they would have worked.
 * @example people
 * @enum {string}
 */
export type QuotaMeasure = "people" | "minutes";

/** A quota. */
export type VacationQuota = {
    id: Id;
    plan: PlanName;
    /**
     * Format: date
     * Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Only on these days of the week; null for all. */
    weekdays: Weekdays | null;
    /**
     * The first minute of its interval; null for the whole day.
     * @example null
     */
    start: number | null;
    /**
     * The minute at which its interval is over; null for the whole day.
     * @example null
     */
    end: number | null;
    measure: QuotaMeasure;
    /**
     * The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * The most that is taken on one of its dates.
     * @example 2
     */
    taken: number;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A quota to write. */
export type VacationQuotaInput = {
    planId: Id;
    /**
     * Format: date
     * Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Only on these days of the week; on all of them without. */
    weekdays?: Weekdays | null;
    /**
     * Only from this minute of the day on.
     * @example null
     */
    start?: number | null;
    /**
     * Only until this minute of the day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * Why it is below what is taken already; only needed then, and kept in the log.
     * @example null
     */
    reason?: string | null;
};

/** What it is to be. */
export type VacationQuotaUpdate = {
    planId: Id;
    /**
     * Format: date
     * Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Only on these days of the week; on all of them without. */
    weekdays?: Weekdays | null;
    /**
     * Only from this minute of the day on.
     * @example null
     */
    start?: number | null;
    /**
     * Only until this minute of the day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * Why it is below what is taken already; only needed then, and kept in the log.
     * @example null
     */
    reason?: string | null;
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-quotas.yaml. */
export interface VacationQuotasOperations {
  'vacationQuotas.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this plan. */
        planId?: Id;
        /** Only those with a day from this one on. */
        from?: string;
        /** Only those with a day until this one. */
        until?: string;
        /** Order. */
        sort?: "startsOn" | "-startsOn" | "plan" | "-plan";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationQuota[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationQuotas.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationQuotaInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationQuota;
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationQuotas.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationQuotaUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationQuota;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationQuotas.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationQuotasPaths {
  '/vacation-quotas': { get: VacationQuotasOperations['vacationQuotas.index']; post: VacationQuotasOperations['vacationQuotas.create'] };
  '/vacation-quotas/{id}': { put: VacationQuotasOperations['vacationQuotas.update']; delete: VacationQuotasOperations['vacationQuotas.destroy'] };
}
