// Generated from specs/attendance/overtime.yaml by `pnpm codegen`. Never edited by hand.
import type { ExtraSeconds } from '#generated/attendance/working-hours.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Extra hours of a person in a year. */
export type Overtime = {
    /**
     * ID of the person and the year.
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
     * Seconds compensated by rest within four months.
     * @example 7200
     */
    compensatedSeconds: number;
    /**
     * Seconds that count towards the limit.
     * @example 18000
     */
    countedSeconds: number;
    /**
     * Limit of the person in the year, in seconds.
     * @example 288000
     */
    limitSeconds: number;
    /**
     * Ratio of counted seconds to the limit; 1 is the whole limit.
     * @example 0.06
     */
    share: number;
    state: OvertimeState;
    /**
     * Legal source of the last limit in force in the year.
     * @example ET art. 35.2
     */
    source: string;
};

/** Pagination, with the number of matching people near or over the limit. */
export type OvertimeMeta = {
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
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Number of people over the limit.
     * @example 1
     */
    over: number;
    /**
     * Number of people near the limit.
     * @example 2
     */
    near: number;
};

/**
 * `over`: above the limit; `near`: from 80 % of it; `below`: less.
 * @example below
 * @enum {string}
 */
export type OvertimeState = "over" | "near" | "below";

/** The operations of specs/attendance/overtime.yaml. */
export interface OvertimeOperations {
  'overtime.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** The year. Defaults to the current one. */
        year?: number;
        /** Filter by state. */
        state?: OvertimeState[];
        /** Sort order. */
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
