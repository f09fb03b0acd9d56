// Generated from specs/attendance/month-sheets.yaml by `pnpm codegen`. Never edited by hand.
import type { ComplementarySeconds, ExtraSeconds, IncidentDays, OrdinarySeconds, WorkedDays } from '#generated/attendance/working-hours.ts'
import type { DayIncident, EffectiveSeconds, NonEffectiveSeconds, TheoreticalMinutes, WorkdayState } from '#generated/attendance/workdays.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/**
 * Effective work less what the contracts ask for.
 * @example -1200
 */
export type BalanceSeconds = number;

/**
 * A month.
 * @example 2026-02
 */
export type Month = string;

/** What the days of a month add up to. */
export type MonthFigures = {
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
};

/** The sheet of a person and month. */
export type MonthSheet = {
    /**
     * The person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * Whether a contract of the month was part-time: then the law wants the summary acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * Whether the month is over where the person works.
     * @example true
     */
    isOver: boolean;
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
    incidentDays: IncidentDays;
    /**
     * Days whose entry or exit is missing.
     * @example 0
     */
    missingDays: number;
    /**
     * Corrections of its days that wait.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * Whether a day says something else of work than was confirmed.
     * @example false
     */
    isDifferent: boolean;
    /**
     * Format: date-time
     * When the person confirmed it.
     * @example 2026-03-02T09:00:00.000Z
     */
    confirmedAt: string | null;
    /**
     * Format: date-time
     * When it was locked.
     * @example null
     */
    lockedAt: string | null;
    /**
     * Format: date-time
     * When the person was last sent the summary.
     * @example null
     */
    remindedAt: string | null;
};

/**
 * What was done.
 * @example confirm
 * @enum {string}
 */
export type MonthSheetAct = "confirm" | "lock" | "reopen";

/** A day of the month. */
export type MonthSheetDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-02-02
     */
    date: string;
    state: WorkdayState;
    /**
     * Format: date-time
     * The first entry.
     * @example 2026-02-02T08:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * The last exit.
     * @example 2026-02-02T16:00:00.000Z
     */
    endedAt: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /**
     * Effective work less what the contract asks for; null while the day is not over.
     * @example 0
     */
    balanceSeconds: number | null;
    /** What to look at. */
    incidents: DayIncident[];
    /**
     * The holiday that it is.
     * @example null
     */
    holiday: string | null;
    /**
     * What stands in the place of work, all day or for a part of it: approved vacation, or an absence, of whatever kind.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
};

/** The sheet of a person and month, with its days and its history. */
export type MonthSheetDetail = {
    /**
     * The person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * Whether a contract of the month was part-time: then the law wants the summary acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * Whether the month is over where the person works.
     * @example true
     */
    isOver: boolean;
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
    incidentDays: IncidentDays;
    /**
     * Days whose entry or exit is missing.
     * @example 0
     */
    missingDays: number;
    /**
     * Corrections of its days that wait.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * Whether a day says something else of work than was confirmed.
     * @example false
     */
    isDifferent: boolean;
    /**
     * Format: date-time
     * When the person confirmed it.
     * @example 2026-03-02T09:00:00.000Z
     */
    confirmedAt: string | null;
    /**
     * Format: date-time
     * When it was locked.
     * @example null
     */
    lockedAt: string | null;
    /**
     * Format: date-time
     * When the person was last sent the summary.
     * @example null
     */
    remindedAt: string | null;
    hash: SheetHash;
    /** The days on which there is anything to say, in order. */
    days: MonthSheetDay[];
    /** Days with corrections that wait. */
    waitingDays: string[];
    /** What the record adds up to now, where a day says something else than was confirmed. */
    difference: MonthFigures | null;
    /** What was done with it, in order. */
    history: MonthSheetEvent[];
    /**
     * Whether whoever asks may confirm it now.
     * @example true
     */
    canConfirm: boolean;
};

/** Something that was done with a sheet. */
export type MonthSheetEvent = {
    act: MonthSheetAct;
    at: Instant;
    by: Person;
    /**
     * Why it was reopened.
     * @example null
     */
    reason: string | null;
    hash: SheetHash;
};

