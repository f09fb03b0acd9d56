// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { LeaveUnit, SearchedVacationState, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { Next } from '#generated/shared/paging.ts'

/**
 * What rows are of.
 * @default person
 * @example person
 * @enum {string}
 */
export type VacationGrouping = "person" | "team" | "project" | "skill" | "week" | "month" | "total";

/** Where this page stands. */
export type VacationReportMeta = {
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
     * Whether the rows were counted: `totals: soon` leaves it out of a long list.
     * @example true
     */
    hasTotals: boolean;
    /**
     * Rows in all; uncounted those until the one behind this page.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/** Vacation of one kind and unit, of some people or a part of the period, in units: two are a day, and of hours each is a minute. */
export type VacationReportRow = {
    /**
     * What it is of, its kind and its unit.
     * @example 0193b3a0-0000-4000-8000-000000000001:annual:natural
     */
    id: string;
    /**
     * The person, the coordinator, the project or the skill; null for a period, for the total, and for people without any.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    key: string | null;
    /**
     * What that is called.
     * @example Ana Prado
     */
    name: string | null;
    /**
     * Format: date
     * The first day of it.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last.
     * @example 2026-12-31
     */
    until: string;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Of how many people.
     * @example 1
     */
    people: number;
    /**
     * How many requests have days in it.
     * @example 2
     */
    requests: number;
    /**
     * Taken: days that were approved, until today.
     * @example 14
     */
    enjoyed: number;
    /**
     * Days of requests that wait.
     * @example 0
     */
    pending: number;
    /**
     * Planned: days that were approved, after today.
     * @example 14
     */
    approved: number;
    /**
     * What the policy gives for the year.
     * @example 56
     */
    entitlement: number | null;
    /**
     * What the years before left for it.
     * @example 4
     */
    carriedOver: number | null;
    /**
     * Format: date
     * The last day that some of that can be spent on; null where there is none.
     * @example 2027-01-31
     */
    carriedUntil: string | null;
    /**
     * What somebody has added or taken, and what sick leave returned.
     * @example 0
     */
    adjusted: number | null;
    /**
     * What was not spent in time.
     * @example 0
     */
    expired: number | null;
    /**
     * What may be asked for now.
     * @example 28
     */
    available: number | null;
};

/** The operations of specs/time-off/vacation-report.yaml. */
export interface VacationReportOperations {
  'vacationReport.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
        totals?: "always" | "soon";
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** What the rows are; weeks begin on Monday (ISO 8601). */
        by?: VacationGrouping;
        /** From this day on; the first of the year of `endDate` unless it is said. */
        initialDate?: string;
        /** Until this day; the last of the year of `initialDate` unless it is said. */
        endDate?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only of the team of this coordinator. */
        coordinatorId?: Id;
        /** Only of the people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only of requests in these states. */
        selectedState?: SearchedVacationState[];
        /** 1: what is not in the archive; 0: what is. */
        active?: 0 | 1;
        /** Only this kind. */
        kind?: VacationKind;
        /** Order: `name` of a period is its first day. */
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
