// Generated from specs/time-off/vacation-movements.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { LeaveUnit, SearchedVacationState, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PolicyName } from '#generated/time-off/vacation-balances.ts'

/** How an entitlement was worked out. */
export type EntitlementExplanation = {
    /** The days under contract by what a whole year is. */
    parts: {
        /**
         * A whole year, in units.
         * @example 64
         */
        baseUnits: number;
        /**
         * Days under contract.
         * @example 261
         */
        days: number;
    }[];
    /**
     * Days of the year.
     * @example 365
     */
    daysOfYear: number;
    /**
     * How it is rounded.
     * @example ceil
     * @enum {string}
     */
    rounding: "ceil" | "half_up" | "half_day_ceil";
    /**
     * Before it is rounded, in days or minutes with two decimals.
     * @example 22.88
     */
    exact: string;
    /**
     * What it comes to, of all kinds together.
     * @example 46
     */
    units: number;
};

/** A movement of a bucket of vacation. */
export type VacationMovement = {
    id: Id;
    person: Person;
    kind: VacationMovementKind;
    bucketKind: VacationKind;
    /**
     * The year that the bucket is of.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * The first day that the bucket can be spent on.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * What goes in; what goes out is below zero.
     * @example 56
     */
    units: number;
    /**
     * Format: date
     * The day from which it counts.
     * @example 2026-01-01
     */
    date: string;
    /**
     * Format: uuid
     * The request that spends or returns.
     * @example null
     */
    requestId: string | null;
    /**
     * Format: uuid
     * The movement that it takes back.
     * @example null
     */
    reverses: string | null;
    /**
     * What was said.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** The policy that gave it. */
    policy: PolicyName | null;
    /** Who; null for the rule. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** What is adjusted or carried over. */
export type VacationMovementInput = {
    employeeId: Id;
    /**
     * How.
     * @example adjustment
     * @enum {string}
     */
    kind: "adjustment" | "carry_over";
    bucketKind: VacationKind;
    /**
     * The year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * How many; of an adjustment below zero to take them. Never zero. Of all but a reversal.
     * @example 2
     */
    units?: number;
    /**
     * Format: date
     * The last day that they can be spent on then; only with `carry_over`.
     * @example null
     */
    until?: string | null;
    /**
     * Format: uuid
     * The adjustment that is taken back.
     * @example null
     */
    reverses?: string | null;
    /**
     * Why. The person reads it.
     * @example Saldo del sistema anterior
     */
    reason: string;
};

/**
 * `entitlement`: what the policy gives for a year, or the difference when a contract changes; `carry_over`: moved to a later end, or a debt to the next year; `expiry`: not spent in time, or above zero what comes back of that once less was given; `consumption`: spent by an approved request; `return`: of one that was cancelled; `adjustment`: with a reason.
 * @example entitlement
 * @enum {string}
 */
export type VacationMovementKind = "entitlement" | "carry_over" | "expiry" | "consumption" | "return" | "adjustment";

/** The operations of specs/time-off/vacation-movements.yaml. */
export interface VacationMovementsOperations {
  'vacationMovements.index': {
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
        employeeId?: Id;
        /** Only what has a day from this one on. */
        initialDate?: string;
        /** Only what has a day until this one. */
        endDate?: string;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only of requests in these states. */
        selectedState?: SearchedVacationState[];
        /** 1: what is not in the archive; 0: what is. */
        active?: 0 | 1;
        /** Only of buckets of this year. */
        year?: number;
        /** Only these kinds. */
        kind?: VacationMovementKind[];
        /** Order. */
        sort?: "-createdAt" | "createdAt" | "-date" | "date" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationMovement[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationMovements.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationMovementInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: VacationMovement;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationMovementsPaths {
  '/vacation-movements': { get: VacationMovementsOperations['vacationMovements.index']; post: VacationMovementsOperations['vacationMovements.create'] };
}
