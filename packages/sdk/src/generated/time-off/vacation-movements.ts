// Generated from specs/time-off/vacation-movements.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { LeaveUnit, SearchedVacationState, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PolicyName } from '#generated/time-off/vacation-balances.ts'

/** How an entitlement is calculated. */
export type EntitlementExplanation = {
    /** Days under contract by the amount of a full year. */
    parts: {
        /**
         * Amount of a full year, in units.
         * @example 64
         */
        baseUnits: number;
        /**
         * Number of days under contract.
         * @example 261
         */
        days: number;
    }[];
    /**
     * Number of days of the year.
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
     * Amount before rounding, in days or minutes with two decimals.
     * @example 22.88
     */
    exact: string;
    /**
     * Resulting amount of all kinds together.
     * @example 46
     */
    units: number;
};

/** A movement of a vacation bucket. */
export type VacationMovement = {
    id: Id;
    person: Person;
    kind: VacationMovementKind;
    bucketKind: VacationKind;
    /**
     * Year of the bucket.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * First day on which the bucket can be used.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day on which the bucket can be used.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * Amount; negative if deducted.
     * @example 56
     */
    units: number;
    /**
     * Format: date
     * Effective date.
     * @example 2026-01-01
     */
    date: string;
    /**
     * Format: uuid
     * The request that uses or returns it.
     * @example null
     */
    requestId: string | null;
    /**
     * Format: uuid
     * The movement it reverses.
     * @example null
     */
    reverses: string | null;
    /**
     * Reason; null if none was given.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** The policy that granted it. */
    policy: PolicyName | null;
    /** Who created it; null if created by a rule. */
    createdBy: Person | null;
    createdAt: Instant;
};

/** A movement to create. */
export type VacationMovementInput = {
    employeeId: Id;
    /**
     * Kind of movement.
     * @example adjustment
     * @enum {string}
     */
    kind: "adjustment" | "carry_over";
    bucketKind: VacationKind;
    /**
     * Year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * Amount, never zero; negative to deduct in an adjustment. Required unless `reverses` is given.
     * @example 2
     */
    units?: number;
    /**
     * Format: date
     * New last day of use; only with `carry_over`.
     * @example null
     */
    until?: string | null;
    /**
     * Format: uuid
     * The adjustment to reverse.
     * @example null
     */
    reverses?: string | null;
    /**
     * Reason, shown to the person.
     * @example Saldo del sistema anterior
     */
    reason: string;
};

/**
 * `entitlement`: granted by the policy for a year, or the difference when a contract changes; `carry_over`: moved to a later end date, or a debt moved to the next year; `expiry`: not used in time, or if positive, its correction after the entitlement was reduced; `consumption`: used by an approved request; `return`: returned by a cancelled request; `adjustment`: made manually, with a reason.
 * @example entitlement
 * @enum {string}
 */
export type VacationMovementKind = "entitlement" | "carry_over" | "expiry" | "consumption" | "return" | "adjustment";

/** The operations of specs/time-off/vacation-movements.yaml. */
export interface VacationMovementsOperations {
  'vacationMovements.index': {
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
        employeeId?: Id;
        /** Return only rows with a day on or after this date. */
        initialDate?: string;
        /** Return only rows with a day on or before this date. */
        endDate?: string;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state of the request. */
        selectedState?: SearchedVacationState[];
        /** `1`: rows that are not archived; `0`: archived rows. */
        active?: 0 | 1;
        /** Filter by year of the bucket. */
        year?: number;
        /** Filter by kind. */
        kind?: VacationMovementKind[];
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
