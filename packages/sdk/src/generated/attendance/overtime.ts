// Generated from specs/attendance/overtime.yaml by `pnpm codegen`. Never edited by hand.
import type { ExtraSeconds } from '#generated/attendance/working-hours.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** The extra hours of a person in a year. */
export type Overtime = {
    /**
     * The person and the year.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026
     */
    id: string;
    person: Person;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    extraSeconds: ExtraSeconds;
    /**
     * What of it was compensated by rest within four months.
     * @example 7200
     */
    compensatedSeconds: number;
    /**
     * What counts towards the limit.
     * @example 18000
     */
    countedSeconds: number;
    /**
     * What the time rules allow this person in the year.
     * @example 288000
     */
    limitSeconds: number;
    /**
     * What counts, of the limit; 1 is all of it.
     * @example 0.06
     */
    share: number;
    state: OvertimeState;
    /**
     * Where the limit stands that holds last in the year.
     * @example ET art. 35.2
     */
    source: string;
};

/** Where this page stands, and how many of all that match are near the limit or over it. */
export type OvertimeMeta = {
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
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Over the limit.
     * @example 1
     */
    over: number;
    /**
     * Near the limit.
     * @example 2
     */
    near: number;
};

/**
 * More than the limit; from eighty in a hundred of it on; less.
 * @example below
 * @enum {string}
 */
export type OvertimeState = "over" | "near" | "below";

/** The operations of specs/attendance/overtime.yaml. */
export interface OvertimeOperations {
  'overtime.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** The year; the present one unless it is said. */
        year?: number;
        /** Only these states. */
        state?: OvertimeState[];
        /** Order. */
        sort?: "-share" | "share" | "person" | "-person" | "-counted" | "counted";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Overtime[];
            meta: OvertimeMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface OvertimePaths {
  '/overtime': { get: OvertimeOperations['overtime.index'] };
}
