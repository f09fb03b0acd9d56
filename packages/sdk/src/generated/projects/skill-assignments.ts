// Generated from specs/projects/skill-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { AssignedResult, AssignmentIds, PeriodState, UserIds } from '#generated/projects/assigned.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Given here by somebody, or named by the telephony platform, which takes it back when it names it no more.
 * @example hand
 * @enum {string}
 */
export type AssignmentOrigin = "hand" | "platform";

/**
 * How well: from 1, beginner, to 5, expert. Of several who are free the best is asked first.
 * @example 4
 */
export type Level = number;

/** A person and a skill, from one day to another. */
export type SkillAssignment = {
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
    skill: Named;
    campaign: Called;
    level: Level;
    /**
     * Whether it is what they mainly do: the skill that they are counted in while they work.
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
     * The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    /** Who gave it; null for what came with the data or from the platform. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** Who gets which skill. */
export type SkillAssignmentInput = {
    userIds: UserIds;
    skillId: Id;
    level?: Level;
    /**
     * Whether it becomes what they mainly do; what was it until now remains theirs. Only one that is in force today can be.
     * @example false
     */
    isMain?: boolean;
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

/** The operations of specs/projects/skill-assignments.yaml. */
export interface SkillAssignmentsOperations {
  'skillAssignments.index': {
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
        /** Only of this skill. */
        skillId?: Id;
        /** Only skills of this campaign. */
        campaignId?: Id;
        /** Only those given by hand or those that the platform named. */
        origin?: AssignmentOrigin;
        /** Only past, current or planned ones. */
        state?: PeriodState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
