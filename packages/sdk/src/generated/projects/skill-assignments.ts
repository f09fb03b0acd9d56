// Generated from specs/projects/skill-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { AssignedResult, AssignmentIds, PeriodState, UserIds } from '#generated/projects/assigned.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Assigned manually, or by the telephony platform, which removes it once it no longer lists it.
 * @example hand
 * @enum {string}
 */
export type AssignmentOrigin = "hand" | "platform";

/**
 * Level, from 1 (beginner) to 5 (expert). Among available people the highest level goes first.
 * @example 4
 */
export type Level = number;

/** A dated assignment of a skill to a person. */
export type SkillAssignment = {
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
    skill: Named;
    campaign: Called;
    level: Level;
    /**
     * Whether it is their main skill, for which they are counted while they work.
     * @example true
     */
    isMain: boolean;
    origin: AssignmentOrigin;
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
export type SkillAssignmentInput = {
    userIds: UserIds;
    skillId: Id;
    level?: Level;
    /**
     * Whether it becomes their main skill; the former one remains assigned. Only an assignment in force today can be the main one.
     * @example false
     */
    isMain?: boolean;
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

/** The operations of specs/projects/skill-assignments.yaml. */
export interface SkillAssignmentsOperations {
  'skillAssignments.index': {
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
        /** Filter by skill. */
        skillId?: Id;
        /** Filter by campaign of the skill. */
        campaignId?: Id;
        /** Filter by origin: assigned manually, or by the platform. */
        origin?: AssignmentOrigin;
        /** Filter by past, current or planned. */
        state?: PeriodState;
        /** Sort order. */
        sort?: "person" | "-person" | "skill" | "-skill" | "level" | "-level" | "startsOn" | "-startsOn";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SkillAssignment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'skillAssignments.assign': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": SkillAssignmentInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AssignedResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'skillAssignments.destroyAll': {
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
  'skillAssignments.import': {
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
export interface SkillAssignmentsPaths {
  '/skill-assignments': { get: SkillAssignmentsOperations['skillAssignments.index']; post: SkillAssignmentsOperations['skillAssignments.assign'] };
  '/skill-assignments/remove': { post: SkillAssignmentsOperations['skillAssignments.destroyAll'] };
  '/skill-assignments/import': { post: SkillAssignmentsOperations['skillAssignments.import'] };
}
