// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Pagination, with the total of all matching movements. */
export type HourBankMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Sum of the movements, in seconds.
     * @example 5400
     */
    balanceSeconds: number;
};

/** A movement of a person's hour bank. */
export type HourMovement = {
    id: Id;
    person: Person;
    kind: HourMovementKind;
    /**
     * Amount in seconds; negative if deducted.
     * @example -7200
     */
    seconds: number;
    /**
     * Format: date
     * Effective date.
     * @example 2026-03-20
     */
    date: string;
    /**
     * Month that was locked or reopened, or whose overtime the rest compensates.
     * @example 2026-02
     */
    month: string | null;
    /**
     * Reason.
     * @example Descanso acordado
     */
    reason: string | null;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Whether the caller can reverse it with a `reversal`.
     * @example true
     */
    canReverse: boolean;
};

/** A movement to create. */
export type HourMovementInput = {
    employeeId: Id;
    /**
     * Kind of movement.
     * @example rest
     * @enum {string}
     */
    kind: "rest" | "pay" | "adjustment" | "reversal";
    /**
     * Minutes, never zero; negative to deduct in an adjustment. Required unless it is a reversal, which takes those of the reversed movement.
     * @example 120
     */
    minutes?: number;
    /**
     * Format: date
     * Day of the rest, or effective date.
     * @example 2026-03-20
     */
    date: string;
    /**
     * Month whose overtime the rest compensates; only with `rest`.
     * @example 2026-02
     */
    ofMonth?: string | null;
    /**
     * Format: uuid
     * The movement to reverse; only with `reversal`.
     * @example null
     */
    reverses?: string | null;
    /**
     * Reason, shown to the person.
     * @example Descanso acordado
     */
    reason: string;
};

/**
 * `month`: balance of a locked month; `rest`, `pay`: compensation by rest or pay; `adjustment`: made manually, with a reason; `reversal`: of a reopened month or of an error.
 * @example month
 * @enum {string}
 */
export type HourMovementKind = "month" | "rest" | "pay" | "adjustment" | "reversal";

/** The operations of specs/attendance/hour-bank.yaml. */
export interface HourBankOperations {
  'hourBank.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by kind. */
        kind?: HourMovementKind[];
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
