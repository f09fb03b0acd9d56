// Generated from specs/time-off/vacation-places.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { OneVacationRequestDetail, VacationActInput } from '#generated/time-off/vacation-requests.ts'
import type { PeriodDates } from '#generated/time-off/vacation-outcomes.ts'
import type { PlanName, VacationPlanRules } from '#generated/time-off/vacation-plans.ts'

/** What is left of a date. */
export type DatePlaces = {
    /**
     * Format: date
     * The date.
     * @example 2026-08-03
     */
    date: string;
    status: PlaceStatus;
    /**
     * What is left of the quota, in people or minutes; null where there is none.
     * @example 2
     */
    free: number | null;
    /**
     * The quota; null where there is none.
     * @example 4
     */
    limit: number | null;
    /**
     * How many wait for a place.
     * @example 0
     */
    waiting: number;
};

/** Which peak weeks somebody had. */
export type PeakHistory = {
    /** The plan of the person; null without one. */
    plan: PlanName | null;
    /** The periods of these years, the earlier first. */
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
        /**
         * How many days of work the person was off.
         * @example 5
         */
        days: number;
        weeks: PeakWeeks;
        /**
         * How many days each of the plan had; null of fewer than five people.
         * @example 4.2
         */
        average: number | null;
    }[];
};

/** The Mondays of the weeks in which there were any. */
export type PeakWeeks = string[];

/**
 * How full a date is: free; filling fast; full; nobody has said how many may be off; or the person works nothing on it and needs no place.
 * @example free
 * @enum {string}
 */
export type PlaceStatus = "free" | "filling" | "full" | "no_plan" | "not_needed";

/** The dates of a period as a person finds them. */
export type VacationPlaces = {
    /** The plan of the person; null without one. */
    plan: PlanName | null;
    /** Its rules. */
    rules: VacationPlanRules | null;
    /** The period of requests that is open, or the next one; null where the plan has none to come. */
    period: PeriodDates | null;
    /** The dates, in order; none without a plan. */
    days: DatePlaces[];
};

/** The operations of specs/time-off/vacation-places.yaml. */
export interface VacationPlacesOperations {
  'vacationPlaces.show': {
    parameters: { query?: {
        /** From this day on; the first of the month at hand unless it is said. */
        from?: string;
        /** Until this day; the last of the month of the first unless it is said. */
        until?: string;
    }; header?: never; path: {
        /** The id. */
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
        /** From this year on; three years back unless it is said. */
        fromYear?: number;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
