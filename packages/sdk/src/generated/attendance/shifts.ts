// Generated from specs/attendance/shifts.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Times } from '#generated/attendance/shift-patterns.ts'

/** A dated shift before or after a change. */
export type DatedShift = {
    kind: ShiftKind;
    /** Work segments. */
    segments: Times[];
    /** Breaks within the segments. */
    breaks: Times[];
    /**
     * Note.
     * @example
     */
    note: string;
};

/** A day of the caller. */
export type OwnShift = {
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** Kind of dated shift. */
    kind: ShiftKind | null;
    /** Work segments; empty if only the minutes are known. */
    segments: Times[];
    /** Breaks that are not effective work. */
    breaks: Times[];
    /**
     * Planned effective minutes.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * The pattern assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
    /**
     * Note of the dated shift.
     * @example
     */
    note: string;
    /**
     * Time zone of the work centre on that day.
     * @example Atlantic/Canary
     */
    timeZone: string;
    /** The segments as instants, in order. */
    spans: ShiftSpan[];
};

/** Plan of the caller. */
export type OwnShifts = {
    /** Days, in order. */
    days: OwnShift[];
    /** The next or current shift; null if none is planned in the next 60 days. */
    next: OwnShift | null;
};

/**
 * Additional information.
 * @example Cambio con Ana
 */
export type PlanNote = string;

/**
 * Source of the plan of the day.
 * @example pattern
 * @enum {string}
 */
export type PlanSource = "shift" | "pattern" | "contract";

/** Plan of a day. */
export type PlannedDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** Kind of dated shift. */
    kind: ShiftKind | null;
    /** Work segments; empty if only the minutes are known. */
    segments: Times[];
    /** Breaks that are not effective work. */
    breaks: Times[];
    /**
     * Planned effective minutes.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * The pattern assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
    /**
     * Note of the dated shift.
     * @example
     */
    note: string;
};

/** Plan of a person. */
export type PlannedPerson = {
    id: Id;
    person: Person;
    /**
     * Work centre on the first day.
     * @example A Coruña
     */
    workCenter: string;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Total planned minutes.
     * @example 9600
     */
    minutes: number;
    /** Days on which they have a contract, in order. */
    days: PlannedDay[];
};

/** A change of a day. */
export type ShiftChange = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    at: Instant;
    /** Who made it; null if it was imported with the initial data. */
    by: Person | null;
    /** The dated shift before; null if none. */
    before: DatedShift | null;
    /** The dated shift after; null if none. */
    after: DatedShift | null;
};

/** A change. `put` sets the shift of a day, a day off if without segments; `move` moves the planned shift to another day or person and leaves the day free; `copy` copies it; `clear` deletes the dated shift, so that the pattern applies again. */
export type ShiftChangeInput = {
    /**
     * The action.
     * @example put
     * @enum {string}
     */
    do: "put" | "move" | "copy" | "clear";
    employeeId: Id;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    kind?: ShiftKind;
    /** Work segments, in order. */
    segments?: Times[];
    /** Breaks within the segments, in order. */
    breaks?: Times[];
    note?: PlanNote;
    toEmployeeId?: Id;
    /**
     * Format: date
     * Target day. Defaults to the same day.
     * @example 2026-03-07
     */
    toDate?: string;
};

/** A batch of changes. */
export type ShiftChangesInput = {
    /** The changes. */
    changes: ShiftChangeInput[];
    /**
     * Whether to validate only, without changing anything.
     * @example false
     */
    dryRun?: boolean;
};

/** Actual or expected result. */
export type ShiftChangesResult = {
    /**
     * Number of days changed.
     * @example 2
     */
    changed: number;
    /** Warnings. */
    warnings: ShiftWarning[];
    /** Changes that revert this batch. */
    undo: ShiftChangeInput[];
};

/**
 * `extra`: work on a day off; `replaced`: times that differ from the pattern; `moved`: from another day or person; `off`: a day off.
 * @example replaced
 * @enum {string}
 */
export type ShiftKind = "extra" | "replaced" | "moved" | "off";

/** A range between two instants. */
export type ShiftSpan = {
    startedAt: Instant;
    endedAt: Instant;
};

/** A warning about a change. */
export type ShiftWarning = {
    /**
     * Number of the change, starting at 1.
     * @example 1
     */
    row: number;
    employeeId: Id;
    /**
     * Format: date
     * Day before which there is not enough rest.
     * @example 2026-03-06
     */
    date: string;
    /**
     * Less rest since the previous shift than the time rules require.
     * @example short_rest
     * @enum {string}
     */
    code: "short_rest";
    /**
     * Minutes of rest.
     * @example 540
     */
    minutes: number;
};

/** The operations of specs/attendance/shifts.yaml. */
export interface ShiftsOperations {
  'shifts.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** People per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. Defaults to today in the time zone of the caller's work centre. */
        from?: string;
        /** Last day (inclusive). Defaults to one week after the first. */
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
        /** Sort order. */
        sort?: "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PlannedPerson[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'shifts.own': {
    parameters: { query?: {
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OwnShifts;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'shifts.history': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Return only changes of days from this day on. */
        from?: string;
        /** Return only changes of days up to this day. */
        until?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ShiftChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'shifts.change': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ShiftChangesInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ShiftChangesResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'shifts.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ShiftsPaths {
  '/shifts': { get: ShiftsOperations['shifts.index'] };
  '/shifts/own': { get: ShiftsOperations['shifts.own'] };
  '/shifts/changes': { get: ShiftsOperations['shifts.history']; post: ShiftsOperations['shifts.change'] };
  '/shifts/import': { post: ShiftsOperations['shifts.import'] };
}
