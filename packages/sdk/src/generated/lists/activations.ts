// Generated from specs/lists/activations.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A segment that has members. */
export type ActivableSegment = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /**
     * Its members.
     * @example 1000
     */
    size: number;
    computedAt: Instant;
    /**
     * Whether it must be computed anew first.
     * @example false
     */
    isStale: boolean;
    /** Fields to order by. */
    fields: {
        /**
         * Its name.
         * @example debt
         */
        name: string;
        /**
         * What people call it.
         * @example Importe
         */
        label: string;
    }[];
};

/** A segment that is served to the agents of a skill. */
export type Activation = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: ActivationState;
    segmentId: Id;
    /**
     * The segment.
     * @example Deuda alta
     */
    segmentName: string;
    skillId: Id;
    /**
     * The skill.
     * @example Recobro temprano
     */
    skillName: string;
    startsAt: Instant;
    /**
     * Format: date-time
     * Until when it serves.
     * @example null
     */
    endsAt: string | null;
    /**
     * So many records at most.
     * @example null
     */
    quantity: number | null;
    order: ActivationOrder;
    /**
     * Whether the hours of the law hold.
     * @example true
     */
    commercial: boolean;
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * So many records a day at most.
     * @example null
     */
    dailyQuota: number | null;
    /**
     * So many attempts on a record at most.
     * @example 6
     */
    maxAttempts: number;
    /**
     * Format: uuid
     * The activation in whose place it is.
     * @example null
     */
    replacesId: string | null;
    sum: ActivationSum;
    progress: ActivationProgress;
    /**
     * Why it failed: `no_space` where the disk is full, `invalid` where its format cannot be read any more.
     * @example null
     * @enum {string|null}
     */
    failure: "invalid" | "no_space" | null;
    /**
     * Whether it has a certificate of filtering.
     * @example true
     */
    hasCertificate: boolean;
    version: Version;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When its queue stood.
     * @example null
     */
    preparedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example null
     */
    endedAt: string | null;
};

/** `Activation` as the server has it: with all defaults. */
export type ActivationFilled = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: ActivationState;
    segmentId: Id;
    /**
     * The segment.
     * @example Deuda alta
     */
    segmentName: string;
    skillId: Id;
    /**
     * The skill.
     * @example Recobro temprano
     */
    skillName: string;
    startsAt: Instant;
    /**
     * Format: date-time
     * Until when it serves.
     * @example null
     */
    endsAt: string | null;
    /**
     * So many records at most.
     * @example null
     */
    quantity: number | null;
    order: ActivationOrderFilled;
    /**
     * Whether the hours of the law hold.
     * @example true
     */
    commercial: boolean;
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * So many records a day at most.
     * @example null
     */
    dailyQuota: number | null;
    /**
     * So many attempts on a record at most.
     * @example 6
     */
    maxAttempts: number;
    /**
     * Format: uuid
     * The activation in whose place it is.
     * @example null
     */
    replacesId: string | null;
    sum: ActivationSum;
    progress: ActivationProgress;
    /**
     * Why it failed: `no_space` where the disk is full, `invalid` where its format cannot be read any more.
     * @example null
     * @enum {string|null}
     */
    failure: "invalid" | "no_space" | null;
    /**
     * Whether it has a certificate of filtering.
     * @example true
     */
    hasCertificate: boolean;
    version: Version;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When its queue stood.
     * @example null
     */
    preparedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example null
     */
    endedAt: string | null;
};

/** A segment to activate. */
export type ActivationInput = {
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /**
     * Format: uuid
     * The segment.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    segmentId: string;
    /**
     * Format: uuid
     * The skill whose agents are served.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    skillId: string;
    /**
     * Format: date-time
     * From when it serves; at once where null.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * Until when it serves; null without an end.
     * @example null
     */
    endsAt?: string | null;
    /**
     * So many records at most, the first in its order; null for all.
     * @example null
     */
    quantity?: number | null;
    order: ActivationOrder;
    /**
     * Whether people are called for commerce: then the hours of the law hold.
     * @default true
     * @example true
     */
    commercial?: boolean;
    hoursFrom?: ClockHour;
    hoursUntil?: ClockHour;
    weekdays?: CallingDays;
    /**
     * So many records a day at most; null without a limit.
     * @example null
     */
    dailyQuota?: number | null;
    /**
     * So many attempts on a record at most, whatever its final states allow.
     * @example 6
     */
    maxAttempts: number;
};

