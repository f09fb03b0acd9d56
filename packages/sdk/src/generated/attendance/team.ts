// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import type { DayIncident } from '#generated/attendance/workdays.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** A person and their current status. */
export type TeamMember = {
    id: Id;
    person: Person;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    state: TeamState;
    /**
     * Format: date-time
     * When they clocked in, started the break or clocked out; for `missing` and `expected`, the start of the shift if known.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /**
     * Format: date
     * The day shown.
     * @example 2026-03-05
     */
    date: string;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date-time
     * Start of the shift; null if no times are planned.
     * @example 2026-03-05T08:00:00.000Z
     */
    shiftStartsAt: string | null;
    /**
     * Effective work of the day so far, in seconds.
     * @example 7200
     */
    effectiveSeconds: number;
    /** Incidents to review: neither justified nor dismissed, or with a rejected justification. */
    incidents: DayIncident[];
    /**
     * Balance of the past days of this month, in minutes.
     * @example -25
     */
    monthBalanceMinutes: number;
    /**
     * Balance of the hour bank, in minutes.
     * @example 130
     */
    bankMinutes: number;
    pending: TeamPending;
};

/** Pagination, with counts of all matching people. */
export type TeamMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 18
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Number of people at work or in a break.
     * @example 11
     */
    present: number;
    /**
     * Number of people missing.
     * @example 1
     */
    missing: number;
    /**
     * Number of people with requests that await the caller.
     * @example 2
     */
    waiting: number;
};

/** Pending requests. */
export type TeamPending = {
    /**
     * Number of corrections of the record.
     * @example 1
     */
    corrections: number;
    /**
     * Number of justifications of incidents.
     * @example 0
     */
    incidents: number;
    /**
     * Number of access requests, as far as the caller decides on them.
     * @example 0
     */
    accesses: number;
    /**
     * Number of all these that await the caller.
     * @example 1
     */
    mine: number;
};

/**
 * `missing`: the shift started longer ago than the tolerance, and nothing was recorded; `working`, `break`: by the last entry; `left`: clocked out, or the exit is missing; `expected`: planned work has not started, or its start is unknown; `free`: nothing is planned; `no_plan`: no contract in force.
 * @example working
 * @enum {string}
 */
export type TeamState = "missing" | "working" | "break" | "left" | "expected" | "free" | "no_plan";

/** The operations of specs/attendance/team.yaml. */
export interface TeamOperations {
  'team.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by state. */
        state?: TeamState[];
        /** Return only people whose day has an incident, or only the others. */
        incident?: boolean;
        /** Return only people with requests that await the caller, or only the others. */
        waiting?: boolean;
        /** Sort order. */
        sort?: "attention" | "person" | "-person" | "bank" | "-bank";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TeamMember[];
            meta: TeamMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface TeamPaths {
  '/team': { get: TeamOperations['team.index'] };
}
