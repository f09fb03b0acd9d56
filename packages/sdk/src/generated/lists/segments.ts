// Generated from specs/lists/segments.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** How much the rate of the challenger is above that of the champion; null while one of them has no contacts. */
export type ArmDifference = {
    /**
     * The difference; less than 0 where the champion is ahead.
     * @example 0.031
     */
    rate: number;
    /**
     * Where its 95 % interval begins, by Newcombe's hybrid score method.
     * @example -0.012
     */
    from: number;
    /**
     * Where it ends.
     * @example 0.074
     */
    until: number;
    /**
     * Whether the interval leaves 0 out.
     * @example false
     */
    isSignificant: boolean;
} | null;

/** A load whose records are kept. */
export type LoadToKeep = {
    /**
     * Its name.
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

/** The name of a list. */
export type NameToKeep = {
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
};

/** One segment. */
export type OneSegment = {
    data: Segment;
};

/** Records that a filter found, kept under a name. */
export type Segment = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** What it is for. */
    description: string;
    templateId: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    filterId: Id;
    /**
     * The filter, as it is called now.
     * @example Deuda alta
     */
    filterName: string;
    /**
     * The version that it is computed by.
     * @example 1
     */
    filterVersion: number;
    /**
     * The newest version of the filter.
     * @example 2
     */
    newestFilterVersion: number;
    mode: SegmentMode;
    /**
     * The exclusive set.
     * @example Campaña de noviembre
     */
    exclusiveSet: string | null;
    /**
     * Its place among the segments of its format.
     * @example 1
     */
    position: number;
    /**
     * How many of a hundred members are challengers.
     * @example 20
     */
    challengerPercent: number | null;
    state: SegmentState;
    progress: SegmentProgress;
    /**
     * Format: uuid
     * The run that computes it.
     * @example null
     */
    runId: string | null;
    /**
     * Format: date-time
     * When its members were computed last.
     * @example 2026-03-05T10:00:00.000Z
     */
    computedAt: string | null;
    /**
     * How many members it has; null before the first computation.
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

/** What came of calling one side. A record counts once, however often it was called. */
export type SegmentArm = {
    /**
     * Records with an attempt that an agent finished.
     * @example 400
     */
    contacts: number;
    /**
     * Those of them with a final state that means a person was spoken to.
     * @example 220
     */
    reached: number;
    /**
     * Those of them with a final state that is a sale in the skill of the call.
     * @example 48
     */
    conversions: number;
    /**
     * Conversions of the contacts; null without contacts.
     * @example 0.12
     */
    rate: number | null;
    /**
     * Where the 95 % Wilson interval of the rate begins.
     * @example 0.0918
     */
    rateFrom: number | null;
    /**
     * Where it ends.
     * @example 0.1556
     */
    rateUntil: number | null;
};

/** What came of calling each side; null where the segment is not split. */
export type SegmentArms = {
    champion: SegmentArm;
    challenger: SegmentArm;
    difference: ArmDifference;
} | null;

/** Null before the first computation. What became of the records: `total` is `unmatched` and `matched`, and `matched` is `blacklisted`, `earlier` and `members`. */
export type SegmentCounts = {
    /**
     * Records of the format.
     * @example 1000
     */
    total: number;
    /**
     * Those that the filter does not find.
     * @example 600
     */
    unmatched: number;
    /**
     * Those that it finds.
     * @example 400
     */
    matched: number;
    /**
     * Found and kept out by a blacklist.
     * @example 12
     */
    blacklisted: number;
    /**
     * Found, on no blacklist, and taken by an earlier segment of the exclusive set.
     * @example 88
     */
    earlier: number;
    /**
     * The others.
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
 * Why the last computation failed: `inclusion` where the filter asks for a field that its format has lost, `no_space` where the disk is full.
 * @example null
 * @enum {string|null}
 */
export type SegmentFailure = "inclusion" | "no_space" | "invalid" | null;

/** What a blacklist kept out of a segment. */
export type SegmentHits = {
    blacklistId: Id;
    /**
     * Its name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * The version it had.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * The day that version was run.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Whether that was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Records it kept out.
     * @example 12
     */
    hits: number;
};

/** A segment to create. */
export type SegmentInput = {
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The filter.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    filterId: string;
    /**
     * The version of the filter; the newest unless named.
     * @example 1
     */
    filterVersion?: number;
    mode: SegmentMode;
    /**
     * The set in which a record is a member of one segment only: of the first in order.
     * @example Campaña de noviembre
     */
    exclusiveSet?: string | null;
    /**
     * How many of a hundred members are challengers; the others are champions. A record stays on the side that it fell to: another share holds for those that come.
     * @example 20
     */
    challengerPercent?: number | null;
};

/**
 * `snapshot`: its members are computed once and stay. `dynamic`: they are computed anew whenever somebody asks.
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

/** What segments of a format share. */
export type SegmentOverlap = {
    /** In their order. */
    segments: {
        id: Id;
        /**
         * Its name.
         * @example Deuda alta
         */
        name: string;
        /**
         * Its members.
         * @example 300
         */
        size: number;
    }[];
    /** Those that share anything. */
    pairs: SegmentPair[];
};

/** Two segments, the earlier first. */
export type SegmentPair = {
    earlierId: Id;
    laterId: Id;
    /**
     * Members of both.
     * @example 0
     */
    both: number;
    /**
     * What the later found and the earlier of its set took, when the later was computed.
     * @example 88
     */
    taken: number;
};

/** How far the computation is; null while there is none. */
export type SegmentProgress = {
    /**
     * Records read.
     * @example 500000
     */
    processed: number;
    /**
     * Records to read.
     * @example 1000000
     */
    total: number;
    /**
     * Records a second.
     * @example 250000
     */
    rowsPerSecond: number | null;
    /**
     * What remains at this rate.
     * @example 2
     */
    secondsLeft: number | null;
} | null;

/** What became of the last computation. */
export type SegmentResult = {
    staleness: SegmentStaleness;
    /** The blacklists that it asked, in order of precedence. */
    hits: SegmentHits[];
    arms: SegmentArms;
};

/** What changed since the members were computed. */
export type SegmentStaleness = {
    /**
     * Records that loads brought or changed since.
     * @example 120
     */
    changedRecords: number;
    /**
     * Whether somebody was put on or taken off a blacklist since.
     * @example false
     */
    blacklistsChanged: boolean;
    /**
     * Whether an earlier segment of the exclusive set, or one whose members the filter asks for, was computed since.
     * @example false
     */
    earlierChanged: boolean;
    /**
     * Whether attempts were finished since, where the filter asks for them.
     * @example false
     */
    workChanged: boolean;
    /**
     * The newest version of the filter where it is not the one used.
     * @example null
     */
    newerVersion: number | null;
};

/**
 * `new` was never computed. After a failure the members of before stay.
 * @example computed
 * @enum {string}
 */
export type SegmentState = "new" | "queued" | "processing" | "computed" | "failed";

/** A segment to write over one that stands. */
export type SegmentUpdate = {
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The filter.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    filterId: string;
    /**
     * The version of the filter; the newest unless named.
     * @example 1
     */
    filterVersion?: number;
    mode: SegmentMode;
    /**
     * The set in which a record is a member of one segment only: of the first in order.
     * @example Campaña de noviembre
     */
    exclusiveSet?: string | null;
    /**
     * How many of a hundred members are challengers; the others are champions. A record stays on the side that it fell to: another share holds for those that come.
     * @example 20
     */
    challengerPercent?: number | null;
    version: SeenVersion;
};

/** The operations of specs/lists/segments.yaml. */
export interface SegmentsOperations {
  'segments.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those of this format. */
        templateId?: string;
        /** Only those kept in this way. */
        mode?: SegmentMode;
        /** Only these states. */
        state?: SegmentState[];
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'segments.result': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
