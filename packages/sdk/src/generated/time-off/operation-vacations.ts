// Generated from specs/time-off/operation-vacations.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Minute, PlanName } from '#generated/time-off/vacation-plans.ts'
import type { OneVacationRequestDetail, SearchedVacationState, VacationDecisionResult, VacationRequest, VacationState } from '#generated/time-off/vacation-requests.ts'
import type { PeakWeeks } from '#generated/time-off/vacation-places.ts'
import type { PendingReason } from '#generated/time-off/vacation-outcomes.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** What approving a set of requests would do. */
export type Coverage = {
    /** The intervals of the dates, in order. */
    intervals: CoverageInterval[];
    /** The requests, in the order in which they came. */
    requests: CoverageRequest[];
    /**
     * How the subset was found: all subsets were compared, or, where there are too many, one request after the other was taken.
     * @example exact
     * @enum {string}
     */
    method: "exact" | "greedy";
};

/** Which requests. */
export type CoverageInput = {
    /** The requests. */
    ids: Id[];
};

/** An interval of a date in which people are needed. */
export type CoverageInterval = {
    /**
     * Format: date
     * The date.
     * @example 2026-08-03
     */
    date: string;
    plan: PlanName;
    /** Of which skill; null for all of the plan. */
    skill: PlanName | null;
    start: Minute;
    end: Minute;
    /**
     * How many people are needed.
     * @example 12
     */
    needed: number;
    /**
     * How many are planned and not off.
     * @example 13
     */
    before: number;
    /**
     * How many would be left.
     * @example 11
     */
    after: number;
};

/** One of the requests. */
export type CoverageRequest = {
    id: Id;
    person: Person;
    /**
     * Whether there is a place for it alone.
     * @example true
     */
    fits: boolean;
    /**
     * Format: date
     * The first date without a place; null where it fits.
     * @example null
     */
    date: string | null;
    /**
     * The quota of that date.
     * @example null
     */
    limit: number | null;
    /**
     * Whether it is of the subset that is suggested.
     * @example true
     */
    suggested: boolean;
    /**
     * Why it is suggested or not: it fits; there is no place even for it alone; or only without others that are suggested.
     * @example fits
     * @enum {string}
     */
    why: "fits" | "full" | "beside_others";
};

/** Who had which peak dates. */
export type Fairness = {
    /** The periods whose dates are counted, the earlier first. */
    periods: {
        id: Id;
        /**
         * Its name.
         * @example Verano 2026
         */
        name: string;
        /**
         * Format: date
         * Its first date.
         * @example 2026-06-15
         */
        startsOn: string;
        /**
         * Format: date
         * Its last date.
         * @example 2026-09-15
         */
        endsOn: string;
    }[];
    /** Everybody of the plan, those with the fewest days first; nobody for who does not see everybody. */
    people: PeakDays[];
    /** The same by team, by name; teams of fewer than five people are one, without a name. */
    groups: PeakGroup[];
};

/** What is decided on which requests. */
export type OperationsDecisionInput = {
    /**
     * What is decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** Which. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * Why; compulsory where they are refused.
     * @example null
     */
    comment?: string | null;
    /**
     * Why they are approved beyond the quota.
     * @example null
     */
    override?: string | null;
    /**
     * Whether it is in force only six seconds later.
     * @example false
     */
    hold?: boolean;
};

/** Which decisions are taken back. */
export type OperationsReleaseInput = {
    /** Of these requests. */
    ids: Id[];
};

/** Counts of vacation requests. */
export type OperationsSummary = {
    /** How many requests there are of each state that there is. */
    states: StateCount[];
    /** Each day, week, month or person with any. */
    rows: SummaryRow[];
};

/** The peak dates of somebody. */
export type PeakDays = {
    person: Person;
    /**
     * In all.
     * @example 10
     */
    days: number;
    /** Those of each period with any. */
    periods: {
        id: Id;
        weeks: PeakWeeks;
        /**
         * How many days of work.
         * @example 5
         */
        days: number;
        /**
         * Format: date
         * The first of them.
         * @example 2026-08-03
         */
        startsOn: string;
        /**
         * Format: date
         * The last of them.
         * @example 2026-08-07
         */
        endsOn: string;
    }[];
};

