// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Absenteeism of a period. */
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
     * How many people it is of.
     * @example 40
     */
    people: number;
    /**
     * What their contracts and shifts ask for, without holidays.
     * @example 386880
     */
    plannedMinutes: number;
    /**
     * What was worked beyond that, of days that are over.
     * @example 0
     */
    overtimeMinutes: number;
    /**
     * What vacation takes of it.
     * @example 19200
     */
    vacationMinutes: number;
    /**
     * The agreed effective hours (HPE): planned, with overtime and without vacation.
     * @example 367680
     */
    agreedMinutes: number;
    a1: AbsenteeismRate;
    a2: AbsenteeismRate;
    a3: AbsenteeismRate;
    /** What was lost by cause, the most first. */
    groups: LostTime[];
    /** The same by what was asked for; none by cause. */
    rows: AbsenteeismRow[];
};

/** What was lost by a cause, or by a part of the people or of the period. */
export type AbsenteeismLine = {
    /**
     * The cause, the coordinator, the project, the skill, or the first day; `none` of people without any.
     * @example sick_leave
     */
    id: string;
    /** The cause; null where lines are of something else. */
    cause: CauseGroup | null;
    /**
     * What the team, the project or the skill is called; null for the others, and for people without any.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * The first day of a period.
     * @example null
     */
    from: string | null;
    /**
     * How many people: of a cause those who were absent by it, null for the others.
     * @example 12
     */
    people: number | null;
    /**
     * Days lost; null where fewer than five people were absent.
     * @example 52.5
     */
    days: number | null;
    /**
     * What was lost; null where fewer than five people were absent.
     * @example 24600
     */
    minutes: number | null;
    /**
     * The rate, with two decimals: of a cause its part of the agreed hours; null where it rests on fewer than five people, or nothing was agreed.
     * @example 7.05
     */
    percent: number | null;
};

/** A rate with its two numbers: absent minutes of agreed minutes. `a1` is of all types that count as absenteeism, `a2` of sick leave, `a3` of absence without a reason. */
export type AbsenteeismRate = {
    /**
     * The numerator; null where it rests on fewer than five people, unless nobody is absent at all.
     * @example 25920
     */
    absentMinutes: number | null;
    /**
     * The denominator.
     * @example 367680
     */
    agreedMinutes: number;
    /**
     * The rate, with two decimals; null where there is no numerator, or nothing was agreed.
     * @example 7.05
     */
    percent: number | null;
};

/** A part of the people, or of the period. */
export type AbsenteeismRow = {
    /**
     * The coordinator, the project or the skill; null for a period, and for people without any.
     * @example null
     */
    id: string | null;
    /**
     * What it is called.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * The first day of a period.
     * @example 2026-03-02
     */
    from: string | null;
    /**
     * How many people.
     * @example 40
     */
    people: number;
    /**
     * Days lost; null where fewer than five people were absent.
     * @example 12
     */
    days: number | null;
    /**
     * What was lost; null where fewer than five people were absent.
     * @example 5760
     */
    minutes: number | null;
    a1: AbsenteeismRate;
};

/**
 * What absences are of; `others` holds each group with fewer than five people.
 * @example sick_leave
 * @enum {string}
 */
export type CauseGroup = "leave" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified" | "others";

/** What was lost by a cause. */
export type LostTime = {
    cause: CauseGroup;
    /**
     * How many people; null for the others.
     * @example 12
     */
    people: number | null;
    /**
     * Days lost, of those on which there was work; a part of a day is a part.
     * @example 52.5
     */
    days: number;
    /**
     * What was lost.
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
        /** The last day, at most 366 days after the first. */
        until: string;
        /** By what the rows are. */
        groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
        /** Only of the team of this coordinator. */
        coordinatorId?: Id;
        /** Only of the people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** The first day; the first of the month of `until` unless it is said. */
        from?: string;
        /** The last day; today unless it is said. */
        until?: string;
        /** By what the lines are. */
        groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
        /** Only of the team of this coordinator. */
        coordinatorId?: Id;
        /** Only of the people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
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
