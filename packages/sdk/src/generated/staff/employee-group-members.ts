// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import type { Day } from '#generated/staff/employees.ts'
import type { GroupRule } from '#generated/staff/employee-groups.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Number of members of a group. */
export type GroupCount = {
    id: Id;
    /**
     * Number of people.
     * @example 42
     */
    count: number;
};

/** A member of a group. */
export type GroupMember = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * The department.
     * @example OPE
     */
    department: string;
    /**
     * Job title.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Hours per week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * Format: date
     * First day; null for rule-based groups.
     */
    startsOn: string | null;
    /**
     * Format: date
     * Last day; null if open-ended and for rule-based groups.
     */
    endsOn: string | null;
};

/** Members to add. */
export type MembersInput = {
    /** IDs of the people. */
    employeeIds: Id[];
    /**
     * Format: date
     * First day, not in the past. Defaults to today.
     * @example 2099-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * Last day. Open-ended by default.
     */
    endsOn?: string | null;
};

/** Pagination, and the day of the list. */
export type MembersMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    asOf: Day;
};

/** Result of each person. */
export type MembersResult = {
    /**
     * Number of people changed.
     * @example 12
     */
    accepted: number;
    /**
     * Number of people left unchanged.
     * @example 1
     */
    refused: number;
    /** Results, in request order. */
    rows: {
        id: Id;
        /**
         * Display name.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * Why nothing changed: unknown person, or already so.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
};

/** People who match a rule. */
export type RulePreview = {
    /**
     * Number of people.
     * @example 42
     */
    count: number;
    /** The first of them, sorted by name. */
    people: Person[];
};

/** The operations of specs/staff/employee-group-members.yaml. */
export interface EmployeeGroupMembersOperations {
  'employeeGroupMembers.counts': {
    parameters: { query: {
        /** The groups. */
        ids: Id[];
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: GroupCount[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'employeeGroupMembers.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": GroupRule;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: RulePreview;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'employeeGroupMembers.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: GroupMember[];
            meta: MembersMeta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'employeeGroupMembers.assign': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": MembersInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: MembersResult;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'employeeGroupMembers.import': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'employeeGroupMembers.destroyAll': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** IDs of the people. */
            employeeIds: Id[];
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: MembersResult;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface EmployeeGroupMembersPaths {
  '/employee-groups/counts': { get: EmployeeGroupMembersOperations['employeeGroupMembers.counts'] };
  '/employee-groups/preview': { post: EmployeeGroupMembersOperations['employeeGroupMembers.preview'] };
  '/employee-groups/{id}/members': { get: EmployeeGroupMembersOperations['employeeGroupMembers.index']; post: EmployeeGroupMembersOperations['employeeGroupMembers.assign'] };
  '/employee-groups/{id}/members/import': { post: EmployeeGroupMembersOperations['employeeGroupMembers.import'] };
  '/employee-groups/{id}/members/remove': { post: EmployeeGroupMembersOperations['employeeGroupMembers.destroyAll'] };
}
