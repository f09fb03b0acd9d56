// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { Day } from '#generated/staff/employees.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'

/** Somebody who can coordinate. */
export type Coordinator = {
    id: Id;
    /**
     * The name to show.
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
     * How many people they coordinate today.
     * @example 18
     */
    teamSize: number;
};

/** Who coordinates whom from one day to another. */
export type CoordinatorAssignment = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * The last day; null for no end.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * Why.
     * @example Cambio de campaña
     */
    reason: string | null;
    employee: Person;
    /** Who wrote it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Who gets which coordinator from when. */
export type CoordinatorMove = {
    /** Whom. */
    employeeIds: Id[];
    /**
     * Format: uuid
     * The coordinator; null for none.
     */
    coordinatorId: string | null;
    /**
     * Format: date
     * The first day; not one that has passed.
     * @example 2099-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * The last day; without end unless given.
     */
    endsOn?: string | null;
    /**
     * Why.
     * @example Cambio de campaña
     */
    reason?: string | null;
};

/** What became of each person, or would. */
export type CoordinatorMoveResult = {
    /**
     * How many people get the coordinator.
     * @example 12
     */
    accepted: number;
    /**
     * How many stay as before.
     * @example 1
     */
    refused: number;
    /**
     * How many requests for access of theirs are open. They are decided on by whoever grants permissions, before and after.
     * @example 3
     */
    openRequests: number;
    /** The people in the order asked. */
    rows: {
        id: Id;
        /**
         * The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /** Who coordinates them on the first day as it stands. */
        before: Person | null;
        /**
         * Why they stay as before: nobody knows them, nobody coordinates themselves, they coordinate the coordinator directly or through others, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "self" | "circle" | "same" | null;
    }[];
};

/** A time under one coordinator. */
export type CoordinatorPeriod = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * The last day; null for no end.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * Why.
     * @example Cambio de campaña
     */
    reason: string | null;
};

/** The operations of specs/staff/coordinator-assignments.yaml. */
export interface CoordinatorAssignmentsOperations {
  'coordinatorAssignments.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this employee. */
        employeeId?: Id;
        /** Only of this coordinator. */
        coordinatorId?: Id;
        /** Only past, current or planned ones. */
        state?: PeriodState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** The id. */
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
