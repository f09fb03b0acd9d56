// Generated from specs/lists/duplicate-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { DuplicateMatch, DuplicateMethod, DuplicateScope, SurvivorRule } from '#generated/lists/duplicate-searches.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A rule. */
export type DuplicateRule = {
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
    act: DuplicateRuleAct;
    /**
     * Whether it is active.
     * @example true
     */
    active: boolean;
    /**
     * Format: uuid
     * Search created after the last load.
     * @example null
     */
    lastSearchId: string | null;
    /**
     * Format: date-time
     * When it last ran.
     * @example null
     */
    lastRanAt: string | null;
    /**
     * Number of groups merged in the last run.
     * @example null
     */
    lastMerged: number | null;
    version: Version;
    createdBy: Person;
    createdAt: Instant;
};

/**
 * Whether groups are merged automatically, or shown for a decision.
 * @example merge
 * @enum {string}
 */
export type DuplicateRuleAct = "merge" | "show";

/** A rule to create. */
export type DuplicateRuleInput = {
    /**
     * Name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The search whose format, scope, keys, method, threshold and survivor rule are used.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    searchId: string;
    act: DuplicateRuleAct;
};

/** Fields to change. */
export type DuplicateRulePatch = {
    /**
     * Whether it is active.
     * @example false
     */
    active?: boolean;
    act?: DuplicateRuleAct;
    version: SeenVersion;
};

/** A single rule. */
export type OneDuplicateRule = {
    data: DuplicateRule;
};

/** The operations of specs/lists/duplicate-rules.yaml. */
export interface DuplicateRulesOperations {
  'duplicateRules.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DuplicateRule[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'duplicateRules.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": DuplicateRuleInput;
    } };
    responses: { 201: { content: {
        "application/json": OneDuplicateRule;
    } } };
    failures: 401 | 403 | 422;
  };
  'duplicateRules.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DuplicateRulePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateRule;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicateRules.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of main. */
export interface DuplicateRulesPaths {
  '/duplicate-rules': { get: DuplicateRulesOperations['duplicateRules.index']; post: DuplicateRulesOperations['duplicateRules.create'] };
  '/duplicate-rules/{id}': { patch: DuplicateRulesOperations['duplicateRules.patch']; delete: DuplicateRulesOperations['duplicateRules.destroy'] };
}
