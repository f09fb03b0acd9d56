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
     * What it is called.
     * @example Contact center
     */
    name: string;
    /**
     * The collective agreement, as contracts name it; empty for the law, which holds for all others.
     * @example III Convenio estatal de contact center
     */
    agreement: string;
    /**
     * Format: date
     * From which day on.
     * @example 2023-01-01
     */
    validFrom: string;
    /**
     * Where its rules stand.
     * @example ET art. 38
     */
    source: string;
    /**
     * Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
};

/** The terms of one kind of vacation, in units: `available` is `entitlement` and `carriedOver` and `adjusted`, less `expired`, `enjoyed`, `approved` and `pending`. */
export type VacationAmounts = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * What the policy gives for the year.
     * @example 56
     */
    entitlement: number;
    /**
     * What the years before left for this one.
     * @example 4
     */
    carriedOver: number;
    /**
     * Format: date
     * The last day that some of it can be spent on; null where there is none.
     * @example 2026-01-31
     */
    carriedUntil: string | null;
    /**
     * What somebody has added or taken.
     * @example 0
     */
    adjusted: number;
    /**
     * What was not spent in time.
     * @example 0
     */
    expired: number;
    /**
     * Approved days until today.
     * @example 14
     */
    enjoyed: number;
    /**
     * Approved days to come.
     * @example 14
     */
    approved: number;
    /**
     * What requests hold that wait.
     * @example 0
     */
    pending: number;
    /**
     * What may be asked for now.
     * @example 28
     */
    available: number;
};

/** What there is of a person's vacation of a year. */
export type VacationBalance = {
    person: Person;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** One for each kind and unit, annual first. */
    amounts: VacationAmounts[];
};

/** What there is of a person's vacation of a year, with the sum of each number. */
export type VacationBalanceDetail = {
    person: Person;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** One for each kind and unit, annual first. */
    amounts: VacationAmounts[];
    /** The policy of the person, today or on the last day of their contract; null without one. */
    policy: PolicyName | null;
    /** What it says. */
    rules: VacationRules | null;
    /** All terms of all numbers, by date. */
    terms: VacationTerm[];
};

/** A term of a number of the balance. */
export type VacationTerm = {
    /**
     * Which number it is a term of.
     * @example entitlement
     * @enum {string}
     */
    of: "entitlement" | "carriedOver" | "adjusted" | "expired" | "enjoyed" | "approved" | "pending";
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * The year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * What it adds; below zero what it takes.
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
     * The movement that it is; null for days of requests and for what the years before left.
     * @example null
     */
    movementId: string | null;
    /**
     * Format: uuid
     * The request whose days they are.
     * @example null
     */
    requestId: string | null;
    /**
     * What was said.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** The policy that gave it. */
    policy: PolicyName | null;
};

/** The operations of specs/time-off/vacation-balances.yaml. */
export interface VacationBalancesOperations {
  'vacationBalances.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Of this year; of the one at hand unless it is said. */
        year?: number;
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
        /** Order. */
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
        /** Of this year; of the one at hand unless it is said. */
        year?: number;
    }; header?: never; path: {
        /** The id. */
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
