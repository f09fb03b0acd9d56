// Generated from specs/time-off/vacation-periods.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodCriterion, PeriodDates } from '#generated/time-off/vacation-outcomes.ts'
import type { PlanName } from '#generated/time-off/vacation-plans.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { VacationActInput } from '#generated/time-off/vacation-requests.ts'

/** A preferred run of days. */
export type Bid = {
    /**
     * Rank, where 1 is the most preferred.
     * @example 1
     */
    rank: number;
    /**
     * Format: date
     * First day.
     * @example 2027-08-02
     */
    startsOn: string;
    /**
     * Format: date
     * Last day.
     * @example 2027-08-15
     */
    endsOn: string;
    /** Outcome; null until evaluated. */
    outcome: BidOutcome | null;
};

/**
 * Outcome: granted; no place left; a better preference was granted; or refused by the current rules of the agreement.
 * @example granted
 * @enum {string}
 */
export type BidOutcome = "granted" | "full" | "not_needed" | "refused";

/** Preferences, most preferred first. */
export type BidsInput = {
    /** Runs of consecutive days. */
    bids: {
        /**
         * Format: date
         * First day.
         * @example 2027-08-02
         */
        startsOn: string;
        /**
         * Format: date
         * Last day.
         * @example 2027-08-15
         */
        endsOn: string;
    }[];
};

/** A single request period. */
export type OneVacationPeriod = {
    data: VacationPeriod;
};

/** Preferences of the caller in a period. */
export type OwnBids = {
    period: PeriodDates;
    /** Preferences, most preferred first. */
    bids: Bid[];
};

/** Result for a person. */
export type PeriodResult = {
    person: Person;
    /**
     * Turn, where 1 chooses first.
     * @example 1
     */
    turn: number;
    /**
     * Format: date
     * Start of employment, which counts by seniority.
     * @example 2015-04-01
     */
    since: string | null;
    /**
     * Points by rotation or points: how well they were served before, or their days on these dates in the previous three years.
     * @example 4
     */
    points: number;
    /** Preferences, most preferred first. */
    bids: Bid[];
};

/** Results of a period. */
export type PeriodResults = {
    /**
     * Whether the results are published.
     * @example false
     */
    published: boolean;
    /** Results, in the order of the turns. */
    results: PeriodResult[];
};

/** A request period. */
export type VacationPeriod = {
    id: Id;
    plan: PlanName;
    /**
     * Name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * First day on which requests can be made.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * Last day on which requests can be made.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * Last day for the company to answer.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * First date that can be requested.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * Last date that can be requested.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
    state: VacationPeriodState;
    /**
     * Format: date-time
     * When its results were published; null before.
     * @example null
     */
    publishedAt: string | null;
    /**
     * Number of requests that await an answer.
     * @example 3
     */
    unanswered: number;
    /**
     * Whether their answer is late.
     * @example false
     */
    isLate: boolean;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A request period to create. */
export type VacationPeriodInput = {
    planId: Id;
    /**
     * Name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * First day on which requests can be made.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * Last day on which requests can be made.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * Last day for the company to answer.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * First date that can be requested.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * Last date that can be requested.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};

/**
 * Current state: not open yet; open; closed and awaiting results; resolved; or past its dates.
 * @example open
 * @enum {string}
 */
export type VacationPeriodState = "scheduled" | "open" | "resolving" | "resolved" | "closed";

/** The new content of the period. */
export type VacationPeriodUpdate = {
    planId: Id;
    /**
     * Name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * First day on which requests can be made.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * Last day on which requests can be made.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * Last day for the company to answer.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * First date that can be requested.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * Last date that can be requested.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-periods.yaml. */
export interface VacationPeriodsOperations {
  'vacationPeriods.index': {
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
        /** Filter by state. */
        state?: VacationPeriodState[];
        /** Sort order. */
        sort?: "opensOn" | "-opensOn" | "plan" | "-plan";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationPeriod[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationPeriods.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationPeriodInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationPeriod;
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationPeriods.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationPeriodUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationPeriod;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationPeriods.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'vacationPeriods.results': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PeriodResults;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'vacationPeriods.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: PeriodResults;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationBids.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OwnBids;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'vacationBids.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BidsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OwnBids;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationPeriodsPaths {
  '/vacation-periods': { get: VacationPeriodsOperations['vacationPeriods.index']; post: VacationPeriodsOperations['vacationPeriods.create'] };
  '/vacation-periods/{id}': { put: VacationPeriodsOperations['vacationPeriods.update']; delete: VacationPeriodsOperations['vacationPeriods.destroy'] };
  '/vacation-periods/{id}/results': { get: VacationPeriodsOperations['vacationPeriods.results'] };
  '/vacation-periods/{id}/publish': { post: VacationPeriodsOperations['vacationPeriods.publish'] };
  '/vacation-periods/{id}/bids': { get: VacationPeriodsOperations['vacationBids.show']; put: VacationPeriodsOperations['vacationBids.update'] };
}
