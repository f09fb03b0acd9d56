// Generated from specs/attendance/working-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { EffectiveSeconds, NonEffectiveSeconds, PresenceSeconds, TheoreticalMinutes, UnallocatedSeconds } from '#generated/attendance/workdays.ts'
import type { HasTotals, Next } from '#generated/shared/paging.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'

/**
 * Effective work less what the contracts ask for, of the days that are over; null while none is.
 * @example -20
 */
export type BalanceMinutes = number | null;

/** Something to choose. */
export type Choice = {
    id: Id;
    /**
     * What it is called.
     * @example A Coruña
     */
    name: string;
};

/**
 * Effective work of a day beyond what a part-time contract asks for (ET art. 12.5).
 * @example 0
 */
export type ComplementarySeconds = number;

/**
 * Effective work of a day beyond what any other contract asks for, and of days without one (ET art. 35.1).
 * @example 5400
 */
export type ExtraSeconds = number;

/**
 * Days with an incident that nobody has justified or dismissed, or whose justification was rejected.
 * @example 1
 */
export type IncidentDays = number;

/**
 * Effective work that the contracts ask for.
 * @example 572400
 */
export type OrdinarySeconds = number;

/**
 * What days are added up to.
 * @default month
 * @example month
 * @enum {string}
 */
export type PeriodUnit = "day" | "week" | "month";

/** What working time can be narrowed by. */
export type ReportChoices = {
    /** Employee groups. */
    groups: Choice[];
    /** Who coordinates them. */
    coordinators: Choice[];
    /** What they work in. */
    projects: Choice[];
    /** What they answer for, or did. */
    skills: Choice[];
    /** Where they work, or did. */
    workCenters: Choice[];
};

/**
 * Days on which something was recorded.
 * @example 21
 */
export type WorkedDays = number;

/** What somebody worked in a day, a week or a month. */
export type WorkingHours = {
    /**
     * The person and the first day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-01
     */
    id: string;
    person: Person;
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
    workedDays: WorkedDays;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceMinutes: BalanceMinutes;
    incidentDays: IncidentDays;
};

/** Where this page stands, and what all the rows that match add up to. */
export type WorkingHoursMeta = {
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
    hasTotals: HasTotals;
    /**
     * Rows in all; without totals those until the one behind this page.
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
     * Whose they are.
     * @example 12
     */
    people: number;
    workedDays: WorkedDays;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceMinutes: BalanceMinutes;
    incidentDays: IncidentDays;
};

/** The operations of specs/attendance/working-hours.yaml. */
export interface WorkingHoursOperations {
  'workingHours.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
        totals?: "always" | "soon";
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** What days are added up to; weeks begin on Monday (ISO 8601). */
        by?: PeriodUnit;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only of people in this employee group. */
        groupId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only of people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
        skillId?: Id;
        /** Only of days on which people work at this work center. */
        workCenterId?: Id;
        /** Order. */
        sort?: "person" | "-person" | "-period" | "period" | "-effective" | "effective" | "-balance" | "balance" | "-extra" | "extra";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: WorkingHours[];
            meta: WorkingHoursMeta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'workingHours.choices': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ReportChoices;
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of intranet. */
export interface WorkingHoursPaths {
  '/working-hours': { get: WorkingHoursOperations['workingHours.index'] };
  '/working-hours/choices': { get: WorkingHoursOperations['workingHours.choices'] };
}
