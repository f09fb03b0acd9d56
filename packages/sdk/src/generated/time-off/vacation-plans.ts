// Generated from specs/time-off/vacation-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/**
 * A minute of the day on the clock of the wall.
 * @example 540
 */
export type Minute = number;

/** One vacation plan. */
export type OneVacationPlan = {
    data: VacationPlan;
};

/** A vacation plan by its name. */
export type PlanName = {
    id: Id;
    /**
     * Its name.
     * @example Atención al cliente
     */
    name: string;
};

/** How many people are needed on days of the week in an interval of the day. */
export type StaffNeed = {
    /**
     * Format: uuid
     * Of this skill; of all of the plan without one.
     * @example null
     */
    skillId?: string | null;
    weekdays: Weekdays;
    start: Minute;
    end: Minute;
    /**
     * How many people are needed.
     * @example 12
     */
    people: number;
};

/** A vacation plan. */
export type VacationPlan = {
    id: Id;
    /**
     * Its name.
     * @example Atención al cliente
     */
    name: string;
    /** For people with one of these main skills. */
    skills: PlanName[];
    /** For people of one of these employee groups. */
    groups: PlanName[];
    /**
     * Format: date
     * The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day that it is for; null without an end.
     * @example null
     */
    validUntil: string | null;
    rules: VacationPlanRules;
    /** Who is needed when. */
    needs: StaffNeed[];
    /**
     * How many quotas it has.
     * @example 3
     */
    quotaCount: number;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A plan to write. */
export type VacationPlanInput = {
    /**
     * Its name. People read it.
     * @example Atención al cliente
     */
    name: string;
    /** For people with one of these main skills. */
    skillIds?: Id[];
    /** For people of one of these employee groups. */
    groupIds?: Id[];
    /**
     * Format: date
     * The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day that it is for; null without an end.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** Who is needed when: coverage is compared with it. */
    needs?: StaffNeed[];
};

/** How requests of a plan are answered. */
export type VacationPlanRules = {
    /**
     * Whether a request that keeps the rules and has its places is approved by itself.
     * @example true
     */
    autoApprove: boolean;
    /**
     * Longer requests wait for a decision.
     * @example 15
     */
    longestDays: number | null;
    /**
     * Nearer requests wait for a decision.
     * @example 15
     */
    noticeDays: number;
    /**
     * Whether requests wait for a decision that begin on a day without planned work, or ask for more hours than are planned.
     * @example true
     */
    withinShifts: boolean;
    /**
     * What becomes of a request for which there is no place: it waits for one in order, it waits for a decision, or it is refused.
     * @example waiting
     * @enum {string}
     */
    whenFull: "waiting" | "decide" | "refuse";
    /**
     * So many days before its first day nobody gets on the waiting list any more, and who still waits is told that no place fell free.
     * @example 7
     */
    waitingClosesDays: number;
    /**
     * Whether a place that falls free is granted at once to who waits first, or offered.
     * @example offer
     * @enum {string}
     */
    grants: "at_once" | "offer";
    /**
     * How long an offer stands.
     * @example 48
     */
    offerHours: number;
    /**
     * From which part of a quota on a date is filling fast.
     * @example 75
     */
    fillingPercent: number;
};

/** What it is to be. */
export type VacationPlanUpdate = {
    /**
     * Its name. People read it.
     * @example Atención al cliente
     */
    name: string;
    /** For people with one of these main skills. */
    skillIds?: Id[];
    /** For people of one of these employee groups. */
    groupIds?: Id[];
    /**
     * Format: date
     * The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day that it is for; null without an end.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** Who is needed when: coverage is compared with it. */
    needs?: StaffNeed[];
    version: SeenVersion;
};

/**
 * Days of the week, 1 the Monday to 7 the Sunday.
 * @example [
 *       1,
 *       2,
 *       3,
 *       4,
 *       5
 *     ]
 */
export type Weekdays = number[];

/** The operations of specs/time-off/vacation-plans.yaml. */
export interface VacationPlansOperations {
  'vacationPlans.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only plans of this skill. */
        selectedSkill?: Id;
        /** Order. */
        sort?: "name" | "-name" | "validFrom" | "-validFrom";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationPlan[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationPlans.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationPlanInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationPlan;
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationPlans.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneVacationPlan;
    } } };
    failures: 401 | 403 | 404;
  };
  'vacationPlans.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationPlanUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationPlan;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationPlans.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationPlansPaths {
  '/vacation-plans': { get: VacationPlansOperations['vacationPlans.index']; post: VacationPlansOperations['vacationPlans.create'] };
  '/vacation-plans/{id}': { get: VacationPlansOperations['vacationPlans.show']; put: VacationPlansOperations['vacationPlans.update']; delete: VacationPlansOperations['vacationPlans.destroy'] };
}
