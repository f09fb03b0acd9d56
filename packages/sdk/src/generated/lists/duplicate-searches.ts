// Generated from specs/lists/duplicate-searches.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldAgreement } from '#generated/lists/duplicates.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** Number of groups by state. */
export type DuplicateCounts = {
    /**
     * Pending groups.
     * @example 12
     */
    pending: number;
    /**
     * Groups merged completely.
     * @example 30
     */
    merged: number;
    /**
     * Groups merged without some members.
     * @example 2
     */
    partial: number;
    /**
     * Groups marked as distinct.
     * @example 4
     */
    distinct: number;
    /**
     * Groups postponed.
     * @example 1
     */
    postponed: number;
    /**
     * Pending groups that could not be merged.
     * @example 0
     */
    refused: number;
};

/** Another threshold. */
export type DuplicateCut = {
    threshold: DuplicateThreshold;
    version: SeenVersion;
};

/**
 * Fields of the format. A phone field stands for all phone fields of the format, any of which can match.
 * @example [
 *       "phone"
 *     ]
 */
export type DuplicateKeys = string[];

/** Results at a threshold. */
export type DuplicateLevel = {
    /**
     * The threshold.
     * @example 0.9
     */
    threshold: number;
    /**
     * Number of groups.
     * @example 120
     */
    groups: number;
    /**
     * Number of records in them.
     * @example 260
     */
    records: number;
};

/**
 * Whether all keys must match, or any of them. Ignored by `probabilistic`, which weighs them.
 * @example all
 * @enum {string}
 */
export type DuplicateMatch = "all" | "any";

/**
 * Comparison of values: equal after normalisation; same words in any order; phonetically equal in Spanish; edit distance; Jaro-Winkler similarity; or the joint probability of all fields (Fellegi-Sunter), learned from the records.
 * @example exact
 * @enum {string}
 */
export type DuplicateMethod = "exact" | "fingerprint" | "phonetic" | "levenshtein" | "jaro_winkler" | "probabilistic";

/** Expected results of a search. */
export type DuplicatePreview = {
    /**
     * Number of records compared, the newest ones.
     * @example 5000
     */
    sampled: number;
    /**
     * Number of records in the scope.
     * @example 9800
     */
    total: number;
    /** Results by threshold from 0.6 to 1; only 1 for methods without a threshold. */
    levels: DuplicateLevel[];
};

/** A search to preview. */
export type DuplicatePreviewInput = {
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, for scope `load`; for searches created by a rule, the load that triggered it.
     * @example null
     */
    loadId?: string | null;
    keys: DuplicateKeys;
    /**
     * @default all
     * @example all
     */
    match?: DuplicateMatch;
    method: DuplicateMethod;
};

/** `DuplicatePreviewInput` as the server has it: with all defaults. */
export type DuplicatePreviewInputFilled = {
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, for scope `load`; for searches created by a rule, the load that triggered it.
     * @example null
     */
    loadId?: string | null;
    keys: DuplicateKeys;
    /**
     * @default all
     * @example all
     */
    match: DuplicateMatch;
    method: DuplicateMethod;
};

/**
 * Records to compare: of one load, of the format, of all formats of its skill or campaign, or of all formats, limited to formats with a field for each key.
 * @example format
 * @enum {string}
 */
export type DuplicateScope = "load" | "format" | "skill" | "campaign" | "everything";

/** A duplicate search. */
export type DuplicateSearch = {
    id: Id;
    /**
     * Name.
     * @example Mismo teléfono
     */
    name: string;
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, for scope `load`; for searches created by a rule, the load that triggered it.
     * @example null
     */
    loadId: string | null;
    /**
     * Name of the load; null if none.
     * @example null
     */
    loadName: string | null;
    /** Compared fields. */
    keys: string[];
    match: DuplicateMatch;
    method: DuplicateMethod;
    /**
     * Threshold; null for methods without one.
     * @example null
     */
    threshold: number | null;
    survivorRule: SurvivorRule;
    state: DuplicateSearchState;
    /**
     * Stage that `done` counts.
     * @example reading
     * @enum {string}
     */
    stage: "reading" | "comparing" | "grouping" | "merging";
    /**
     * Number of items processed, of `total`.
     * @example 500
     */
    done: number;
    /**
     * Number of records in the scope; while merging, of groups.
     * @example 9800
     */
    total: number;
    /**
     * Items per second; null if unknown.
     * @example 12000
     */
    perSecond: number | null;
    /**
     * Estimated seconds remaining; null if unknown.
     * @example null
     */
    secondsLeft: number | null;
    /**
     * Number of groups found.
     * @example 48
     */
    groups: number;
    /**
     * Number of records in them.
     * @example 101
     */
    duplicates: number;
    counts: DuplicateCounts;
    /** Results at each threshold. */
    levels: DuplicateLevel[];
    /** Learned weights; empty for other methods. */
    weights: DuplicateWeight[];
    /** The rule that created it after a load; null if a person did. */
    rule: NamedDuplicateRule | null;
    /**
     * Why it failed; null otherwise.
     * @example null
     * @enum {string|null}
     */
    failure: "internal" | "limit_reached" | null;
    version: Version;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it began.
     * @example null
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example null
     */
    finishedAt: string | null;
};

