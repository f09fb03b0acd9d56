// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Where this page stands, and what all movements that match add up to. */
export type HourBankMeta = {
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
    /**
     * The sum of the movements.
     * @example 5400
     */
    balanceSeconds: number;
};

/** A movement of the bank of hours of a person. */
export type HourMovement = {
    id: Id;
    person: Person;
    kind: HourMovementKind;
    /**
     * How much goes in; what goes out is below zero.
     * @example -7200
     */
    seconds: number;
    /**
     * Format: date
     * The day from which it counts.
     * @example 2026-03-20
     */
    date: string;
    /**
     * The month that was locked or reopened, or whose extra hours the rest compensates.
     * @example 2026-02
     */
    month: string | null;
    /**
     * Why.
     * @example Descanso acordado
     */
    reason: string | null;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Whether whoever asks may take it back by a `reversal`.
     * @example true
     */
    canReverse: boolean;
};

/** What is compensated or adjusted. */
export type HourMovementInput = {
    employeeId: Id;
    /**
     * How.
     * @example rest
     * @enum {string}
     */
    kind: "rest" | "pay" | "adjustment" | "reversal";
    /**
     * How many; of an adjustment below zero to take them out. Never zero. Of all but a reversal, which has those of the movement that it takes back.
     * @example 120
     */
    minutes?: number;
    /**
     * Format: date
     * The day of the rest, or from which it counts.
     * @example 2026-03-20
     */
    date: string;
    /**
     * Whose extra hours the rest compensates; only with `rest`.
     * @example 2026-02
     */
    ofMonth?: string | null;
    /**
     * Format: uuid
     * The movement that is taken back; only with `reversal`.
     * @example null
     */
    reverses?: string | null;
    /**
     * Why. The person reads it.
     * @example Descanso acordado
     */
    reason: string;
};

/**
 * `month`: the balance of a month that was locked; `rest`, `pay`: compensated by rest, by pay; `adjustment`: with a reason; `reversal`: of a month that was reopened, or of what was wrong.
 * @example month
 * @enum {string}
 */
export type HourMovementKind = "month" | "rest" | "pay" | "adjustment" | "reversal";

/** The operations of specs/attendance/hour-bank.yaml. */
export interface HourBankOperations {
  'hourBank.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only these kinds. */
        kind?: HourMovementKind[];
        /** Order. */
        sort?: "-createdAt" | "createdAt" | "-date" | "date" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: HourMovement[];
            meta: HourBankMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'hourBank.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": HourMovementInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: HourMovement;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface HourBankPaths {
  '/hour-bank': { get: HourBankOperations['hourBank.index']; post: HourBankOperations['hourBank.create'] };
}
