// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'

/**
 * Which week of the pattern the person works while the pattern is in its first.
 * @example 1
 */
export type FirstWeek = number;

/** A person and a pattern, from one day to another. */
export type ShiftAssignment = {
    id: Id;
    person: Person;
    /** The pattern. */
    pattern: {
        id: Id;
        /**
         * What people call it.
         * @example Mañana
         */
        name: string;
    };
    /**
     * Format: date
     * The first day.
     * @example 2026-03-02
     */
    startsOn: string;
    /**
     * Format: date
     * The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    firstWeek: FirstWeek;
    state: PeriodState;
    /** Who assigned it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Who is to work by a pattern. */
export type ShiftAssignmentInput = {
    /** Whom. */
    employeeIds: Id[];
    patternId: Id;
    /**
     * Format: date
     * The first day.
     * @example 2026-03-02
     */
    startsOn: string;
    /**
     * Format: date
     * The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    firstWeek?: FirstWeek;
};

/** The operations of specs/attendance/shift-assignments.yaml. */
export interface ShiftAssignmentsOperations {
  'shiftAssignments.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only of this pattern. */
        patternId?: Id;
        /** Only past, current or planned ones. */
        state?: PeriodState;
        /** Order. */
        sort?: "person" | "-person" | "startsOn" | "-startsOn";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ShiftAssignment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'shiftAssignments.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ShiftAssignmentInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            /** What was assigned. */
            data: {
                /**
                 * How many people have it now.
                 * @example 1
                 */
                assigned: number;
            };
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'shiftAssignments.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of intranet. */
export interface ShiftAssignmentsPaths {
  '/shift-assignments': { get: ShiftAssignmentsOperations['shiftAssignments.index']; post: ShiftAssignmentsOperations['shiftAssignments.create'] };
  '/shift-assignments/{id}': { delete: ShiftAssignmentsOperations['shiftAssignments.destroy'] };
}
