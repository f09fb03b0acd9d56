// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * `no_agreement`: remote without an agreement in force; `not_planned`: remote on a day that the pattern has on site; `on_site`: on site on a day that it has remote.
 * @example not_planned
 * @enum {string}
 */
export type TeleworkContradiction = "no_agreement" | "not_planned" | "on_site";

/** A day of telework. */
export type TeleworkDay = {
    /**
     * The person and the day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-02
     */
    id: string;
    person: Person;
    /**
     * Format: date
     * The day.
     * @example 2026-03-02
     */
    date: string;
    /**
     * Whether the agreement has it as remote.
     * @example false
     */
    isPlanned: boolean;
    /**
     * Effective work.
     * @example 28800
     */
    workedSeconds: number;
    /**
     * Effective work that the clock says was remote.
     * @example 28800
     */
    remoteSeconds: number;
    /** What does not agree; null where all does. */
    contradiction: TeleworkContradiction | null;
};

/** The operations of specs/time-off/telework-days.yaml. */
export interface TeleworkDaysOperations {
  'teleworkDays.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only these. */
        contradiction?: TeleworkContradiction[];
        /** Order. */
        sort?: "-date" | "date" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TeleworkDay[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface TeleworkDaysPaths {
  '/telework-days': { get: TeleworkDaysOperations['teleworkDays.index'] };
}
