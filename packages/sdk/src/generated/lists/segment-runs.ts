// Generated from specs/lists/segment-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SegmentCounts, SegmentFailure, SegmentProgress } from '#generated/lists/segments.ts'

/** A single run. */
export type OneSegmentRun = {
    data: SegmentRun;
};

/**
 * Result of a segment.
 * @example computed
 * @enum {string}
 */
export type SegmentResultState = "queued" | "processing" | "computed" | "stopped" | "failed";

/** A run that computes segments. */
export type SegmentRun = {
    id: Id;
    state: SegmentRunState;
    /** Segments, in the order of computation. */
    segments: SegmentRunResult[];
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it began.
     * @example 2026-03-05T10:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example 2026-03-05T10:00:04.000Z
     */
    finishedAt: string | null;
};

/** Segments to compute. */
export type SegmentRunInput = {
    /**
     * The segments.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    segmentIds: string[];
};

/** Result of a segment. */
export type SegmentRunResult = {
    segmentId: Id;
    /**
     * Name at that time.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: SegmentResultState;
    progress: SegmentProgress;
    counts: SegmentCounts;
    failure: SegmentFailure;
};

/**
 * Status.
 * @example completed
 * @enum {string}
 */
export type SegmentRunState = "queued" | "processing" | "stopping" | "completed" | "completed_with_errors" | "stopped";

/** The operations of specs/lists/segment-runs.yaml. */
export interface SegmentRunsOperations {
  'segmentRuns.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: SegmentRunState[];
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SegmentRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'segmentRuns.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": SegmentRunInput;
    } };
    responses: { 202: { content: {
        "application/json": OneSegmentRun;
    } } };
    failures: 401 | 403 | 409 | 422;
  };
  'segmentRuns.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSegmentRun;
    } } };
    failures: 401 | 403 | 404;
  };
  'segmentRuns.stop': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSegmentRun;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface SegmentRunsPaths {
  '/segment-runs': { get: SegmentRunsOperations['segmentRuns.index']; post: SegmentRunsOperations['segmentRuns.create'] };
  '/segment-runs/{id}': { get: SegmentRunsOperations['segmentRuns.show'] };
  '/segment-runs/{id}/stop': { post: SegmentRunsOperations['segmentRuns.stop'] };
}
