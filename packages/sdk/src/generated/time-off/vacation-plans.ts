// Generated from specs/time-off/vacation-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/**
 * Minutes after midnight, in local time.
 * @example 540
 */
export type Minute = number;

/** A single vacation plan. */
export type OneVacationPlan = {
    data: VacationPlan;
};

/** A vacation plan and its name. */
export type PlanName = {
    id: Id;
    /**
     * Name.
     * @example Atención al cliente
     */
    name: string;
};

/** Number of people needed on days of the week in an interval of the day. */
export type StaffNeed = {
    /**
     * Format: uuid
     * The skill; null for the whole plan.
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
     * Name.
     * @example Atención al cliente
     */
    name: string;
    /** Main skills the plan applies to. */
    skills: PlanName[];
    /** Employee groups the plan applies to. */
    groups: PlanName[];
    /**
     * Format: date
     * First day the plan applies to.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day the plan applies to; null if open-ended.
     * @example null
     */
    validUntil: string | null;
    rules: VacationPlanRules;
    /** Staffing needs. */
    needs: StaffNeed[];
    /**
     * Number of quotas.
     * @example 3
     */
    quotaCount: number;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A plan to create. */
export type VacationPlanInput = {
    /**
     * Name, visible to the people of the plan.
     * @example Atención al cliente
     */
    name: string;
    /** Main skills the plan applies to. */
    skillIds?: Id[];
    /** Employee groups the plan applies to. */
    groupIds?: Id[];
    /**
     * Format: date
     * First day the plan applies to.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day the plan applies to; null if open-ended.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** Staffing needs, used to calculate coverage. */
    needs?: StaffNeed[];
};

/** How requests of a plan are answered. */
export type VacationPlanRules = {
    /**
     * Whether requests that follow the rules and have a place are approved automatically.
     * @example true
     */
    autoApprove: boolean;
    /**
     * Longest request approved automatically, in days; longer ones await a decision. null for no limit.
     * @example 15
     */
    longestDays: number | null;
    /**
     * Notice in days for automatic approval; requests with less notice await a decision.
     * @example 15
     */
    noticeDays: number;
    /**
     * Whether requests that start on a day without planned work, or exceed the planned hours, await a decision.
     * @example true
     */
    withinShifts: boolean;
    /**
     * What happens to a request without a place: it joins the waiting list, awaits a decision, or is refused.
     * @example waiting
     * @enum {string}
     */
    whenFull: "waiting" | "decide" | "refuse";
    /**
     * Days before the first day at which the waiting list closes; people still waiting are notified that no place became free.
     * @example 7
     */
    waitingClosesDays: number;
    /**
     * Whether a place that becomes free is granted immediately to the first on the waiting list, or offered.
     * @example offer
     * @enum {string}
     */
    grants: "at_once" | "offer";
    /**
     * Hours until an offer expires.
     * @example 48
     */
    offerHours: number;
    /**
     * Percentage of the quota from which a date counts as almost full.
     * @example 75
     */
    fillingPercent: number;
};

/** The new content of the plan. */
export type VacationPlanUpdate = {
    /**
     * Name, visible to the people of the plan.
     * @example Atención al cliente
     */
    name: string;
    /** Main skills the plan applies to. */
    skillIds?: Id[];
    /** Employee groups the plan applies to. */
    groupIds?: Id[];
    /**
     * Format: date
     * First day the plan applies to.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day the plan applies to; null if open-ended.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** Staffing needs, used to calculate coverage. */
    needs?: StaffNeed[];
    version: SeenVersion;
};

/**
 * Days of the week, from 1 (Monday) to 7 (Sunday).
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by skill. */
        selectedSkill?: Id;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
