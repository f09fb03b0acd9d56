// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Absenteeism in a period. */
export type Absenteeism = {
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    from: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Number of people included.
     * @example 40
     */
    people: number;
    /**
     * Minutes planned by contracts and shifts, without holidays.
     * @example 386880
     */
    plannedMinutes: number;
    /**
     * Overtime minutes worked on past days.
     * @example 0
     */
    overtimeMinutes: number;
    /**
     * Minutes of vacation within the planned time.
     * @example 19200
     */
    vacationMinutes: number;
    /**
     * Agreed effective minutes (HPE): planned plus overtime minus vacation.
     * @example 367680
     */
    agreedMinutes: number;
    a1: AbsenteeismRate;
    a2: AbsenteeismRate;
    a3: AbsenteeismRate;
    /** Time lost by cause, largest first. */
    groups: LostTime[];
    /** Figures by the requested grouping; empty if grouped by cause. */
    rows: AbsenteeismRow[];
};

/** Time lost by a cause, a group of people or a part of the period. */
export type AbsenteeismLine = {
    /**
     * The cause, coordinator, project, skill or first day; `none` for people without one.
     * @example sick_leave
     */
    id: string;
    /** The cause; null for other groupings. */
    cause: CauseGroup | null;
    /**
     * Name of the team, project or skill; null for other groupings and for people without one.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * First day of the period; null for other groupings.
     * @example null
     */
    from: string | null;
    /**
     * Number of people; for a cause, those absent because of it, and null for `others`.
     * @example 12
     */
    people: number | null;
    /**
     * Days lost; null if fewer than five people were absent.
     * @example 52.5
     */
    days: number | null;
    /**
     * Minutes lost; null if fewer than five people were absent.
     * @example 24600
     */
    minutes: number | null;
    /**
     * Rate in percent with two decimals; for a cause, its share of the agreed hours. null if based on fewer than five people, or without agreed minutes.
     * @example 7.05
     */
    percent: number | null;
};

/** A rate with numerator and denominator, in minutes. `a1`: all types that count as absenteeism; `a2`: sick leave; `a3`: unjustified absence. */
export type AbsenteeismRate = {
    /**
     * Numerator; null if based on fewer than five people, unless nobody is absent.
     * @example 25920
     */
    absentMinutes: number | null;
    /**
     * Denominator.
     * @example 367680
     */
    agreedMinutes: number;
    /**
     * Rate in percent with two decimals; null without a numerator or agreed minutes.
     * @example 7.05
     */
    percent: number | null;
};

/** Figures of a group of people or a part of the period. */
export type AbsenteeismRow = {
    /**
     * ID of the coordinator, project or skill; null for periods and for people without one.
     * @example null
     */
    id: string | null;
    /**
     * Name.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * First day of the period; null for groups of people.
     * @example 2026-03-02
     */
    from: string | null;
    /**
     * Number of people.
     * @example 40
     */
    people: number;
    /**
     * Days lost; null if fewer than five people were absent.
     * @example 12
     */
    days: number | null;
    /**
     * Minutes lost; null if fewer than five people were absent.
     * @example 5760
     */
    minutes: number | null;
    a1: AbsenteeismRate;
};

/**
 * Cause of absence. `others` merges the groups with fewer than five people.
 * @example sick_leave
 * @enum {string}
 */
export type CauseGroup = "leave" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified" | "others";

/** Time lost by a cause. */
export type LostTime = {
    cause: CauseGroup;
    /**
     * Number of people; null for `others`.
     * @example 12
     */
    people: number | null;
    /**
     * Working days lost; parts of days count as fractions.
     * @example 52.5
     */
    days: number;
    /**
     * Minutes lost.
     * @example 24600
     */
    minutes: number;
};

/** The operations of specs/time-off/absenteeism.yaml. */
export interface AbsenteeismOperations {
  'absenteeism.show': {
    parameters: { query: {
        /** The first day. */
        from: string;
        /** Last day, at most 366 days after the first. */
        until: string;
        /** How to group the rows. */
        groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
        /** Filter by the team of this coordinator. */
        coordinatorId?: Id;
        /** Filter by people assigned to this project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Absenteeism;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'absenteeism.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** First day. Defaults to the first day of the month of `until`. */
        from?: string;
        /** Last day. Defaults to today. */
        until?: string;
        /** How to group the lines. */
        groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
        /** Filter by the team of this coordinator. */
        coordinatorId?: Id;
        /** Filter by people assigned to this project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AbsenteeismLine[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface AbsenteeismPaths {
  '/absenteeism': { get: AbsenteeismOperations['absenteeism.show'] };
  '/absenteeism/lines': { get: AbsenteeismOperations['absenteeism.index'] };
}
