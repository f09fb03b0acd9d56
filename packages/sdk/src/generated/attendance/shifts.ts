// Generated from specs/attendance/shifts.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Times } from '#generated/attendance/shift-patterns.ts'

/** A dated shift as it stood. */
export type DatedShift = {
    kind: ShiftKind;
    /** When there was work. */
    segments: Times[];
    /** Breaks within. */
    breaks: Times[];
    /**
     * What else it said.
     * @example
     */
    note: string;
};

/** A day of one's own. */
export type OwnShift = {
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** When there is work; none where only the minutes are known. */
    segments: Times[];
    /** Breaks that are no effective work. */
    breaks: Times[];
    /**
     * Effective minutes that are planned.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * The pattern that is assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * What the dated shift says.
     * @example
     */
    note: string;
    /**
     * The zone of the work center of that day.
     * @example Atlantic/Canary
     */
    timeZone: string;
    /** The segments as instants, in order. */
    spans: ShiftSpan[];
};

/** One's own plan. */
export type OwnShifts = {
    /** The days, in order. */
    days: OwnShift[];
    /** The next shift, also one that runs; null when none is planned in the coming 60 days. */
    next: OwnShift | null;
};

/**
 * What else there is to know.
 * @example Cambio con Ana
 */
export type PlanNote = string;

/**
 * Where the plan of the day comes from.
 * @example pattern
 * @enum {string}
 */
export type PlanSource = "shift" | "pattern" | "contract";

/** What is planned of a day. */
export type PlannedDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** When there is work; none where only the minutes are known. */
    segments: Times[];
    /** Breaks that are no effective work. */
    breaks: Times[];
    /**
     * Effective minutes that are planned.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * The pattern that is assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * What the dated shift says.
     * @example
     */
    note: string;
};

/** The plan of one person. */
export type PlannedPerson = {
    id: Id;
    person: Person;
    /**
     * Where they work on the first of the days.
     * @example A Coruña
     */
    workCenter: string;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * What the days add up to.
     * @example 9600
     */
    minutes: number;
    /** The days on which they have a contract, in order. */
    days: PlannedDay[];
};

/** A change of one day. */
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
    /** Who changed it; null for what came with the data. */
    by: Person | null;
    /** The dated shift before; null for none. */
    before: DatedShift | null;
    /** The dated shift after; null for none. */
    after: DatedShift | null;
};

/** One change. `put` writes the shift of a day, a day off without segments; `move` takes the planned shift to another day or person and leaves the day free, `copy` leaves it; `clear` takes the dated shift away, so that the pattern holds again. */
export type ShiftChangeInput = {
    /**
     * What to do.
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
    /** When there is work, in order. */
    segments?: Times[];
    /** Breaks within the segments, in order. */
    breaks?: Times[];
    note?: PlanNote;
    toEmployeeId?: Id;
    /**
     * Format: date
     * Where to; the same day unless it is said.
     * @example 2026-03-07
     */
    toDate?: string;
};

/** A batch of changes. */
export type ShiftChangesInput = {
    /** The changes. */
    changes: ShiftChangeInput[];
    /**
     * Whether to say only what would come of it.
     * @example false
     */
    dryRun?: boolean;
};

/** What was done, or would be. */
export type ShiftChangesResult = {
    /**
     * How many days stand otherwise than before.
     * @example 2
     */
    changed: number;
    /** What to look at. */
    warnings: ShiftWarning[];
    /** The changes that bring back what stood before. */
    undo: ShiftChangeInput[];
};

/**
 * `extra`: work on a day that was free; `replaced`: other times than the pattern says; `moved`: from another day or person; `off`: a day off.
 * @example replaced
 * @enum {string}
 */
export type ShiftKind = "extra" | "replaced" | "moved" | "off";

/** From one instant to another. */
export type ShiftSpan = {
    startedAt: Instant;
    endedAt: Instant;
};

/** What one should know of a change. */
export type ShiftWarning = {
    /**
     * The change, from 1.
     * @example 1
     */
    row: number;
    employeeId: Id;
    /**
     * Format: date
     * The day before which there is too little rest.
     * @example 2026-03-06
     */
    date: string;
    /**
     * Less than the rest that the time rules want since the shift before.
     * @example short_rest
     * @enum {string}
     */
    code: "short_rest";
    /**
     * How many minutes of rest there are.
     * @example 540
     */
    minutes: number;
};

/** The operations of specs/attendance/shifts.yaml. */
export interface ShiftsOperations {
  'shifts.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** People on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on; today where one works unless it is said. */
        from?: string;
        /** Until this day; a week from the first unless it is said. */
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
        /** From this day on. */
        from?: string;
        /** Until this day. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only of days from this one on. */
        from?: string;
        /** Only of days until this one. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