/** `ActivationInput` as the server has it: with all defaults. */
export type ActivationInputFilled = {
    /**
     * Its name.
     * @example Deuda alta de noviembre
     */
    name: string;
    /**
     * Format: uuid
     * The segment.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    segmentId: string;
    /**
     * Format: uuid
     * The skill whose agents are served.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    skillId: string;
    /**
     * Format: date-time
     * From when it serves; at once where null.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * Until when it serves; null without an end.
     * @example null
     */
    endsAt?: string | null;
    /**
     * So many records at most, the first in its order; null for all.
     * @example null
     */
    quantity?: number | null;
    order: ActivationOrderFilled;
    /**
     * Whether people are called for commerce: then the hours of the law hold.
     * @default true
     * @example true
     */
    commercial: boolean;
    hoursFrom?: ClockHour;
    hoursUntil?: ClockHour;
    weekdays?: CallingDays;
    /**
     * So many records a day at most; null without a limit.
     * @example null
     */
    dailyQuota?: number | null;
    /**
     * So many attempts on a record at most, whatever its final states allow.
     * @example 6
     */
    maxAttempts: number;
};

/** A blacklist as it was when the members were checked. */
export type ActivationList = {
    blacklistId: Id;
    /**
     * Its name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Its version.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * The day of its last run.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Its entries.
     * @example 1200
     */
    size: number;
    /**
     * Whether its last run was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Members that it kept out.
     * @example 40
     */
    hits: number;
};

/** What can be activated. */
export type ActivationOptions = {
    /** Segments that have members, by name. */
    segments: ActivableSegment[];
    /** Skills that agents are assigned to, by name. */
    skills: {
        id: Id;
        /**
         * Its name.
         * @example Recobro temprano
         */
        name: string;
        /**
         * People assigned to it today.
         * @example 12
         */
        agents: number;
    }[];
    lawful: CallingHours;
};

/** In which order records are served: by a field, in an order that is random and stays, or the newest first. */
export type ActivationOrder = {
    /**
     * By what.
     * @example newest
     * @enum {string}
     */
    kind: "field" | "random" | "newest";
    /**
     * The field, where it is by one.
     * @example debt
     */
    field?: string;
    /**
     * Which of its values comes first; records without one come last.
     * @default ascending
     * @example descending
     * @enum {string}
     */
    direction?: "ascending" | "descending";
};

/** `ActivationOrder` as the server has it: with all defaults. */
export type ActivationOrderFilled = {
    /**
     * By what.
     * @example newest
     * @enum {string}
     */
    kind: "field" | "random" | "newest";
    /**
     * The field, where it is by one.
     * @example debt
     */
    field?: string;
    /**
     * Which of its values comes first; records without one come last.
     * @default ascending
     * @example descending
     * @enum {string}
     */
    direction: "ascending" | "descending";
};

/** A final state, and how often it was. */
export type ActivationOutcome = {
    /**
     * Its code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * Its name.
     * @example No contesta
     */
    name: string;
    /**
     * Attempts that ended so.
     * @example 90
     */
    count: number;
};

/** What has become of its queue by now: `waiting`, `resting`, `held`, `finished`, `blockedLater`, `withdrawn` and `missing` add up to `queued` of its sum. */
export type ActivationProgress = {
    /**
     * Not served yet.
     * @example 700
     */
    waiting: number;
    /**
     * Served, and to be tried again later.
     * @example 50
     */
    resting: number;
    /**
     * Held by agents.
     * @example 5
     */
    held: number;
    /**
     * Ended.
     * @example 140
     */
    finished: number;
    /**
     * Kept out by a blacklist when it was their turn.
     * @example 3
     */
    blockedLater: number;
    /**
     * Taken out of the queue when it ended, or activated again elsewhere since.
     * @example 0
     */
    withdrawn: number;
    /**
     * Deleted, or without a telephone, when it was their turn.
     * @example 2
     */
    missing: number;
    /**
     * Attempts that were finished.
     * @example 300
     */
    attempts: number;
    /**
     * Records served today, in Spain.
     * @example 120
     */
    servedToday: number;
    /**
     * Attempts finished within the last hour.
     * @example 46
     */
    perHour: number;
    /** How attempts ended, the most frequent first. */
    outcomes: ActivationOutcome[];
};

