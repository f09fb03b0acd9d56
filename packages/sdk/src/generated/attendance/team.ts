// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import type { DayIncident } from '#generated/attendance/workdays.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Somebody as they stand today. */
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
     * When they came in, went into the break or went home; of who is missing or expected when the shift begins, if that is known.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /**
     * Format: date
     * The day that is looked at.
     * @example 2026-03-05
     */
    date: string;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date-time
     * When the shift of the day begins; null where no times are planned.
     * @example 2026-03-05T08:00:00.000Z
     */
    shiftStartsAt: string | null;
    /**
     * Effective work of the day so far.
     * @example 7200
     */
    effectiveSeconds: number;
    /** What is to be looked at: incidents that nobody has justified or dismissed, or whose justification was rejected. */
    incidents: DayIncident[];
    /**
     * Worked beyond or below what the days of this month asked for, as far as they are over.
     * @example -25
     */
    monthBalanceMinutes: number;
    /**
     * What is in the bank of hours.
     * @example 130
     */
    bankMinutes: number;
    pending: TeamPending;
};

/** Where this page stands in the whole list, and how many of all that match there are. */
export type TeamMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 18
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Who is at work or in a break.
     * @example 11
     */
    present: number;
    /**
     * Who is missing.
     * @example 1
     */
    missing: number;
    /**
     * Of whom something waits for who looks.
     * @example 2
     */
    waiting: number;
};

/** What was asked for and is not decided. */
export type TeamPending = {
    /**
     * Corrections of the record.
     * @example 1
     */
    corrections: number;
    /**
     * Justifications of incidents of their days.
     * @example 0
     */
    incidents: number;
    /**
     * Requests for access, as far as who looks decides on them.
     * @example 0
     */
    accesses: number;
    /**
     * How many of all wait for who looks.
     * @example 1
     */
    mine: number;
};

/**
 * `missing`: the shift has begun longer ago than somebody may be late, and nothing was recorded; `working`, `break`: by the last entry; `left`: home, or the exit is missing; `expected`: work is planned and has not begun, or nobody knows when it does; `free`: nothing is planned; `no_plan`: no contract is in force.
 * @example working
 * @enum {string}
 */
export type TeamState = "missing" | "working" | "break" | "left" | "expected" | "free" | "no_plan";

/** The operations of specs/attendance/team.yaml. */
export interface TeamOperations {
  'team.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only who is in one of these states. */
        state?: TeamState[];
        /** Only people whose day has an incident or only those without. */
        incident?: boolean;
        /** Only people of whom something waits for who looks or only the others. */
        waiting?: boolean;
        /** Order. */
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
