// Generated from specs/time-off/operation-vacations.yaml by `pnpm codegen`. Never edited by hand.
import type { FairnessAverage, FairnessYear, PeakWeeks } from '#generated/time-off/vacation-places.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Minute, PlanName } from '#generated/time-off/vacation-plans.ts'
import type { OneVacationRequestDetail, SearchedVacationState, VacationDecisionResult, VacationRequest, VacationState } from '#generated/time-off/vacation-requests.ts'
import type { PendingReason } from '#generated/time-off/vacation-outcomes.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** Coverage if a set of requests is approved. */
export type Coverage = {
    /** Intervals of the dates, in order. */
    intervals: CoverageInterval[];
    /** The requests, in request order. */
    requests: CoverageRequest[];
    /**
     * How the subset was found: `exact` compares all subsets; `greedy`, for large sets, takes one request after another.
     * @example exact
     * @enum {string}
     */
    method: "exact" | "greedy";
};

/** The requests to preview. */
export type CoverageInput = {
    /** IDs of the requests. */
    ids: Id[];
};

/** Staffing need in an interval of a date. */
export type CoverageInterval = {
    /**
     * Format: date
     * The date.
     * @example 2026-08-03
     */
    date: string;
    plan: PlanName;
    /** The skill; null for the whole plan. */
    skill: PlanName | null;
    start: Minute;
    end: Minute;
    /**
     * How many people are needed.
     * @example 12
     */
    needed: number;
    /**
     * Number of people planned and not on leave.
     * @example 13
     */
    before: number;
    /**
     * Number of people remaining after approval.
     * @example 11
     */
    after: number;
};

/** A request in the preview. */
export type CoverageRequest = {
    id: Id;
    person: Person;
    /**
     * Whether there is a place for it on its own.
     * @example true
     */
    fits: boolean;
    /**
     * Format: date
     * First date without a place; null if it fits.
     * @example null
     */
    date: string | null;
    /**
     * Quota of that date; null if it fits.
     * @example null
     */
    limit: number | null;
    /**
     * Whether it belongs to the suggested subset.
     * @example true
     */
    suggested: boolean;
    /**
     * Why it is suggested or not: it fits; there is no place even on its own; or it would fit only without other suggested requests.
     * @example fits
     * @enum {string}
     */
    why: "fits" | "full" | "beside_others";
};

/** How peak dates and fairness figures were shared. */
export type Fairness = {
    /** The years counted, earliest first. */
    years: FairnessYear[];
    /** The periods counted, earliest first. */
    periods: {
        id: Id;
        /**
         * Name.
         * @example Verano 2026
         */
        name: string;
        /**
         * Format: date
         * First date.
         * @example 2026-06-15
         */
        startsOn: string;
        /**
         * Format: date
         * Last date.
         * @example 2026-09-15
         */
        endsOn: string;
    }[];
    /** People of the plan, those with the fewest days first; empty if the caller may not see everybody. */
    people: PeakDays[];
    /** Figures by team, sorted by name; teams of fewer than five people are merged, without a name. */
    groups: PeakGroup[];
};

/** A decision on several requests. */
export type OperationsDecisionInput = {
    /**
     * The decision.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** The requests. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * Reason; required when rejecting.
     * @example null
     */
    comment?: string | null;
    /**
     * Reason for approving beyond the quota.
     * @example null
     */
    override?: string | null;
    /**
     * Whether the decision takes effect after six seconds, until when it can be withdrawn.
     * @example false
     */
    hold?: boolean;
};

/** Decisions to withdraw. */
export type OperationsReleaseInput = {
    /** IDs of the requests. */
    ids: Id[];
};

/** Counts of vacation requests. */
export type OperationsSummary = {
    /** Number of requests by state; states without requests are omitted. */
    states: StateCount[];
    /** Each day, week, month or person with requests. */
    rows: SummaryRow[];
};

/** Peak dates of a person. */
export type PeakDays = {
    person: Person;
    /**
     * Total days.
     * @example 10
     */
    days: number;
    /** Figures by period; periods without days are omitted. */
    periods: {
        id: Id;
        weeks: PeakWeeks;
        /**
         * Number of working days off.
         * @example 5
         */
        days: number;
        /**
         * Format: date
         * First of these days.
         * @example 2026-08-03
         */
        startsOn: string;
        /**
         * Format: date
         * Last of these days.
         * @example 2026-08-07
         */
        endsOn: string;
    }[];
};

/** Peak dates and fairness figures of a team. */
export type PeakGroup = {
    /**
     * Format: uuid
     * The coordinator; null for the merged small teams.
     * @example null
     */
    id: string | null;
    /**
     * Display name.
     * @example null
     */
    name: string | null;
    /**
     * Number of people; null if fewer than five in total.
     * @example 12
     */
    people: number | null;
    /**
     * Average days per person; null if fewer than five people.
     * @example 4.5
     */
    days: number | null;
    /** Figures by period. */
    periods: {
        id: Id;
        /**
         * Number of people with days off; null if the team has fewer than five people.
         * @example 6
         */
        people: number | null;
        /**
         * Average days per person; null if the team has fewer than five people.
         * @example 2.5
         */
        days: number | null;
    }[];
    /** Fairness figures per person; null if fewer than five people. */
    average: FairnessAverage | null;
    /** Figures by year. */
    years: {
        year: FairnessYear;
        /** Fairness figures per person; null if fewer than five people. */
        average: FairnessAverage | null;
    }[];
};

/** Number of requests in a state. */
export type StateCount = {
    state: VacationState;
    /**
     * Number of requests.
     * @example 3
     */
    count: number;
};

/** Counts of a day, week, month or person. */
export type SummaryRow = {
    /**
     * Format: date
     * First day; null for a person.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * Last day; null for a person.
     * @example 2026-08-03
     */
    endsOn: string | null;
    /** The person; null for a period. */
    person: Person | null;
    /** Number of requests by state; states without requests are omitted. */
    states: StateCount[];
    /**
     * Quota of the whole day; null unless by day of a plan.
     * @example 4
     */
    limit: number | null;
    /**
     * Places taken; null unless by day of a plan.
     * @example 2
     */
    taken: number | null;
    /**
     * Number of requests on the waiting list; null unless by day of a plan.
     * @example 1
     */
    waiting: number | null;
};

/** The operations of specs/time-off/operation-vacations.yaml. */
export interface OperationVacationsOperations {
  'operationVacations.index': {
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
        /** Filter by person. */
        employeeId?: Id;
        /** Return only rows with a day on or after this date. */
        initialDate?: string;
        /** Return only rows with a day on or before this date. */
        endDate?: string;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state of the request. */
        selectedState?: SearchedVacationState[];
        /** `1`: rows that are not archived; `0`: archived rows. */
        active?: 0 | 1;
        /** Return only requests that the caller can answer. */
        waiting?: boolean;
        /** Filter by pending reason. */
        reason?: PendingReason[];
        /** Sort order. */
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
        /** ID. */
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
        /** First day. Defaults to the first day of the current month. */
        from?: string;
        /** Last day (inclusive). Defaults to the end of the month of the first day. */
        until?: string;
        /** How to group the counts. */
        by?: "day" | "week" | "month" | "person";
        /** Filter by plan. */
        planId?: Id;
        /** Filter by people who have this skill. */
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
        /** The plan. */
        planId: Id;
        /** First year. Defaults to three years ago. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
