// Generated from specs/projects/project-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { AssignedResult, AssignmentIds, PeriodState, UserIds } from '#generated/projects/assigned.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** A person and a project, from one day to another. */
export type ProjectAssignment = {
    id: Id;
    person: Person;
    /**
     * What they sign in with.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Where they work.
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
     * The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    /** Who gave it; null for what came with the data or from the platform. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Who gets which project. */
export type ProjectAssignmentInput = {
    userIds: UserIds;
    projectId: Id;
    /**
     * Format: date
     * The first day; today for who does not have it yet.
     * @example 2026-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * The last day; null for no end.
     */
    endsOn?: string | null;
};

/** The operations of specs/projects/project-assignments.yaml. */
export interface ProjectAssignmentsOperations {
  'projectAssignments.index': {
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
        userId?: Id;
        /** Only of this project. */
        projectId?: Id;
        /** Only past, current or planned ones. */
        state?: PeriodState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
