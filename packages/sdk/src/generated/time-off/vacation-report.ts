// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { LeaveUnit, SearchedVacationState, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { Next } from '#generated/shared/paging.ts'

/**
 * How rows are grouped.
 * @default person
 * @example person
 * @enum {string}
 */
export type VacationGrouping = "person" | "team" | "project" | "skill" | "week" | "month" | "total";

/** Pagination. */
export type VacationReportMeta = {
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
     * Whether the rows were counted; `totals: soon` skips it for long lists.
     * @example true
     */
    hasTotals: boolean;
    /**
     * Total number of rows; if not counted, the rows up to the one after this page.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/** Vacation of one kind and unit in a group or period, in units: two per day, or one per minute for hours. */
export type VacationReportRow = {
    /**
     * ID of the group, kind and unit.
     * @example 0193b3a0-0000-4000-8000-000000000001:annual:natural
     */
    id: string;
    /**
     * ID of the person, coordinator, project or skill; null for periods, for the total and for people without one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    key: string | null;
    /**
     * Name of the group.
     * @example Ana Prado
     */
    name: string | null;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * Last day.
     * @example 2026-12-31
     */
    until: string;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Number of people.
     * @example 1
     */
    people: number;
    /**
     * Number of requests with days in the period.
     * @example 2
     */
    requests: number;
    /**
     * Taken: approved days up to today.
     * @example 14
     */
    enjoyed: number;
    /**
     * Pending: days of requests that await a decision.
     * @example 0
     */
    pending: number;
    /**
     * Planned: approved days after today.
     * @example 14
     */
    approved: number;
    /**
     * Amount granted by the policy for the year.
     * @example 56
     */
    entitlement: number | null;
    /**
     * Amount carried over from previous years.
     * @example 4
     */
    carriedOver: number | null;
    /**
     * Format: date
     * Last day on which part of it can be used; null if none.
     * @example 2027-01-31
     */
    carriedUntil: string | null;
    /**
     * Sum of manual adjustments and days returned by sick leave.
     * @example 0
     */
    adjusted: number | null;
    /**
     * Amount not used in time.
     * @example 0
     */
    expired: number | null;
    /**
     * Amount that can be requested now.
     * @example 28
     */
    available: number | null;
};

/** The operations of specs/time-off/vacation-report.yaml. */
export interface VacationReportOperations {
  'vacationReport.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** When the matching rows are counted and totalled: `always`, or only if it takes no time (`soon`), so that the first page of a long list does not wait. Later pages have the totals of the first page. */
        totals?: "always" | "soon";
        /** Search words, ignoring case and accents. */
        search?: string;
        /** How to group the rows. Weeks begin on Monday (ISO 8601). */
        by?: VacationGrouping;
        /** First day. Defaults to the first day of the year of `endDate`. */
        initialDate?: string;
        /** Last day (inclusive). Defaults to the last day of the year of `initialDate`. */
        endDate?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by the team of this coordinator. */
        coordinatorId?: Id;
        /** Filter by people assigned to this project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state of the request. */
        selectedState?: SearchedVacationState[];
        /** `1`: rows that are not archived; `0`: archived rows. */
        active?: 0 | 1;
        /** Filter by kind. */
        kind?: VacationKind;
        /** Sort order. For periods, `name` is the first day. */
        sort?: "name" | "-name" | "-enjoyed" | "enjoyed" | "-pending" | "pending" | "-approved" | "approved" | "-available" | "available";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationReportRow[];
            meta: VacationReportMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationReportPaths {
  '/vacation-report': { get: VacationReportOperations['vacationReport.index'] };
}