/** The peak dates of a team. */
export type PeakGroup = {
    /**
     * Format: uuid
     * Who coordinates it; null for all small ones together.
     * @example null
     */
    id: string | null;
    /**
     * What they are called.
     * @example null
     */
    name: string | null;
    /**
     * How many people; null where they are fewer than five even together.
     * @example 12
     */
    people: number | null;
    /**
     * Days for each of them in all; null where they are fewer than five.
     * @example 4.5
     */
    days: number | null;
    /** Those of each period. */
    periods: {
        id: Id;
        /**
         * How many had any; null where the team is fewer than five.
         * @example 6
         */
        people: number | null;
        /**
         * Days for each person of the team; null where they are fewer than five.
         * @example 2.5
         */
        days: number | null;
    }[];
};

/** How many requests have a state. */
export type StateCount = {
    state: VacationState;
    /**
     * How many.
     * @example 3
     */
    count: number;
};

/** A day, a week, a month or a person. */
export type SummaryRow = {
    /**
     * Format: date
     * Its first day; null of a person.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * Its last day; null of a person.
     * @example 2026-08-03
     */
    endsOn: string | null;
    /** Who; null of a day. */
    person: Person | null;
    /** How many requests there are of each state that there is. */
    states: StateCount[];
    /**
     * The quota of the whole day; null but of a day of a plan.
     * @example 4
     */
    limit: number | null;
    /**
     * What is taken of it; null but of a day of a plan.
     * @example 2
     */
    taken: number | null;
    /**
     * How many wait for a place; null but of a day of a plan.
     * @example 1
     */
    waiting: number | null;
};

/** The operations of specs/time-off/operation-vacations.yaml. */
export interface OperationVacationsOperations {
  'operationVacations.index': {
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
        /** Only of this person. */
        employeeId?: Id;
        /** Only what has a day from this one on. */
        initialDate?: string;
        /** Only what has a day until this one. */
        endDate?: string;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only of requests in these states. */
        selectedState?: SearchedVacationState[];
        /** 1: what is not in the archive; 0: what is. */
        active?: 0 | 1;
        /** Only those that whoever asks may answer. */
        waiting?: boolean;
        /** Only those that wait for these reasons. */
        reason?: PendingReason[];
        /** Order. */
        sort?: "-createdAt" | "createdAt" | "startsOn" | "-startsOn" | "person" | "-person" | "units" | "-units";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationRequest[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'operationVacations.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'operationVacations.summary': {
    parameters: { query?: {
        /** From this day on; the first of the month at hand unless it is said. */
        from?: string;
        /** Until this day; the last of the month of the first unless it is said. */
        until?: string;
        /** What is counted by. */
        by?: "day" | "week" | "month" | "person";
        /** Only of this plan. */
        planId?: Id;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OperationsSummary;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'operationVacations.fairness': {
    parameters: { query: {
        /** Of this plan. */
        planId: Id;
        /** From this year on; three years back unless it is said. */
        fromYear?: number;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Fairness;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'operationVacations.decide': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": OperationsDecisionInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: VacationDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'operationVacations.release': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": OperationsReleaseInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: VacationDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'operationVacations.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": CoverageInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: Coverage;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface OperationVacationsPaths {
  '/operation-vacations': { get: OperationVacationsOperations['operationVacations.index'] };
  '/operation-vacations/{id}': { get: OperationVacationsOperations['operationVacations.show'] };
  '/operation-vacations/summary': { get: OperationVacationsOperations['operationVacations.summary'] };
  '/operation-vacations/fairness': { get: OperationVacationsOperations['operationVacations.fairness'] };
  '/operation-vacations/decide': { post: OperationVacationsOperations['operationVacations.decide'] };
  '/operation-vacations/release': { post: OperationVacationsOperations['operationVacations.release'] };
  '/operation-vacations/preview': { post: OperationVacationsOperations['operationVacations.preview'] };
}
