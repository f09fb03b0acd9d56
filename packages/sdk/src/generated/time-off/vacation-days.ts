// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import type { DayPart, SearchedVacationState, VacationState } from '#generated/time-off/vacation-requests.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A day of vacation. */
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
     * The request that it is of; null where one may not see it.
     * @example null
     */
    requestId: string | null;
    /** The state of that; null where one may not see it. */
    state: VacationState | null;
};

/** A day and what there is to know of it. */
export type DayToChoose = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * What is planned; null without a contract.
     * @example 468
     */
    plannedMinutes: number | null;
    /** When the work that is planned begins and ends; null where there is none, or only so many minutes are known. */
    shift: ShiftEnds | null;
    /**
     * The holiday of the day.
     * @example null
     */
    holiday: string | null;
    /**
     * Whether it is a Saturday or a Sunday.
     * @example false
     */
    weekend: boolean;
    /**
     * What the blocked dates are called that it is one of.
     * @example null
     */
    blocked: string | null;
    /** The vacation that there is on it. */
    vacation: DayOff[];
};

/** A person and the days on which they are off. */
export type PersonOff = {
    person: Person;
    /** The days, in order. */
    days: DayOff[];
};

/** The first and the last minute of a shift. */
export type ShiftEnds = {
    /**
     * Minutes after midnight, by the clock of the work center.
     * @example 540
     */
    start: number;
    /**
     * The same; beyond 1440 on the next day.
     * @example 1020
     */
    end: number;
};

/** The operations of specs/time-off/vacation-days.yaml. */
export interface VacationDaysOperations {
  'vacationDays.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** People on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** From this day on; the first of the month at hand unless it is said. */
        initialDate?: string;
        /** Until this day; the last of the month of the first unless it is said. */
        endDate?: string;
        /** Only of those who have a coordinator in common with this person. */
        teamOf?: Id;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only of requests in these states. */
        selectedState?: SearchedVacationState[];
        /** 1: what is not in the archive; 0: what is. */
        active?: 0 | 1;
        /** Order. */
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
