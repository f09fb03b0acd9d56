// Generated from specs/attendance/shift-patterns.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RowChange } from '#generated/shared/changes.ts'

/**
 * Format: date
 * A day of a week in which the first week of the pattern applies.
 * @example 2026-03-02
 */
export type AnchorOn = string;

/** A single shift pattern. */
export type OneShiftPattern = {
    data: ShiftPattern;
};

/** A version of a pattern. */
export type PatternVersion = {
    /**
     * Format: date
     * First day in force; null for the first version.
     * @example 2026-05-01
     */
    validFrom: string | null;
    anchorOn: AnchorOn;
    weeks: Weeks;
};

/** Planned times of a day; empty on a day off. */
export type PlannedTimes = {
    /** Work segments, in order. */
    segments: Times[];
    /** Breaks within the segments that are not effective work, in order. */
    breaks?: Times[];
};

/** A named sequence of weeks. */
export type ShiftPattern = {
    id: Id;
    /**
     * Name.
     * @example Rotativo mañana y tarde
     */
    name: string;
    active: Active;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /** All versions, oldest first. */
    versions: PatternVersion[];
    /**
     * Average effective minutes per week.
     * @example 2340
     */
    weeklyMinutes: number;
    /**
     * Number of people with a current or future assignment.
     * @example 12
     */
    assigned: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A shift pattern to create. */
export type ShiftPatternInput = {
    /**
     * Name.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * For shiftPatterns.update: first day in force, today by default. The first version has no start.
     * @example 2026-05-01
     */
    validFrom?: string | null;
};

/** Whether a pattern can be assigned. */
export type ShiftPatternPatch = {
    active: Active;
    version: SeenVersion;
};

/** The new version of a pattern. */
export type ShiftPatternUpdate = {
    /**
     * Name.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * For shiftPatterns.update: first day in force, today by default. The first version has no start.
     * @example 2026-05-01
     */
    validFrom?: string | null;
    version: SeenVersion;
};

/** A time range in minutes after midnight, local time. 1440 is the next midnight: 1320 to 1800 is a night from 22:00 to 06:00. */
export type Times = {
    /**
     * Start (inclusive).
     * @example 480
     */
    start: number;
    /**
     * End (exclusive).
     * @example 960
     */
    end: number;
};

/**
 * Weeks that repeat in order, each from Monday to Sunday.
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only assignable patterns, or only archived ones. */
        active?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
  'shiftPatterns.import': {
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
  'shiftPatterns.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
  'shiftPatterns.changes': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RowChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ShiftPatternsPaths {
  '/shift-patterns': { get: ShiftPatternsOperations['shiftPatterns.index']; post: ShiftPatternsOperations['shiftPatterns.create'] };
  '/shift-patterns/import': { post: ShiftPatternsOperations['shiftPatterns.import'] };
  '/shift-patterns/{id}': { get: ShiftPatternsOperations['shiftPatterns.show']; put: ShiftPatternsOperations['shiftPatterns.update']; patch: ShiftPatternsOperations['shiftPatterns.patch'] };
  '/shift-patterns/{id}/changes': { get: ShiftPatternsOperations['shiftPatterns.changes'] };
}
