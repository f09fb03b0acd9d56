// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PlanName, Weekdays } from '#generated/time-off/vacation-plans.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** A single quota. */
export type OneVacationQuota = {
    data: VacationQuota;
};

/**
 * What is counted: people on vacation, or the minutes they would have worked.
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
     * First date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Days of the week it applies to; null for all. */
    weekdays: Weekdays | null;
    /**
     * Start of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    start: number | null;
    /**
     * End of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    end: number | null;
    measure: QuotaMeasure;
    /**
     * Maximum on each date.
     * @example 4
     */
    limit: number;
    /**
     * Maximum taken on any of its dates.
     * @example 2
     */
    taken: number;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A quota to create. */
export type VacationQuotaInput = {
    planId: Id;
    /**
     * Format: date
     * First date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Days of the week it applies to; null for all. */
    weekdays?: Weekdays | null;
    /**
     * Start of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    start?: number | null;
    /**
     * End of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * Maximum on each date.
     * @example 4
     */
    limit: number;
    /**
     * Reason for a limit below what is already taken; required only then, and audited.
     * @example null
     */
    reason?: string | null;
};

/** The new content of the quota. */
export type VacationQuotaUpdate = {
    planId: Id;
    /**
     * Format: date
     * First date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** Days of the week it applies to; null for all. */
    weekdays?: Weekdays | null;
    /**
     * Start of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    start?: number | null;
    /**
     * End of its interval, in minutes after midnight; null for the whole day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * Maximum on each date.
     * @example 4
     */
    limit: number;
    /**
     * Reason for a limit below what is already taken; required only then, and audited.
     * @example null
     */
    reason?: string | null;
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-quotas.yaml. */
export interface VacationQuotasOperations {
  'vacationQuotas.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by plan. */
        planId?: Id;
        /** Return only those with a day on or after this date. */
        from?: string;
        /** Return only those with a day on or before this date. */
        until?: string;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
