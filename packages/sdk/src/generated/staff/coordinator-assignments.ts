// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { Day } from '#generated/staff/employees.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'

/** A possible coordinator. */
export type Coordinator = {
    id: Id;
    /**
     * Display name.
     * @example Diego Ríos Puig
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00003
     */
    code: string;
    /**
     * The department.
     * @example OPE
     */
    department: string;
    /**
     * Number of people they coordinate today.
     * @example 18
     */
    teamSize: number;
};

/** A dated assignment of a coordinator to an employee. */
export type CoordinatorAssignment = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * Last day; null if open-ended.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * Reason.
     * @example Cambio de campaña
     */
    reason: string | null;
    employee: Person;
    /** Who created it; null if it came with the initial data. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** An assignment to make. */
export type CoordinatorMove = {
    /** IDs of the people. */
    employeeIds: Id[];
    /**
     * Format: uuid
     * The coordinator; null for none.
     */
    coordinatorId: string | null;
    /**
     * Format: date
     * First day, not in the past.
     * @example 2099-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * Last day. Open-ended by default.
     */
    endsOn?: string | null;
    /**
     * Reason.
     * @example Cambio de campaña
     */
    reason?: string | null;
};

/** Actual or expected result of each person. */
export type CoordinatorMoveResult = {
    /**
     * Number of people assigned.
     * @example 12
     */
    accepted: number;
    /**
     * Number of people left unchanged.
     * @example 1
     */
    refused: number;
    /**
     * Number of their open access requests, which are decided by those who grant permissions, before and after.
     * @example 3
     */
    openRequests: number;
    /** Results, in request order. */
    rows: {
        id: Id;
        /**
         * Display name.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /** Current coordinator on the first day; null if none. */
        before: Person | null;
        /**
         * Why nothing changed: unknown person, self-coordination, circular (the person coordinates the coordinator, directly or indirectly), or already so.
         * @enum {string|null}
         */
        refusal: "unknown" | "self" | "circle" | "same" | null;
    }[];
};

/** A period with one coordinator. */
export type CoordinatorPeriod = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * Last day; null if open-ended.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * Reason.
     * @example Cambio de campaña
     */
    reason: string | null;
};

/** The operations of specs/staff/coordinator-assignments.yaml. */
export interface CoordinatorAssignmentsOperations {
  'coordinatorAssignments.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by employee. */
        employeeId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by past, current or planned. */
        state?: PeriodState;
        /** Sort order. */
        sort?: "startsOn" | "-startsOn" | "employee" | "-employee" | "coordinator" | "-coordinator";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: CoordinatorAssignment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'coordinatorAssignments.assign': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": CoordinatorMove;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: CoordinatorMoveResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'coordinatorAssignments.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": CoordinatorMove;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: CoordinatorMoveResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'coordinatorAssignments.import': {
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
  'coordinatorAssignments.coordinators': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Coordinator[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'coordinatorAssignments.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface CoordinatorAssignmentsPaths {
  '/coordinator-assignments': { get: CoordinatorAssignmentsOperations['coordinatorAssignments.index']; post: CoordinatorAssignmentsOperations['coordinatorAssignments.assign'] };
  '/coordinator-assignments/preview': { post: CoordinatorAssignmentsOperations['coordinatorAssignments.preview'] };
  '/coordinator-assignments/import': { post: CoordinatorAssignmentsOperations['coordinatorAssignments.import'] };
  '/coordinator-assignments/coordinators': { get: CoordinatorAssignmentsOperations['coordinatorAssignments.coordinators'] };
  '/coordinator-assignments/{id}': { delete: CoordinatorAssignmentsOperations['coordinatorAssignments.destroy'] };
}
