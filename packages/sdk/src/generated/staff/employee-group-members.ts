// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import type { Day } from '#generated/staff/employees.ts'
import type { GroupRule } from '#generated/staff/employee-groups.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Next } from '#generated/shared/paging.ts'

/** How many people are in a group. */
export type GroupCount = {
    id: Id;
    /**
     * How many people.
     * @example 42
     */
    count: number;
};

/** Somebody in a group. */
export type GroupMember = {
    id: Id;
    /**
     * The name to show.
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
     * The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * Format: date
     * The first day; null by rule.
     */
    startsOn: string | null;
    /**
     * Format: date
     * The last day; null for no end and by rule.
     */
    endsOn: string | null;
};

/** Who comes into a group. */
export type MembersInput = {
    /** Whom. */
    employeeIds: Id[];
    /**
     * Format: date
     * The first day, not one that has passed; today unless given.
     * @example 2099-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * The last day; without end unless given.
     */
    endsOn?: string | null;
};

/** Where this page stands in the whole list, and of which day it is. */
export type MembersMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    asOf: Day;
};

/** What became of each person. */
export type MembersResult = {
    /**
     * How many changed.
     * @example 12
     */
    accepted: number;
    /**
     * How many stay as before.
     * @example 1
     */
    refused: number;
    /** The people in the order asked. */
    rows: {
        id: Id;
        /**
         * The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * Why nothing changed: nobody knows them, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
};

/** Who meets a rule. */
export type RulePreview = {
    /**
     * How many people.
     * @example 42
     */
    count: number;
    /** The first of them by name. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
    }; header?: never; path: {
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Whom. */
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
