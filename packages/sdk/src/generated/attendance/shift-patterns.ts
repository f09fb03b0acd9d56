// Generated from specs/attendance/shift-patterns.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Format: date
 * A day of a week in which the first week holds.
 * @example 2026-03-02
 */
export type AnchorOn = string;

/** One shift pattern. */
export type OneShiftPattern = {
    data: ShiftPattern;
};

/** What a pattern says from a day on. */
export type PatternVersion = {
    /**
     * Format: date
     * From this day on; null for the first.
     * @example 2026-05-01
     */
    validFrom: string | null;
    anchorOn: AnchorOn;
    weeks: Weeks;
};

/** What is planned of a day; nothing on one that is free. */
export type PlannedTimes = {
    /** When there is work, in order. */
    segments: Times[];
    /** Breaks within the segments that are no effective work, in order. */
    breaks?: Times[];
};

/** A named order of weeks. */
export type ShiftPattern = {
    id: Id;
    /**
     * What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    active: Active;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /** Every version, the first one first. */
    versions: PatternVersion[];
    /**
     * Effective minutes of a week, on average of its weeks.
     * @example 2340
     */
    weeklyMinutes: number;
    /**
     * How many people have it today, or will.
     * @example 12
     */
    assigned: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A pattern to write. */
export type ShiftPatternInput = {
    /**
     * What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * With shiftPatterns.update: from this day on; today unless it is said. The first version holds since ever.
     * @example 2026-05-01
     */
    validFrom?: string | null;
};

/** Whether a pattern can be assigned. */
export type ShiftPatternPatch = {
    active: Active;
    version: SeenVersion;
};

/** What a pattern says from a day on. */
export type ShiftPatternUpdate = {
    /**
     * What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * With shiftPatterns.update: from this day on; today unless it is said. The first version holds since ever.
     * @example 2026-05-01
     */
    validFrom?: string | null;
    version: SeenVersion;
};

/** From one minute of the day to another, counted from its midnight on the clock of the wall: 1440 is the next midnight, so that 1320 to 1800 is a night from 22:00 to 06:00. */
export type Times = {
    /**
     * The first minute.
     * @example 480
     */
    start: number;
    /**
     * The minute at which it is over.
     * @example 960
     */
    end: number;
};

/**
 * The weeks that follow one another and begin again, each from Monday to Sunday.
 * @example [
 *       [
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": []
 *         },
 *         {
 *           "segments": []
 *         }
 *       ]
 *     ]
 */
export type Weeks = PlannedTimes[][];

/** The operations of specs/attendance/shift-patterns.yaml. */
export interface ShiftPatternsOperations {
  'shiftPatterns.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those that can be assigned, or only those that are archived. */
        active?: boolean;
        /** Order. */
        sort?: "name" | "-name" | "assigned" | "-assigned";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ShiftPattern[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'shiftPatterns.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ShiftPatternInput;
    } };
    responses: { 201: { content: {
        "application/json": OneShiftPattern;
    } } };
    failures: 401 | 403 | 422;
  };
  'shiftPatterns.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneShiftPattern;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'shiftPatterns.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ShiftPatternUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneShiftPattern;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'shiftPatterns.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ShiftPatternPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneShiftPattern;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ShiftPatternsPaths {
  '/shift-patterns': { get: ShiftPatternsOperations['shiftPatterns.index']; post: ShiftPatternsOperations['shiftPatterns.create'] };
  '/shift-patterns/{id}': { get: ShiftPatternsOperations['shiftPatterns.show']; put: ShiftPatternsOperations['shiftPatterns.update']; patch: ShiftPatternsOperations['shiftPatterns.patch'] };
}
