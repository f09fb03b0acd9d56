// Generated from specs/lists/segments.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** Rate of the challenger minus that of the champion; null if either has no contacts. */
export type ArmDifference = {
    /**
     * The difference; negative if the champion is better.
     * @example 0.031
     */
    rate: number;
    /**
     * Lower bound of its 95 % interval, by Newcombe's hybrid score method.
     * @example -0.012
     */
    from: number;
    /**
     * Upper bound of the interval.
     * @example 0.074
     */
    until: number;
    /**
     * Whether the interval excludes 0.
     * @example false
     */
    isSignificant: boolean;
} | null;

/** A load whose records are saved. */
export type LoadToKeep = {
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /**
     * Format: uuid
     * The load.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    loadId: string;
};

/** Name of a list. */
export type NameToKeep = {
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
};

/** A single segment. */
export type OneSegment = {
    data: Segment;
};

/** Records found by a filter and saved under a name. */
export type Segment = {
    id: Id;
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** Purpose of the segment. */
    description: string;
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    filterId: Id;
    /**
     * Current name of the filter.
     * @example Deuda alta
     */
    filterName: string;
    /**
     * Version of the filter used.
     * @example 1
     */
    filterVersion: number;
    /**
     * Newest version of the filter.
     * @example 2
     */
    newestFilterVersion: number;
    mode: SegmentMode;
    /**
     * Exclusive set; null if none.
     * @example Campaña de noviembre
     */
    exclusiveSet: string | null;
    /**
     * Position among the segments of its format.
     * @example 1
     */
    position: number;
    /**
     * Percentage of members that are challengers; null if not split.
     * @example 20
     */
    challengerPercent: number | null;
    state: SegmentState;
    progress: SegmentProgress;
    /**
     * Format: uuid
     * The run that is computing it; null if none.
     * @example null
     */
    runId: string | null;
    /**
     * Format: date-time
     * When its members were last computed.
     * @example 2026-03-05T10:00:00.000Z
     */
    computedAt: string | null;
    /**
     * Number of members; null before the first computation.
     * @example 300
     */
    size: number | null;
    counts: SegmentCounts;
    failure: SegmentFailure;
    version: Version;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
};

/** Call results of a side. Each record counts once, however often it was called. */
export type SegmentArm = {
    /**
     * Records with a finished attempt.
     * @example 400
     */
    contacts: number;
    /**
     * Of those, records with a final state of human contact.
     * @example 220
     */
    reached: number;
    /**
     * Of those, records with a final state that counts as a sale in the skill of the call.
     * @example 48
     */
    conversions: number;
    /**
     * Conversions per contact; null without contacts.
     * @example 0.12
     */
    rate: number | null;
    /**
     * Lower bound of the 95 % Wilson interval of the rate.
     * @example 0.0918
     */
    rateFrom: number | null;
    /**
     * Upper bound of the interval.
     * @example 0.1556
     */
    rateUntil: number | null;
};

/** Call results of each side; null if the segment is not split. */
export type SegmentArms = {
    champion: SegmentArm;
    challenger: SegmentArm;
    difference: ArmDifference;
} | null;

/** Counts of the records; null before the first computation. `total` = `unmatched` + `matched`, `matched` = `blacklisted` + `earlier` + `members`. */
export type SegmentCounts = {
    /**
     * Records of the format.
     * @example 1000
     */
    total: number;
    /**
     * Records that the filter does not match.
     * @example 600
     */
    unmatched: number;
    /**
     * Records that the filter matches.
     * @example 400
     */
    matched: number;
    /**
     * Matching records excluded by a blacklist.
     * @example 12
     */
    blacklisted: number;
    /**
     * Matching records taken by an earlier segment of the exclusive set.
     * @example 88
     */
    earlier: number;
    /**
     * Remaining records, which are members.
     * @example 300
     */
    members: number;
    /**
     * Members that are challengers.
     * @example 60
     */
    challengers: number;
} | null;

/**
 * Why the last computation failed: `inclusion` if the filter uses a field that its format no longer has, `no_space` if the disk is full; null otherwise.
 * @example null
 * @enum {string|null}
 */
export type SegmentFailure = "inclusion" | "no_space" | "invalid" | null;

/** Records of a segment excluded by a blacklist. */
export type SegmentHits = {
    blacklistId: Id;
    /**
     * Name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Version at that time.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * Day of the run of that version.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Whether that run was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Number of records excluded.
     * @example 12
     */
    hits: number;
};

/** A segment to create. */
export type SegmentInput = {
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** Purpose of the segment. */
    description?: string;
    /**
     * Format: uuid
     * The filter.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    filterId: string;
    /**
     * Version of the filter. Defaults to the newest.
     * @example 1
     */
    filterVersion?: number;
    mode: SegmentMode;
    /**
     * Set in which a record is a member of only one segment, the first in order.
     * @example Campaña de noviembre
     */
    exclusiveSet?: string | null;
    /**
     * Percentage of members that are challengers; the others are champions. Records keep their side: a new share applies only to new members.
     * @example 20
     */
    challengerPercent?: number | null;
};

/**
 * `snapshot`: members are computed once. `dynamic`: members are computed again on request.
 * @example snapshot
 * @enum {string}
 */
export type SegmentMode = "snapshot" | "dynamic";

/** Segments in their new order. */
export type SegmentOrder = {
    /**
     * The segments.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    segmentIds: string[];
};

/** Records shared by segments of a format. */
export type SegmentOverlap = {
    /** Segments, in order. */
    segments: {
        id: Id;
        /**
         * Name.
         * @example Deuda alta
         */
        name: string;
        /**
         * Number of members.
         * @example 300
         */
        size: number;
    }[];
    /** Pairs that share records. */
    pairs: SegmentPair[];
};

/** Two segments, the earlier one first. */
export type SegmentPair = {
    earlierId: Id;
    laterId: Id;
    /**
     * Number of members of both.
     * @example 0
     */
    both: number;
    /**
     * Records that the later segment matched and the earlier one of its set took, when the later one was computed.
     * @example 88
     */
    taken: number;
};

/** Progress of the computation; null if none is running. */
export type SegmentProgress = {
    /**
     * Number of records read.
     * @example 500000
     */
    processed: number;
    /**
     * Number of records to read.
     * @example 1000000
     */
    total: number;
    /**
     * Records per second.
     * @example 250000
     */
    rowsPerSecond: number | null;
    /**
     * Estimated seconds remaining.
     * @example 2
     */
    secondsLeft: number | null;
} | null;

/** Result of the last computation. */
export type SegmentResult = {
    staleness: SegmentStaleness;
    /** Blacklists checked, in order of precedence. */
    hits: SegmentHits[];
    arms: SegmentArms;
};

/** What has changed since the members were computed. */
export type SegmentStaleness = {
    /**
     * Number of records that loads have added or changed since.
     * @example 120
     */
    changedRecords: number;
    /**
     * Whether blacklist entries were added or removed since.
     * @example false
     */
    blacklistsChanged: boolean;
    /**
     * Whether an earlier segment of the exclusive set, or a segment used by the filter, was computed since.
     * @example false
     */
    earlierChanged: boolean;
    /**
     * Whether attempts were finished since, if the filter depends on them.
     * @example false
     */
    workChanged: boolean;
    /**
     * Newest version of the filter, if it is not the one used; null otherwise.
     * @example null
     */
    newerVersion: number | null;
};

/**
 * `new`: never computed. After a failure the former members are kept.
 * @example computed
 * @enum {string}
 */
export type SegmentState = "new" | "queued" | "processing" | "computed" | "failed";

/** A segment that replaces an existing one. */
export type SegmentUpdate = {
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** Purpose of the segment. */
    description?: string;
    /**
     * Format: uuid
     * The filter.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    filterId: string;
    /**
     * Version of the filter. Defaults to the newest.
     * @example 1
     */
    filterVersion?: number;
    mode: SegmentMode;
    /**
     * Set in which a record is a member of only one segment, the first in order.
     * @example Campaña de noviembre
     */
    exclusiveSet?: string | null;
    /**
     * Percentage of members that are challengers; the others are champions. Records keep their side: a new share applies only to new members.
     * @example 20
     */
    challengerPercent?: number | null;
    version: SeenVersion;
};

/** The operations of specs/lists/segments.yaml. */
export interface SegmentsOperations {
  'segments.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by format. */
        templateId?: string;
        /** Filter by mode. */
        mode?: SegmentMode;
        /** Filter by state. */
        state?: SegmentState[];
        /** Sort order. */
        sort?: "order" | "name" | "-name" | "size" | "-size" | "computedAt" | "-computedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Segment[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'segments.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": SegmentInput;
    } };
    responses: { 201: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 422;
  };
  'segments.order': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": SegmentOrder;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 409 | 422;
  };
  'segments.overlap': {
    parameters: { query: {
        /** The format. */
        templateId: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SegmentOverlap;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'segments.ofLoad': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": LoadToKeep;
    } };
    responses: { 202: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 422;
  };
  'segments.ofSegment': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": NameToKeep;
    } };
    responses: { 201: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'segments.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 404;
  };
  'segments.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SegmentUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'segments.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'segments.result': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SegmentResult;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'segments.compute': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSegment;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface SegmentsPaths {
  '/segments': { get: SegmentsOperations['segments.index']; post: SegmentsOperations['segments.create'] };
  '/segments/order': { put: SegmentsOperations['segments.order'] };
  '/segments/overlap': { get: SegmentsOperations['segments.overlap'] };
  '/segments/of-load': { post: SegmentsOperations['segments.ofLoad'] };
  '/segments/{id}/of-segment': { post: SegmentsOperations['segments.ofSegment'] };
  '/segments/{id}': { get: SegmentsOperations['segments.show']; put: SegmentsOperations['segments.update']; delete: SegmentsOperations['segments.destroy'] };
  '/segments/{id}/result': { get: SegmentsOperations['segments.result'] };
  '/segments/{id}/compute': { post: SegmentsOperations['segments.compute'] };
}
