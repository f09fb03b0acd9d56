// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A recalculation of the deadlines of all open tickets. */
export type ClockRecount = {
    id: Id;
    /**
     * Status.
     * @example running
     * @enum {string}
     */
    state: "queued" | "running" | "done" | "cancelled";
    /**
     * Number of tickets that were open when it started; 0 before.
     * @example 100000
     */
    total: number;
    /**
     * Number of tickets processed so far.
     * @example 25000
     */
    done: number;
    /**
     * Tickets per second since it started; null before.
     * @example 1800
     */
    perSecond: number | null;
    /**
     * Estimated seconds remaining while it runs.
     * @example 42
     */
    secondsLeft: number | null;
    createdBy: Person;
    createdAt: Instant;
    /** When it started. */
    startedAt: Instant | null;
    /** When it ended. */
    finishedAt: Instant | null;
};

/** A single recalculation. */
export type OneClockRecount = {
    data: ClockRecount;
};

/** The operations of specs/tickets/clock-recounts.yaml. */
export interface ClockRecountsOperations {
  'clockRecounts.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ClockRecount[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'clockRecounts.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody?: never;
    responses: { 201: { content: {
        "application/json": OneClockRecount;
    } } };
    failures: 401 | 403 | 429;
  };
  'clockRecounts.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneClockRecount;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of laia. */
export interface ClockRecountsPaths {
  '/clock-recounts': { get: ClockRecountsOperations['clockRecounts.index']; post: ClockRecountsOperations['clockRecounts.create'] };
  '/clock-recounts/{id}/cancel': { post: ClockRecountsOperations['clockRecounts.cancel'] };
}