/** A search to create. */
export type DuplicateSearchInput = {
    /**
     * Name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, for scope `load`; for searches created by a rule, the load that triggered it.
     * @example null
     */
    loadId?: string | null;
    keys: DuplicateKeys;
    /**
     * @default all
     * @example all
     */
    match?: DuplicateMatch;
    method: DuplicateMethod;
    /**
     * @default 0.9
     * @example 0.9
     */
    threshold?: DuplicateThreshold;
    /**
     * @default complete
     * @example complete
     */
    survivorRule?: SurvivorRule;
};

/** `DuplicateSearchInput` as the server has it: with all defaults. */
export type DuplicateSearchInputFilled = {
    /**
     * Name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, for scope `load`; for searches created by a rule, the load that triggered it.
     * @example null
     */
    loadId?: string | null;
    keys: DuplicateKeys;
    /**
     * @default all
     * @example all
     */
    match: DuplicateMatch;
    method: DuplicateMethod;
    /**
     * @default 0.9
     * @example 0.9
     */
    threshold: DuplicateThreshold;
    /**
     * @default complete
     * @example complete
     */
    survivorRule: SurvivorRule;
};

/**
 * Status: queued, computing, with groups awaiting a decision, merging, without pending groups, cancelled, or failed.
 * @example ready
 * @enum {string}
 */
export type DuplicateSearchState = "queued" | "computing" | "ready" | "merging" | "applied" | "cancelled" | "failed";

/**
 * Minimum similarity for records to count as the same; ignored by methods without degrees.
 * @example 0.9
 */
export type DuplicateThreshold = number;

/** Weight of a field. */
export type DuplicateWeight = {
    /**
     * The field.
     * @example fullName
     */
    field: string;
    agreement: FieldAgreement;
    /**
     * Probability that the field agrees for records of the same person.
     * @example 0.9
     */
    m: number;
    /**
     * Probability that the field agrees for records of different people.
     * @example 0.01
     */
    u: number;
    /**
     * Base-2 logarithm of m / u.
     * @example 6.5
     */
    weight: number;
};

/** A rule and its name. */
export type NamedDuplicateRule = {
    id: Id;
    /**
     * Name.
     * @example Mismo teléfono
     */
    name: string;
};

/** A single search. */
export type OneDuplicateSearch = {
    data: DuplicateSearch;
};

/** The version that was read. */
export type SeenDuplicateSearch = {
    version: SeenVersion;
};

/**
 * Record suggested to survive: the one with most values, or the one loaded last or first. Ties go to the newest.
 * @example complete
 * @enum {string}
 */
export type SurvivorRule = "complete" | "newest" | "oldest";

/** The operations of specs/lists/duplicate-searches.yaml. */
export interface DuplicateSearchesOperations {
  'duplicateSearches.index': {
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
        state?: DuplicateSearchState;
        /** Filter by load. */
        loadId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DuplicateSearch[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'duplicateSearches.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": DuplicateSearchInput;
    } };
    responses: { 201: { content: {
        "application/json": OneDuplicateSearch;
    } } };
    failures: 401 | 403 | 422 | 429;
    filled: { body: {
        "application/json": DuplicateSearchInputFilled;
    } };
  };
  'duplicateSearches.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": DuplicatePreviewInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: DuplicatePreview;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
    filled: { body: {
        "application/json": DuplicatePreviewInputFilled;
    } };
  };
  'duplicateSearches.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneDuplicateSearch;
    } } };
    failures: 401 | 403 | 404;
  };
  'duplicateSearches.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'duplicateSearches.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneDuplicateSearch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicateSearches.cut': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DuplicateCut;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateSearch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicateSearches.merge': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SeenDuplicateSearch;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateSearch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface DuplicateSearchesPaths {
  '/duplicate-searches': { get: DuplicateSearchesOperations['duplicateSearches.index']; post: DuplicateSearchesOperations['duplicateSearches.create'] };
  '/duplicate-searches/preview': { post: DuplicateSearchesOperations['duplicateSearches.preview'] };
  '/duplicate-searches/{id}': { get: DuplicateSearchesOperations['duplicateSearches.show']; delete: DuplicateSearchesOperations['duplicateSearches.destroy'] };
  '/duplicate-searches/{id}/cancel': { post: DuplicateSearchesOperations['duplicateSearches.cancel'] };
  '/duplicate-searches/{id}/cut': { post: DuplicateSearchesOperations['duplicateSearches.cut'] };
  '/duplicate-searches/{id}/merge': { post: DuplicateSearchesOperations['duplicateSearches.merge'] };
}
