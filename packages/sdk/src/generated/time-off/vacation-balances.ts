// Generated from specs/time-off/vacation-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { EntitlementExplanation } from '#generated/time-off/vacation-movements.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { LeaveUnit, SearchedVacationState, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { VacationRules } from '#generated/time-off/vacation-rules.ts'

/** A version of a vacation policy. */
export type PolicyName = {
    id: Id;
    /**
     * Name.
     * @example Contact center
     */
    name: string;
    /**
     * Collective agreement as named in contracts; empty for the statutory rules, which apply to all others.
     * @example III Convenio estatal de contact center
     */
    agreement: string;
    /**
     * Format: date
     * First day in force.
     * @example 2023-01-01
     */
    validFrom: string;
    /**
     * Source of the rules.
     * @example ET art. 38
     */
    source: string;
    /**
     * Whether it has yet to be checked against the source.
     * @example false
     */
    review: boolean;
};

/** Amounts of one kind of vacation, in units. `available` = `entitlement` + `carriedOver` + `adjusted` - `expired` - `enjoyed` - `approved` - `pending`. */
export type VacationAmounts = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Amount granted by the policy for the year.
     * @example 56
     */
    entitlement: number;
    /**
     * Amount carried over from previous years.
     * @example 4
     */
    carriedOver: number;
    /**
     * Format: date
     * Last day on which part of it can be used; null if none.
     * @example 2026-01-31
     */
    carriedUntil: string | null;
    /**
     * Sum of manual adjustments.
     * @example 0
     */
    adjusted: number;
    /**
     * Amount not used in time.
     * @example 0
     */
    expired: number;
    /**
     * Approved days up to today.
     * @example 14
     */
    enjoyed: number;
    /**
     * Approved days in the future.
     * @example 14
     */
    approved: number;
    /**
     * Amount held by pending requests.
     * @example 0
     */
    pending: number;
    /**
     * Amount that can be requested now.
     * @example 28
     */
    available: number;
};

/** Vacation balance of a person in a year. */
export type VacationBalance = {
    person: Person;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** One entry per kind and unit, annual vacation first. */
    amounts: VacationAmounts[];
};

/** Vacation balance of a person in a year, with all terms. */
export type VacationBalanceDetail = {
    person: Person;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** One entry per kind and unit, annual vacation first. */
    amounts: VacationAmounts[];
    /** Policy of the person, today or on the last day of their contract; null without one. */
    policy: PolicyName | null;
    /** Rules of the policy. */
    rules: VacationRules | null;
    /** All terms of all amounts, by date. */
    terms: VacationTerm[];
};

/** A term of an amount of the balance. */
export type VacationTerm = {
    /**
     * The amount it belongs to.
     * @example entitlement
     * @enum {string}
     */
    of: "entitlement" | "carriedOver" | "adjusted" | "expired" | "enjoyed" | "approved" | "pending";
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * Amount added, or deducted if negative.
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
     * The movement; null for days of requests and for amounts carried over.
     * @example null
     */
    movementId: string | null;
    /**
     * Format: uuid
     * The request the days belong to.
     * @example null
     */
    requestId: string | null;
    /**
     * Reason; null if none was given.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** The policy that granted it. */
    policy: PolicyName | null;
};

/** The operations of specs/time-off/vacation-balances.yaml. */
export interface VacationBalancesOperations {
  'vacationBalances.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** The year. Defaults to the current year. */
        year?: number;
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
        /** Sort order. */
        sort?: "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationBalance[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationBalances.show': {
    parameters: { query?: {
        /** The year. Defaults to the current year. */
        year?: number;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationBalanceDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationBalancesPaths {
  '/vacation-balances': { get: VacationBalancesOperations['vacationBalances.index'] };
  '/vacation-balances/{id}': { get: VacationBalancesOperations['vacationBalances.show'] };
}