/**
 * `open`: the person has not confirmed it; `confirmed`: they have; `locked`: nothing of it changes any more; `reopened`: it was locked or confirmed, and is to be confirmed anew.
 * @example confirmed
 * @enum {string}
 */
export type MonthSheetState = "open" | "confirmed" | "locked" | "reopened";

/** Where this page stands, and how many of all that match are in which state. */
export type MonthSheetsMeta = {
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
     * Not confirmed yet.
     * @example 4
     */
    open: number;
    /**
     * Confirmed and not locked.
     * @example 6
     */
    confirmed: number;
    /**
     * Locked.
     * @example 1
     */
    locked: number;
    /**
     * To be confirmed anew.
     * @example 1
     */
    reopened: number;
    /**
     * Of part-timers and not acknowledged.
     * @example 2
     */
    lacking: number;
};

/** The hours of a person and month, as they go with the payslip. */
export type MonthSummary = {
    person: Person;
    month: Month;
    /**
     * Whether a contract of the month was part-time.
     * @example true
     */
    partTime: boolean;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    /**
     * Format: date-time
     * When the person confirmed these figures; null where they have not.
     * @example 2026-03-02T09:00:00.000Z
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};

/** One sheet. */
export type OneMonthSheetDetail = {
    data: MonthSheetDetail;
};

/** To how many the summary is sent. */
export type Reminded = {
    /** To how many. */
    data: {
        /**
         * People who are notified.
         * @example 12
         */
        notified: number;
        /**
         * People who were notified earlier today.
         * @example 3
         */
        alreadyNotified: number;
    };
};

/**
 * SHA-256 of the figures of the sheet as JSON.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type SheetHash = string;

/** The operations of specs/attendance/month-sheets.yaml. */
export interface MonthSheetsOperations {
  'monthSheets.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** From this month on. */
        from?: Month;
        /** Until this month. */
        until?: Month;
        /** Only of this person. */
        employeeId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only these states. */
        state?: MonthSheetState[];
        /** Only people whose contract was part-time in the month, or only others. */
        partTime?: boolean;
        /** Only those that wait for whoever asks to confirm them, also anew because the days have changed since. Of other people nothing waits. */
        waiting?: boolean;
        /** Only those of part-timers whose summary was not acknowledged, which the law wants of each (ET art. 12.4.c). */
        lacking?: boolean;
        /** Order. */
        sort?: "person" | "-person" | "-month" | "month" | "-balance" | "balance" | "-extra" | "extra";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: MonthSheet[];
            meta: MonthSheetsMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'monthSheets.remind': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            month: Month;
        };
    } };
    responses: { 200: { content: {
        "application/json": Reminded;
    } } };
    failures: 401 | 403 | 409 | 422 | 429;
  };
  'monthSheets.show': {
    parameters: { query?: {
        /** The month; the last one that is over unless it is said. */
        month?: Month;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneMonthSheetDetail;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'monthSheets.summary': {
    parameters: { query?: {
        /** The month; the last one that is over unless it is said. */
        month?: Month;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: MonthSummary;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'monthSheets.export': {
    parameters: { query?: {
        /** The month; the last one that is over unless it is said. */
        month?: Month;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'monthSheets.confirm': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            month: Month;
            hash: SheetHash;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneMonthSheetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'monthSheets.lock': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            month: Month;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneMonthSheetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'monthSheets.reopen': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            month: Month;
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneMonthSheetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface MonthSheetsPaths {
  '/month-sheets': { get: MonthSheetsOperations['monthSheets.index'] };
  '/month-sheets/remind': { post: MonthSheetsOperations['monthSheets.remind'] };
  '/month-sheets/{id}': { get: MonthSheetsOperations['monthSheets.show'] };
  '/month-sheets/{id}/summary': { get: MonthSheetsOperations['monthSheets.summary'] };
  '/month-sheets/{id}/export': { get: MonthSheetsOperations['monthSheets.export'] };
  '/month-sheets/{id}/confirm': { post: MonthSheetsOperations['monthSheets.confirm'] };
  '/month-sheets/{id}/lock': { post: MonthSheetsOperations['monthSheets.lock'] };
  '/month-sheets/{id}/reopen': { post: MonthSheetsOperations['monthSheets.reopen'] };
}
