// Generated from specs/lists/segment-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SegmentCounts, SegmentFailure, SegmentProgress } from '#generated/lists/segments.ts'

/** One run. */
export type OneSegmentRun = {
    data: SegmentRun;
};

/**
 * What became of one segment.
 * @example computed
 * @enum {string}
 */
export type SegmentResultState = "queued" | "processing" | "computed" | "stopped" | "failed";

/** Segments that are computed in one act. */
export type SegmentRun = {
    id: Id;
    state: SegmentRunState;
    /** In the order in which they are computed. */
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

/** What became of one segment. */
export type SegmentRunResult = {
    segmentId: Id;
    /**
     * What it was called then.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: SegmentResultState;
    progress: SegmentProgress;
    counts: SegmentCounts;
    failure: SegmentFailure;
};

/**
 * How far it is.
 * @example completed
 * @enum {string}
 */
export type SegmentRunState = "queued" | "processing" | "stopping" | "completed" | "completed_with_errors" | "stopped";

/** The operations of specs/lists/segment-runs.yaml. */
export interface SegmentRunsOperations {
  'segmentRuns.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only these states. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
