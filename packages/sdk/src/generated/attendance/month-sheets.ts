// Generated from specs/attendance/month-sheets.yaml by `pnpm codegen`. Never edited by hand.
import type { ComplementarySeconds, ExtraSeconds, IncidentDays, OrdinarySeconds, WorkedDays } from '#generated/attendance/working-hours.ts'
import type { DayIncident, EffectiveSeconds, NonEffectiveSeconds, TheoreticalMinutes, WorkdayState } from '#generated/attendance/workdays.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/**
 * Effective work minus contracted work, in seconds.
 * @example -1200
 */
export type BalanceSeconds = number;

/**
 * A month.
 * @example 2026-02
 */
export type Month = string;

/** Totals of the days of a month. */
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

/** Sheet of a person and month. */
export type MonthSheet = {
    /**
     * ID of the person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * Whether a contract of the month was part-time, so that the law requires the summary to be acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * Whether the month has ended where the person works.
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
     * Number of days with a missing entry or exit.
     * @example 0
     */
    missingDays: number;
    /**
     * Number of pending corrections of its days.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * Whether the work of a day differs from what was confirmed.
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
     * When the summary was last sent to the person.
     * @example null
     */
    remindedAt: string | null;
};

/**
 * Action.
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
     * First entry.
     * @example 2026-02-02T08:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * Last exit.
     * @example 2026-02-02T16:00:00.000Z
     */
    endedAt: string | null;
    /**
     * IANA time zone.
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
     * Effective work minus contracted work, in seconds; null while the day has not ended.
     * @example 0
     */
    balanceSeconds: number | null;
    /** Incidents of the day. */
    incidents: DayIncident[];
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
    /**
     * Approved vacation or absence that replaces work, for all or part of the day; null if none.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
};

/** Sheet of a person and month, with its days and history. */
export type MonthSheetDetail = {
    /**
     * ID of the person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * Whether a contract of the month was part-time, so that the law requires the summary to be acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * Whether the month has ended where the person works.
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
     * Number of days with a missing entry or exit.
     * @example 0
     */
    missingDays: number;
    /**
     * Number of pending corrections of its days.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * Whether the work of a day differs from what was confirmed.
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
     * When the summary was last sent to the person.
     * @example null
     */
    remindedAt: string | null;
    hash: SheetHash;
    /** Days with entries, planned work or incidents, in order. */
    days: MonthSheetDay[];
    /** Days with pending corrections. */
    waitingDays: string[];
    /** Current figures, if the work of a day differs from what was confirmed; null otherwise. */
    difference: MonthFigures | null;
    /** Actions on the sheet, in order. */
    history: MonthSheetEvent[];
    /**
     * Whether the caller can confirm it now.
     * @example true
     */
    canConfirm: boolean;
};

/** An action on a sheet. */
export type MonthSheetEvent = {
    act: MonthSheetAct;
    at: Instant;
    by: Person;
    /**
     * Reason for reopening; null for other actions.
     * @example null
     */
    reason: string | null;
    hash: SheetHash;
};

/**
 * `open`: not confirmed by the person; `confirmed`: confirmed; `locked`: immutable; `reopened`: was confirmed or locked and must be confirmed again.
 * @example confirmed
 * @enum {string}
 */
export type MonthSheetState = "open" | "confirmed" | "locked" | "reopened";

/** Pagination, with the number of matching sheets by state. */
export type MonthSheetsMeta = {
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
     * Sheets not confirmed yet.
     * @example 4
     */
    open: number;
    /**
     * Sheets confirmed and not locked.
     * @example 6
     */
    confirmed: number;
    /**
     * Sheets locked.
     * @example 1
     */
    locked: number;
    /**
     * Sheets to be confirmed again.
     * @example 1
     */
    reopened: number;
    /**
     * Sheets of part-time employees not acknowledged.
     * @example 2
     */
    lacking: number;
};

/** Hours of a person and month, as delivered with the payslip. */
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
     * When the person confirmed these figures; null if they have not.
     * @example 2026-03-02T09:00:00.000Z
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};

/** A single sheet. */
export type OneMonthSheetDetail = {
    data: MonthSheetDetail;
};

/** Number of people to whom the summary is sent. */
export type Reminded = {
    /** The numbers. */
    data: {
        /**
         * Number of people notified.
         * @example 12
         */
        notified: number;
        /**
         * Number of people already notified today.
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** First month. */
        from?: Month;
        /** Last month (inclusive). */
        until?: Month;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by state. */
        state?: MonthSheetState[];
        /** Return only people with a part-time contract in the month, or only others. */
        partTime?: boolean;
        /** Return only those that await confirmation by the caller, including those whose days have changed since. Sheets of other people are never included. */
        waiting?: boolean;
        /** Return only sheets of part-time employees whose summary was not acknowledged, as the law requires (ET art. 12.4.c). */
        lacking?: boolean;
        /** Sort order. */
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
        /** The month. Defaults to the last completed one. */
        month?: Month;
    }; header?: never; path: {
        /** ID. */
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
        /** The month. Defaults to the last completed one. */
        month?: Month;
    }; header?: never; path: {
        /** ID. */
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
        /** The month. Defaults to the last completed one. */
        month?: Month;
    }; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
