// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** The terms of all open tickets counted anew. */
export type ClockRecount = {
    id: Id;
    /**
     * How far it is.
     * @example running
     * @enum {string}
     */
    state: "queued" | "running" | "done" | "cancelled";
    /**
     * How many tickets were open when it began; 0 before.
     * @example 100000
     */
    total: number;
    /**
     * How many it has come to.
     * @example 25000
     */
    done: number;
    /**
     * Tickets a second since it began; null before.
     * @example 1800
     */
    perSecond: number | null;
    /**
     * Estimate of what remains while it runs.
     * @example 42
     */
    secondsLeft: number | null;
    createdBy: Person;
    createdAt: Instant;
    /** When it began. */
    startedAt: Instant | null;
    /** When it ended. */
    finishedAt: Instant | null;
};

/** One recount. */
export type OneClockRecount = {
    data: ClockRecount;
};

/** The operations of specs/tickets/clock-recounts.yaml. */
export interface ClockRecountsOperations {
  'clockRecounts.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
