// Generated from specs/attendance/working-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceFamily } from '#generated/time-off/absence-types.ts'
import type { EffectiveSeconds, NonEffectiveSeconds, PresenceSeconds, TheoreticalMinutes, UnallocatedSeconds } from '#generated/attendance/workdays.ts'
import type { HasTotals, Next } from '#generated/shared/paging.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { LeaveUnit, VacationKind } from '#generated/time-off/vacation-requests.ts'

/** Time lost by a cause, within the planned work. */
export type AbsenceOfHours = {
    /** Family of the absence type, or `unjustified` without the required proof; null if the caller may not know the cause. */
    cause: AbsenceFamily | null;
    /**
     * Working days lost; parts of days count as fractions.
     * @example 2.5
     */
    days: number;
    /**
     * Planned minutes lost.
     * @example 1200
     */
    minutes: number;
};

/**
 * Effective work minus planned work of ended days, in minutes; null if no day has ended.
 * @example -20
 */
export type BalanceMinutes = number | null;

/** A filter value. */
export type Choice = {
    id: Id;
    /**
     * Name.
     * @example A Coruña
     */
    name: string;
};

/**
 * Effective work of a day beyond a part-time contract, in seconds (ET art. 12.5).
 * @example 0
 */
export type ComplementarySeconds = number;

/**
 * Effective work of a day beyond any other contract, and of days without a contract, in seconds (ET art. 35.1).
 * @example 5400
 */
export type ExtraSeconds = number;

/**
 * Number of days with an incident that is neither justified nor dismissed, or whose justification was rejected.
 * @example 1
 */
export type IncidentDays = number;

/**
 * Effective work within the contract, in seconds.
 * @example 572400
 */
export type OrdinarySeconds = number;

/**
 * How the days are grouped.
 * @default month
 * @example month
 * @enum {string}
 */
export type PeriodUnit = "day" | "week" | "month" | "period";

/** Filter values for working time. */
export type ReportChoices = {
    /** Employee groups. */
    groups: Choice[];
    /** Coordinators. */
    coordinators: Choice[];
    /** Current projects. */
    projects: Choice[];
    /** Current or former skills. */
    skills: Choice[];
    /** Current or former work centres. */
    workCenters: Choice[];
};

/** Hour bank, vacation and absences of a person in a day, week, month or period. */
export type TimeOffOfHours = {
    /**
     * Balance of the hour bank at the end of the last day, in seconds.
     * @example 5400
     */
    hourBankSeconds: number;
    /**
     * Vacation, one entry per kind and unit, annual vacation first; null if the caller may not see it.
     * @example [
     *       {
     *         "kind": "annual",
     *         "unit": "natural",
     *         "taken": 14,
     *         "available": 28
     *       }
     *     ]
     */
    vacation: VacationOfHours[] | null;
    /**
     * Working days of absence: the sum of `absences`.
     * @example 2.5
     */
    absentDays: number;
    /** Absences by cause, most days first. */
    absences: AbsenceOfHours[];
};

/** Vacation of one kind and unit, in units: two per day, or one per minute for hours. */
export type VacationOfHours = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Approved days of the row, up to today.
     * @example 14
     */
    taken: number;
    /**
     * Amount that can be requested now, of the year of the last day.
     * @example 28
     */
    available: number;
};

/**
 * Number of days with recorded entries.
 * @example 21
 */
export type WorkedDays = number;

/** Working time and time off of a person in a day, week, month or period. */
export type WorkingHours = {
    /**
     * ID of the person and the first day.
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
    /** Hour bank, vacation and absences; null unless requested with `timeOff`. */
    timeOff: TimeOffOfHours | null;
};

/** Pagination, with the totals of all matching rows. */
export type WorkingHoursMeta = {
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
    hasTotals: HasTotals;
    /**
     * Total number of rows; without totals, the rows up to the one after this page.
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
     * Number of people.
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** When the matching rows are counted and totalled: `always`, or only if it takes no time (`soon`), so that the first page of a long list does not wait. Later pages have the totals of the first page. */
        totals?: "always" | "soon";
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** How to group the days. Weeks begin on Monday (ISO 8601); `period` is the whole requested period. */
        by?: PeriodUnit;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by employee group. */
        groupId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        skillId?: Id;
        /** Filter by days on which people work at this work centre. */
        workCenterId?: Id;
        /** Also returns hour bank, vacation and absences. */
        timeOff?: boolean;
        /** Sort order. */
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
