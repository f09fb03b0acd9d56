// Generated from specs/lists/activations.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A segment with members. */
export type ActivableSegment = {
    id: Id;
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /**
     * Number of members.
     * @example 1000
     */
    size: number;
    computedAt: Instant;
    /**
     * Whether it must be computed again first.
     * @example false
     */
    isStale: boolean;
    /** Fields available for the order. */
    fields: {
        /**
         * Name.
         * @example debt
         */
        name: string;
        /**
         * Label.
         * @example Importe
         */
        label: string;
    }[];
};

/** A segment served to the agents of a skill. */
export type Activation = {
    id: Id;
    /**
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: ActivationState;
    segmentId: Id;
    /**
     * Name of the segment.
     * @example Deuda alta
     */
    segmentName: string;
    skillId: Id;
    /**
     * Name of the skill.
     * @example Recobro temprano
     */
    skillName: string;
    startsAt: Instant;
    /**
     * Format: date-time
     * End; null if open-ended.
     * @example null
     */
    endsAt: string | null;
    /**
     * Maximum number of records; null for all.
     * @example null
     */
    quantity: number | null;
    order: ActivationOrder;
    /**
     * Whether the legal hours apply.
     * @example true
     */
    commercial: boolean;
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * Maximum number of records per day; null for no limit.
     * @example null
     */
    dailyQuota: number | null;
    /**
     * Maximum number of attempts per record.
     * @example 6
     */
    maxAttempts: number;
    /**
     * Format: uuid
     * The activation that it replaces.
     * @example null
     */
    replacesId: string | null;
    sum: ActivationSum;
    progress: ActivationProgress;
    /**
     * Why it failed: `no_space` if the disk is full, `invalid` if its format can no longer be read; null otherwise.
     * @example null
     * @enum {string|null}
     */
    failure: "invalid" | "no_space" | null;
    /**
     * Whether it has a filtering certificate.
     * @example true
     */
    hasCertificate: boolean;
    version: Version;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When its queue was ready; null before.
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
     * Name.
     * @example Deuda alta de noviembre
     */
    name: string;
    state: ActivationState;
    segmentId: Id;
    /**
     * Name of the segment.
     * @example Deuda alta
     */
    segmentName: string;
    skillId: Id;
    /**
     * Name of the skill.
     * @example Recobro temprano
     */
    skillName: string;
    startsAt: Instant;
    /**
     * Format: date-time
     * End; null if open-ended.
     * @example null
     */
    endsAt: string | null;
    /**
     * Maximum number of records; null for all.
     * @example null
     */
    quantity: number | null;
    order: ActivationOrderFilled;
    /**
     * Whether the legal hours apply.
     * @example true
     */
    commercial: boolean;
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * Maximum number of records per day; null for no limit.
     * @example null
     */
    dailyQuota: number | null;
    /**
     * Maximum number of attempts per record.
     * @example 6
     */
    maxAttempts: number;
    /**
     * Format: uuid
     * The activation that it replaces.
     * @example null
     */
    replacesId: string | null;
    sum: ActivationSum;
    progress: ActivationProgress;
    /**
     * Why it failed: `no_space` if the disk is full, `invalid` if its format can no longer be read; null otherwise.
     * @example null
     * @enum {string|null}
     */
    failure: "invalid" | "no_space" | null;
    /**
     * Whether it has a filtering certificate.
     * @example true
     */
    hasCertificate: boolean;
    version: Version;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When its queue was ready; null before.
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

/** An activation to create. */
export type ActivationInput = {
    /**
     * Name.
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
     * Start; null to start immediately.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * End; null if open-ended.
     * @example null
     */
    endsAt?: string | null;
    /**
     * Maximum number of records, taken in its order; null for all.
     * @example null
     */
    quantity?: number | null;
    order: ActivationOrder;
    /**
     * Whether the calls are commercial, so that the legal hours apply.
     * @default true
     * @example true
     */
    commercial?: boolean;
    hoursFrom?: ClockHour;
    hoursUntil?: ClockHour;
    weekdays?: CallingDays;
    /**
     * Maximum number of records per day; null for no limit.
     * @example null
     */
    dailyQuota?: number | null;
    /**
     * Maximum number of attempts per record, whatever its final states allow.
     * @example 6
     */
    maxAttempts: number;
};

/** `ActivationInput` as the server has it: with all defaults. */
export type ActivationInputFilled = {
    /**
     * Name.
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
     * Start; null to start immediately.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * End; null if open-ended.
     * @example null
     */
    endsAt?: string | null;
    /**
     * Maximum number of records, taken in its order; null for all.
     * @example null
     */
    quantity?: number | null;
    order: ActivationOrderFilled;
    /**
     * Whether the calls are commercial, so that the legal hours apply.
     * @default true
     * @example true
     */
    commercial: boolean;
    hoursFrom?: ClockHour;
    hoursUntil?: ClockHour;
    weekdays?: CallingDays;
    /**
     * Maximum number of records per day; null for no limit.
     * @example null
     */
    dailyQuota?: number | null;
    /**
     * Maximum number of attempts per record, whatever its final states allow.
     * @example 6
     */
    maxAttempts: number;
};

/** A blacklist, as it was when the members were checked. */
export type ActivationList = {
    blacklistId: Id;
    /**
     * Name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
    /**
     * Version.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * Day of its last run.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Number of entries.
     * @example 1200
     */
    size: number;
    /**
     * Whether its last run was too long ago.
     * @example false
     */
    isStale: boolean;
    /**
     * Number of members excluded.
     * @example 40
     */
    hits: number;
};

/** Options for activations. */
export type ActivationOptions = {
    /** Segments with members, sorted by name. */
    segments: ActivableSegment[];
    /** Skills assigned to agents, sorted by name. */
    skills: {
        id: Id;
        /**
         * Name.
         * @example Recobro temprano
         */
        name: string;
        /**
         * Number of people assigned today.
         * @example 12
         */
        agents: number;
    }[];
    lawful: CallingHours;
};

/** Order in which records are served: by a field, in a stable random order, or newest first. */
export type ActivationOrder = {
    /**
     * Kind of order.
     * @example newest
     * @enum {string}
     */
    kind: "field" | "random" | "newest";
    /**
     * The field, for the order by field.
     * @example debt
     */
    field?: string;
    /**
     * Sort direction; records without a value come last.
     * @default ascending
     * @example descending
     * @enum {string}
     */
    direction?: "ascending" | "descending";
};

/** `ActivationOrder` as the server has it: with all defaults. */
export type ActivationOrderFilled = {
    /**
     * Kind of order.
     * @example newest
     * @enum {string}
     */
    kind: "field" | "random" | "newest";
    /**
     * The field, for the order by field.
     * @example debt
     */
    field?: string;
    /**
     * Sort direction; records without a value come last.
     * @default ascending
     * @example descending
     * @enum {string}
     */
    direction: "ascending" | "descending";
};

/** A final state and its frequency. */
export type ActivationOutcome = {
    /**
     * Code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * Name.
     * @example No contesta
     */
    name: string;
    /**
     * Number of attempts with this final state.
     * @example 90
     */
    count: number;
};

/** Current progress of the queue. `waiting`, `resting`, `held`, `finished`, `blockedLater`, `withdrawn` and `missing` add up to `queued`. */
export type ActivationProgress = {
    /**
     * Records not served yet.
     * @example 700
     */
    waiting: number;
    /**
     * Records served that will be tried again later.
     * @example 50
     */
    resting: number;
    /**
     * Records held by agents.
     * @example 5
     */
    held: number;
    /**
     * Records finished.
     * @example 140
     */
    finished: number;
    /**
     * Records excluded by a blacklist at their turn.
     * @example 3
     */
    blockedLater: number;
    /**
     * Records removed from the queue when it ended, or activated again elsewhere since.
     * @example 0
     */
    withdrawn: number;
    /**
     * Records deleted, or without a phone number, at their turn.
     * @example 2
     */
    missing: number;
    /**
     * Number of finished attempts.
     * @example 300
     */
    attempts: number;
    /**
     * Records served today, in the time zone of Spain.
     * @example 120
     */
    servedToday: number;
    /**
     * Attempts finished within the last hour.
     * @example 46
     */
    perHour: number;
    /** Final states of attempts, most frequent first. */
    outcomes: ActivationOutcome[];
};

/**
 * `preparing`: its members are being checked; `exhausted`: no records are left, or it was ended.
 * @example active
 * @enum {string}
 */
export type ActivationState = "preparing" | "active" | "paused" | "exhausted" | "replaced" | "failed";

/** Counts of the members of the segment. The other counts add up to `members`. */
export type ActivationSum = {
    /**
     * Members of the segment.
     * @example 1000
     */
    members: number;
    /**
     * Members queued.
     * @example 900
     */
    queued: number;
    /**
     * Members excluded by a blacklist.
     * @example 40
     */
    blacklisted: number;
    /**
     * Members with the same phone number as an earlier one in the order.
     * @example 20
     */
    duplicated: number;
    /**
     * Members that wait in another activation or are held by an agent.
     * @example 20
     */
    activeElsewhere: number;
    /**
     * Members that an earlier attempt ended with a final state that is not tried again.
     * @example 10
     */
    workedOut: number;
    /**
     * Members without a phone number, or deleted since.
     * @example 10
     */
    unreachable: number;
    /**
     * Members beyond the requested quantity.
     * @example 0
     */
    overQuantity: number;
};

/**
 * Days of the week, from 1 (Monday).
 * @example [
 *       1,
 *       2,
 *       3,
 *       4,
 *       5
 *     ]
 */
export type CallingDays = number[];

/** Legal hours for commercial calls. */
export type CallingHours = {
    hoursFrom: ClockHour;
    hoursUntil: ClockHour;
    weekdays: CallingDays;
    /**
     * Legal source.
     * @example TRLGDCU art. 96.2
     */
    source: string;
};

/**
 * Time of day at the location of the contact; 24:00 is the end of the day.
 * @example 09:00
 */
export type ClockHour = string;

/** A single activation. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: ActivationState[];
        /** Filter by skill. */
        skillId?: string;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
