// Generated from specs/time-off/vacation-places.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { OneVacationRequestDetail, VacationActInput } from '#generated/time-off/vacation-requests.ts'
import type { PeriodDates } from '#generated/time-off/vacation-outcomes.ts'
import type { PlanName, VacationPlanRules } from '#generated/time-off/vacation-plans.ts'

/** Remaining places of a date. */
export type DatePlaces = {
    /**
     * Format: date
     * The date.
     * @example 2026-08-03
     */
    date: string;
    status: PlaceStatus;
    /**
     * Remaining quota, in people or minutes; null if there is no quota.
     * @example 2
     */
    free: number | null;
    /**
     * The quota; null if there is none.
     * @example 4
     */
    limit: number | null;
    /**
     * Number of requests on the waiting list.
     * @example 0
     */
    waiting: number;
};

/** Fairness figures per person, with one decimal. */
export type FairnessAverage = {
    /**
     * Weekends worked.
     * @example 7.2
     */
    weekends: number;
    /**
     * Vacation requests denied.
     * @example 0.6
     */
    denials: number;
    /**
     * Offered places not accepted.
     * @example 0.2
     */
    expiredOffers: number;
    /**
     * Waits for a break.
     * @example 11.3
     */
    breakWaits: number;
    /**
     * Time spent in these waits.
     * @example 40.5
     */
    breakWaitMinutes: number;
    /**
     * Hard tickets.
     * @example 2.1
     */
    hardTickets: number;
};

/** Fairness figures of a person: what they had to bear. */
export type FairnessCounts = {
    /**
     * Number of weekends worked: on Saturday, on Sunday or on both. A weekend belongs to the year of its Saturday.
     * @example 9
     */
    weekends: number;
    /**
     * Number of vacation requests that were rejected, cancelled by the company, or expired on the waiting list without a place; by the date of the decision.
     * @example 1
     */
    denials: number;
    /**
     * Number of places of the waiting list that were offered and not accepted in time.
     * @example 1
     */
    expiredOffers: number;
    /**
     * Number of waits in the queue for a break.
     * @example 14
     */
    breakWaits: number;
    /**
     * Time spent in these waits.
     * @example 52
     */
    breakWaitMinutes: number;
    /**
     * Number of tickets that the person was assigned after somebody else had skipped them, and did not skip. Skips whose reason was rejected do not count.
     * @example 3
     */
    hardTickets: number;
};

/** Fairness figures of a person over the years. */
export type FairnessLedger = {
    total: FairnessCounts;
    /** Average of the people of the plan; null without a plan or for fewer than five people. */
    average: FairnessAverage | null;
    /** Figures by year, earliest first. */
    years: {
        year: FairnessYear;
        counts: FairnessCounts;
        /** Average of the people of the plan; null without a plan or for fewer than five people. */
        average: FairnessAverage | null;
    }[];
};

/**
 * Year.
 * @example 2026
 */
export type FairnessYear = number;

/** Peak weeks and fairness figures of a person. */
export type PeakHistory = {
    /** Plan of the person; null without one. */
    plan: PlanName | null;
    /** The request periods of these years, earliest first. */
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
        /**
         * Number of working days off.
         * @example 5
         */
        days: number;
        weeks: PeakWeeks;
        /**
         * Average days of the people of the plan; null for fewer than five people.
         * @example 4.2
         */
        average: number | null;
    }[];
    /** Fairness figures; null for other people than the caller. */
    ledger: FairnessLedger | null;
};

/** Mondays of the weeks with days off. */
export type PeakWeeks = string[];

/**
 * Status of the date: free; almost full; full; no quota defined; or no place needed, because the person does not work.
 * @example free
 * @enum {string}
 */
export type PlaceStatus = "free" | "filling" | "full" | "no_plan" | "not_needed";

/** Dates of a period for a person. */
export type VacationPlaces = {
    /** Plan of the person; null without one. */
    plan: PlanName | null;
    /** Rules of the plan. */
    rules: VacationPlanRules | null;
    /** The open request period, or the next one; null if none is planned. */
    period: PeriodDates | null;
    /** Closed request periods with preferences whose dates are to come, last closed first. */
    closed: PeriodDates[];
    /** Dates in order; empty without a plan. */
    days: DatePlaces[];
};

/** The operations of specs/time-off/vacation-places.yaml. */
export interface VacationPlacesOperations {
  'vacationPlaces.show': {
    parameters: { query?: {
        /** First day. Defaults to the first day of the current month. */
        from?: string;
        /** Last day (inclusive). Defaults to the end of the month of the first day. */
        until?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationPlaces;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'vacationPlaces.peaks': {
    parameters: { query?: {
        /** First year. Defaults to three years ago. */
        fromYear?: number;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PeakHistory;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'vacationPlaces.accept': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationPlacesPaths {
  '/vacation-places/{id}': { get: VacationPlacesOperations['vacationPlaces.show'] };
  '/vacation-places/{id}/peaks': { get: VacationPlacesOperations['vacationPlaces.peaks'] };
  '/vacation-places/{id}/accept': { post: VacationPlacesOperations['vacationPlaces.accept'] };
}
