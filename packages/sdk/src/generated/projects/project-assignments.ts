// Generated from specs/projects/project-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { AssignedResult, AssignmentIds, PeriodState, UserIds } from '#generated/projects/assigned.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** A dated assignment of a person to a project. */
export type ProjectAssignment = {
    id: Id;
    person: Person;
    /**
     * Username used to sign in.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Department.
     * @example OPE
     */
    department: string | null;
    project: Named;
    /**
     * Format: date
     * The first day.
     * @example 2026-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    /** Who created it; null if it came with the initial data or from the platform. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Assignments to create or change. */
export type ProjectAssignmentInput = {
    userIds: UserIds;
    projectId: Id;
    /**
     * Format: date
     * First day. Defaults to today for new assignments.
     * @example 2026-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     */
    endsOn?: string | null;
};

/** The operations of specs/projects/project-assignments.yaml. */
export interface ProjectAssignmentsOperations {
  'projectAssignments.index': {
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
        userId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by past, current or planned. */
        state?: PeriodState;
        /** Sort order. */
        sort?: "person" | "-person" | "project" | "-project" | "startsOn" | "-startsOn";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ProjectAssignment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'projectAssignments.assign': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ProjectAssignmentInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AssignedResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'projectAssignments.destroyAll': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": AssignmentIds;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AssignedResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'projectAssignments.import': {
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
/** Where they are, below the address of laia. */
export interface ProjectAssignmentsPaths {
  '/project-assignments': { get: ProjectAssignmentsOperations['projectAssignments.index']; post: ProjectAssignmentsOperations['projectAssignments.assign'] };
  '/project-assignments/remove': { post: ProjectAssignmentsOperations['projectAssignments.destroyAll'] };
  '/project-assignments/import': { post: ProjectAssignmentsOperations['projectAssignments.import'] };
}