/**
 * `preparing` while its members are checked; `exhausted` when no record is left, or somebody ended it.
 * @example active
 * @enum {string}
 */
export type ActivationState = "preparing" | "active" | "paused" | "exhausted" | "replaced" | "failed";

/** What became of the members of the segment: the others add up to `members`. */
export type ActivationSum = {
    /**
     * Members of the segment.
     * @example 1000
     */
    members: number;
    /**
     * Put into the queue.
     * @example 900
     */
    queued: number;
    /**
     * Kept out by a blacklist.
     * @example 40
     */
    blacklisted: number;
    /**
     * Of the same telephone as one before it in the order.
     * @example 20
     */
    duplicated: number;
    /**
     * Waiting in another activation, or held by an agent.
     * @example 20
     */
    activeElsewhere: number;
    /**
     * Ended for good by an earlier attempt: by a final state that is not tried again.
     * @example 10
     */
    workedOut: number;
    /**
     * Without a telephone, or deleted since.
     * @example 10
     */
    unreachable: number;
    /**
     * Beyond the quantity asked for.
     * @example 0
     */
    overQuantity: number;
};

/**
 * Days of the week, from Monday, 1.
 * @example [
 *       1,
 *       2,
 *       3,
 *       4,
 *       5
 *     ]
 */
export type CallingDays = number[];

/** When the law lets people be called for commerce. */
export type CallingHours = {
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * The paragraph that says so.
     * @example TRLGDCU art. 96.2
     */
    source: string;
};

/**
 * A time of the day where the contact lives; 24:00 is its end.
 * @example 09:00
 */
export type ClockHour = string;

/** One activation. */
export type OneActivation = {
    data: Activation;
};

/** `OneActivation` as the server has it: with all defaults. */
export type OneActivationFilled = {
    data: ActivationFilled;
};

/** The operations of specs/lists/activations.yaml. */
export interface ActivationsOperations {
  'activations.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: ActivationState[];
        /** Only those of this skill. */
        skillId?: string;
        /** Order. */
        sort?: "createdAt" | "-createdAt" | "name" | "-name" | "startsAt" | "-startsAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Activation[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'activations.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ActivationInput;
    } };
    responses: { 202: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": ActivationInputFilled;
    } };
  };
  'activations.options': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ActivationOptions;
        };
    } } };
    failures: 401 | 403;
  };
  'activations.check': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ActivationInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ActivationSum;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
    filled: { body: {
        "application/json": ActivationInputFilled;
    } };
  };
  'activations.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 404;
  };
  'activations.lists': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ActivationList[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'activations.certificate': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404;
  };
  'activations.proof': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404;
  };
  'activations.pause': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'activations.resume': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'activations.exhaust': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'activations.replace': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ActivationInput;
    } };
    responses: { 202: { content: {
        "application/json": OneActivation;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": ActivationInputFilled;
    } };
  };
}
/** Where they are, below the address of main. */
export interface ActivationsPaths {
  '/activations': { get: ActivationsOperations['activations.index']; post: ActivationsOperations['activations.create'] };
  '/activations/options': { get: ActivationsOperations['activations.options'] };
  '/activations/check': { post: ActivationsOperations['activations.check'] };
  '/activations/{id}': { get: ActivationsOperations['activations.show'] };
  '/activations/{id}/lists': { get: ActivationsOperations['activations.lists'] };
  '/activations/{id}/certificate': { get: ActivationsOperations['activations.certificate'] };
  '/activations/{id}/proof': { get: ActivationsOperations['activations.proof'] };
  '/activations/{id}/pause': { post: ActivationsOperations['activations.pause'] };
  '/activations/{id}/resume': { post: ActivationsOperations['activations.resume'] };
  '/activations/{id}/exhaust': { post: ActivationsOperations['activations.exhaust'] };
  '/activations/{id}/replace': { post: ActivationsOperations['activations.replace'] };
}
