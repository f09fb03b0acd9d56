// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import type { DayPart, SearchedVacationState, VacationState } from '#generated/time-off/vacation-requests.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A vacation day. */
export type DayOff = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    part: DayPart;
    /**
     * Format: uuid
     * The request; null if the caller may not see it.
     * @example null
     */
    requestId: string | null;
    /** State of the request; null if the caller may not see it. */
    state: VacationState | null;
};

/** A day and its details. */
export type DayToChoose = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * Minutes of planned work; null without a contract.
     * @example 468
     */
    plannedMinutes: number | null;
    /** Start and end of the planned work; null if there is none or only its duration is known. */
    shift: ShiftEnds | null;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
    /**
     * Whether it is a Saturday or Sunday.
     * @example false
     */
    weekend: boolean;
    /**
     * Name of the blocked dates it belongs to; null if none.
     * @example null
     */
    blocked: string | null;
    /** Existing vacation on the day. */
    vacation: DayOff[];
};

/** A person and their vacation days. */
export type PersonOff = {
    person: Person;
    /** The days, in order. */
    days: DayOff[];
};

/** Start and end of a shift. */
export type ShiftEnds = {
    /**
     * Start in minutes after midnight, in the time of the work centre.
     * @example 540
     */
    start: number;
    /**
     * End in minutes after midnight; above 1440 on the next day.
     * @example 1020
     */
    end: number;
};

/** The operations of specs/time-off/vacation-days.yaml. */
export interface VacationDaysOperations {
  'vacationDays.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** People per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** First day. Defaults to the first day of the current month. */
        initialDate?: string;
        /** Last day (inclusive). Defaults to the end of the month of the first day. */
        endDate?: string;
        /** Filter by people who share a coordinator with this person. */
        teamOf?: Id;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state of the request. */
        selectedState?: SearchedVacationState[];
        /** `1`: rows that are not archived; `0`: archived rows. */
        active?: 0 | 1;
        /** Sort order. */
        sort?: "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PersonOff[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationDays.show': {
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
            data: DayToChoose[];
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationDaysPaths {
  '/vacation-days': { get: VacationDaysOperations['vacationDays.index'] };
  '/vacation-days/{id}': { get: VacationDaysOperations['vacationDays.show'] };
}
