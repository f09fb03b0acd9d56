// Generated from specs/lists/duplicate-searches.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldAgreement } from '#generated/lists/duplicates.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** Its groups by their state. */
export type DuplicateCounts = {
    /**
     * That wait.
     * @example 12
     */
    pending: number;
    /**
     * That were merged whole.
     * @example 30
     */
    merged: number;
    /**
     * That were merged without some members.
     * @example 2
     */
    partial: number;
    /**
     * That are not the same.
     * @example 4
     */
    distinct: number;
    /**
     * That were put off.
     * @example 1
     */
    postponed: number;
    /**
     * Of those that wait the ones that could not be merged.
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
 * Fields of the format. A field of phones stands for all fields of phones of the format, any of which may be alike.
 * @example [
 *       "phone"
 *     ]
 */
export type DuplicateKeys = string[];

/** What is found from a threshold on. */
export type DuplicateLevel = {
    /**
     * The threshold.
     * @example 0.9
     */
    threshold: number;
    /**
     * Groups.
     * @example 120
     */
    groups: number;
    /**
     * Records in them.
     * @example 260
     */
    records: number;
};

/**
 * Whether all keys must be alike, or one suffices. Nothing to `probabilistic`, which weighs them.
 * @example all
 * @enum {string}
 */
export type DuplicateMatch = "all" | "any";

/**
 * When two values are alike: equal once normalised; of the same words in any order; sounding alike in Spanish; so few changes apart; alike as Jaro and Winkler weigh it; or by what the fields together make probable (Fellegi and Sunter), learned from the records.
 * @example exact
 * @enum {string}
 */
export type DuplicateMethod = "exact" | "fingerprint" | "phonetic" | "levenshtein" | "jaro_winkler" | "probabilistic";

/** What a search would find. */
export type DuplicatePreview = {
    /**
     * Records that were compared: the newest.
     * @example 5000
     */
    sampled: number;
    /**
     * Records of the scope.
     * @example 9800
     */
    total: number;
    /** By threshold from 0.6 to 1; one of 1 for methods without. */
    levels: DuplicateLevel[];
};

/** A search to try. */
export type DuplicatePreviewInput = {
    /**
     * Format: uuid
     * The format whose records are compared.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, where the scope is one; of a search that a rule made the one after which.
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
     * The format whose records are compared.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, where the scope is one; of a search that a rule made the one after which.
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
 * Among which records: of one load, of the format, of all formats of its skill or of its campaign, or of all formats, as far as these have a field of each key.
 * @example format
 * @enum {string}
 */
export type DuplicateScope = "load" | "format" | "skill" | "campaign" | "everything";

/** A search for duplicates. */
export type DuplicateSearch = {
    id: Id;
    /**
     * Its name.
     * @example Mismo teléfono
     */
    name: string;
    templateId: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, where the scope is one; of a search that a rule made the one after which.
     * @example null
     */
    loadId: string | null;
    /**
     * The load by name.
     * @example null
     */
    loadName: string | null;
    /** The fields that are compared. */
    keys: string[];
    match: DuplicateMatch;
    method: DuplicateMethod;
    /**
     * Its threshold; null for methods without.
     * @example null
     */
    threshold: number | null;
    survivorRule: SurvivorRule;
    state: DuplicateSearchState;
    /**
     * What is being counted in `done`.
     * @example reading
     * @enum {string}
     */
    stage: "reading" | "comparing" | "grouping" | "merging";
    /**
     * How many of `total` are through.
     * @example 500
     */
    done: number;
    /**
     * Records of its scope; while it merges, groups.
     * @example 9800
     */
    total: number;
    /**
     * How many a second; null while that is unknown.
     * @example 12000
     */
    perSecond: number | null;
    /**
     * How long it takes still at this rate.
     * @example null
     */
    secondsLeft: number | null;
    /**
     * Groups that it found.
     * @example 48
     */
    groups: number;
    /**
     * Records in them.
     * @example 101
     */
    duplicates: number;
    counts: DuplicateCounts;
    /** What it found from each threshold on. */
    levels: DuplicateLevel[];
    /** What was learned; empty for other methods. */
    weights: DuplicateWeight[];
    /** The rule by which it was made after a load; null where somebody made it. */
    rule: NamedDuplicateRule | null;
    /**
     * Why it failed.
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

/** A search to make. */
export type DuplicateSearchInput = {
    /**
     * Its name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The format whose records are compared.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, where the scope is one; of a search that a rule made the one after which.
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
     * Its name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The format whose records are compared.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    scope: DuplicateScope;
    /**
     * Format: uuid
     * The load, where the scope is one; of a search that a rule made the one after which.
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
 * What it does: waits, computes, shows groups that wait for a decision, merges them, has none that waits any more, was stopped, or failed.
 * @example ready
 * @enum {string}
 */
export type DuplicateSearchState = "queued" | "computing" | "ready" | "merging" | "applied" | "cancelled" | "failed";

/**
 * From how alike on two records count as the same; nothing to methods that know only yes and no.
 * @example 0.9
 */
export type DuplicateThreshold = number;

/** What the agreement of a field is worth. */
export type DuplicateWeight = {
    /**
     * The field.
     * @example fullName
     */
    field: string;
    agreement: FieldAgreement;
    /**
     * How often those agree so that are the same.
     * @example 0.9
     */
    m: number;
    /**
     * How often those that are not.
     * @example 0.01
     */
    u: number;
    /**
     * The logarithm to the base 2 of m / u.
     * @example 6.5
     */
    weight: number;
};

/** A rule by name. */
export type NamedDuplicateRule = {
    id: Id;
    /**
     * Its name.
     * @example Mismo teléfono
     */
    name: string;
};

/** One search. */
export type OneDuplicateSearch = {
    data: DuplicateSearch;
};

/** Which version of it was seen. */
export type SeenDuplicateSearch = {
    version: SeenVersion;
};

/**
 * Which record of a group is suggested to stay: the one with most values, the one that was loaded last, or first. Of equals the newest.
 * @example complete
 * @enum {string}
 */
export type SurvivorRule = "complete" | "newest" | "oldest";

/** The operations of specs/lists/duplicate-searches.yaml. */
export interface DuplicateSearchesOperations {
  'duplicateSearches.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only searches in this state. */
        state?: DuplicateSearchState;
        /** Only those that looked at this load. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'duplicateSearches.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
