// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'

/**
 * Week of the pattern in which the person starts while the pattern is in its first week.
 * @example 1
 */
export type FirstWeek = number;

/** A person and a shift pattern, with dates. */
export type ShiftAssignment = {
    id: Id;
    person: Person;
    /**
     * Username used to sign in.
     * @example lucia.nunez
     */
    username: string;
    /** The pattern. */
    pattern: {
        id: Id;
        /**
         * Name.
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
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    firstWeek: FirstWeek;
    state: PeriodState;
    /** Who created it; null if it was imported with the initial data. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Assignments to create. */
export type ShiftAssignmentInput = {
    /** IDs of the people. */
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
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    firstWeek?: FirstWeek;
};

/** The operations of specs/attendance/shift-assignments.yaml. */
export interface ShiftAssignmentsOperations {
  'shiftAssignments.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by pattern. */
        patternId?: Id;
        /** Filter by past, current or planned. */
        state?: PeriodState;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ShiftAssignmentInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            /** The result. */
            data: {
                /**
                 * Number of people assigned.
                 * @example 1
                 */
                assigned: number;
            };
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'shiftAssignments.import': {
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
  'shiftAssignments.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'shiftAssignments.changes': {
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
  'shiftAssignments.deletions': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeletedRow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ShiftAssignmentsPaths {
  '/shift-assignments': { get: ShiftAssignmentsOperations['shiftAssignments.index']; post: ShiftAssignmentsOperations['shiftAssignments.create'] };
  '/shift-assignments/import': { post: ShiftAssignmentsOperations['shiftAssignments.import'] };
  '/shift-assignments/{id}': { delete: ShiftAssignmentsOperations['shiftAssignments.destroy'] };
  '/shift-assignments/{id}/changes': { get: ShiftAssignmentsOperations['shiftAssignments.changes'] };
  '/shift-assignments/deletions': { get: ShiftAssignmentsOperations['shiftAssignments.deletions'] };
}
