// Generated from specs/time-off/vacation-periods.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodCriterion, PeriodDates } from '#generated/time-off/vacation-outcomes.ts'
import type { PlanName } from '#generated/time-off/vacation-plans.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { VacationActInput } from '#generated/time-off/vacation-requests.ts'

/** A run of days that somebody would like to have. */
export type Bid = {
    /**
     * 1 is what they would like most.
     * @example 1
     */
    rank: number;
    /**
     * Format: date
     * Its first day.
     * @example 2027-08-02
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day.
     * @example 2027-08-15
     */
    endsOn: string;
    /** What comes of it; null as long as nobody has said. */
    outcome: BidOutcome | null;
};

/**
 * What comes of it: it is granted; there is no place left; something better was granted; or the rules of the agreement refuse it by now.
 * @example granted
 * @enum {string}
 */
export type BidOutcome = "granted" | "full" | "not_needed" | "refused";

/** What one would like to have, the first before the others. */
export type BidsInput = {
    /** Each a run of days. */
    bids: {
        /**
         * Format: date
         * Its first day.
         * @example 2027-08-02
         */
        startsOn: string;
        /**
         * Format: date
         * Its last day.
         * @example 2027-08-15
         */
        endsOn: string;
    }[];
};

/** One period of requests. */
export type OneVacationPeriod = {
    data: VacationPeriod;
};

/** What one would like to have in a period. */
export type OwnBids = {
    period: PeriodDates;
    /** The first before the others. */
    bids: Bid[];
};

/** What somebody gets. */
export type PeriodResult = {
    person: Person;
    /**
     * 1 is who chooses first.
     * @example 1
     */
    turn: number;
    /**
     * Format: date
     * Since when they are here; what counts by seniority.
     * @example 2015-04-01
     */
    since: string | null;
    /**
     * What counts by rotation and points: how well they were served before, or the days of these dates that they had in the three years before.
     * @example 4
     */
    points: number;
    /** What they would like to have, the first before the others. */
    bids: Bid[];
};

/** Who gets what in a period. */
export type PeriodResults = {
    /**
     * Whether they are published.
     * @example false
     */
    published: boolean;
    /** In the order of their turn. */
    results: PeriodResult[];
};

/** A period of requests. */
export type VacationPeriod = {
    id: Id;
    plan: PlanName;
    /**
     * Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * The last date that is asked for.
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
     * How many of its requests wait for an answer.
     * @example 3
     */
    unanswered: number;
    /**
     * Whether these should have been answered by now.
     * @example false
     */
    isLate: boolean;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A period to write. */
export type VacationPeriodInput = {
    planId: Id;
    /**
     * Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};

/**
 * Where a period stands by today: not open yet; open; closed for requests and not answered yet; answered; or its dates are over.
 * @example open
 * @enum {string}
 */
export type VacationPeriodState = "scheduled" | "open" | "resolving" | "resolved" | "closed";

/** What it is to be. */
export type VacationPeriodUpdate = {
    planId: Id;
    /**
     * Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * The last date that is asked for.
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
        /** Only of these states. */
        state?: VacationPeriodState[];
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'vacationPeriods.results': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
