// Generated from specs/lists/duplicate-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { DuplicateMatch, DuplicateMethod, DuplicateScope, SurvivorRule } from '#generated/lists/duplicate-searches.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A rule. */
export type DuplicateRule = {
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
    act: DuplicateRuleAct;
    /**
     * Whether it is in force.
     * @example true
     */
    active: boolean;
    /**
     * Format: uuid
     * What it found after the last load.
     * @example null
     */
    lastSearchId: string | null;
    /**
     * Format: date-time
     * When that was.
     * @example null
     */
    lastRanAt: string | null;
    /**
     * Groups that were merged then.
     * @example null
     */
    lastMerged: number | null;
    version: Version;
    createdBy: Person;
    createdAt: Instant;
};

/**
 * Whether what is found is merged, or waits for somebody.
 * @example merge
 * @enum {string}
 */
export type DuplicateRuleAct = "merge" | "show";

/** A rule to make. */
export type DuplicateRuleInput = {
    /**
     * Its name.
     * @example Mismo teléfono
     */
    name: string;
    /**
     * Format: uuid
     * The search whose format, scope, keys, method, threshold and survivor it takes.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    searchId: string;
    act: DuplicateRuleAct;
};

/** What to change of a rule. */
export type DuplicateRulePatch = {
    /**
     * Whether it is in force.
     * @example false
     */
    active?: boolean;
    act?: DuplicateRuleAct;
    version: SeenVersion;
};

/** One rule. */
export type OneDuplicateRule = {
    data: DuplicateRule;
};

/** The operations of specs/lists/duplicate-rules.yaml. */
export interface DuplicateRulesOperations {
  'duplicateRules.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
