// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * `no_agreement`: remote without an agreement in force; `not_planned`: remote on a day agreed as on site; `on_site`: on site on a day agreed as remote.
 * @example not_planned
 * @enum {string}
 */
export type TeleworkContradiction = "no_agreement" | "not_planned" | "on_site";

/** A telework day. */
export type TeleworkDay = {
    /**
     * ID of the person and the day.
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
     * Whether the agreement defines the day as remote.
     * @example false
     */
    isPlanned: boolean;
    /**
     * Effective work, in seconds.
     * @example 28800
     */
    workedSeconds: number;
    /**
     * Effective work recorded as remote, in seconds.
     * @example 28800
     */
    remoteSeconds: number;
    /** The contradiction; null if none. */
    contradiction: TeleworkContradiction | null;
};

/** The operations of specs/time-off/telework-days.yaml. */
export interface TeleworkDaysOperations {
  'teleworkDays.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by contradiction. */
        contradiction?: TeleworkContradiction[];
        /** Sort order. */
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
