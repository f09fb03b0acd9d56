// Generated from specs/time-off/vacation-policies.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { VacationRules } from '#generated/time-off/vacation-rules.ts'

/** One version of a policy. */
export type OneVacationPolicyDetail = {
    data: VacationPolicyDetail;
};

/** A time under contract and what it must come to. */
export type PolicyExample = {
    /**
     * What it shows.
     * @example Todo el año
     */
    name: string;
    /**
     * Of which year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * The first day under contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * Loose days, in units.
     * @example 0
     */
    looseUnits: number;
};

/**
 * Whether it counts.
 * @example published
 * @enum {string}
 */
export type PolicyState = "draft" | "published";

/** Which version of the draft is meant. */
export type PublishInput = {
    version: SeenVersion;
};

/** An example and what it comes to. */
export type TriedExample = {
    /**
     * What it shows.
     * @example Todo el año
     */
    name: string;
    /**
     * Of which year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * The first day under contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * Loose days, in units.
     * @example 0
     */
    looseUnits: number;
    /**
     * What annual vacation comes to.
     * @example 46
     */
    actualAnnualUnits: number;
    /**
     * What loose days come to.
     * @example 0
     */
    actualLooseUnits: number;
    /**
     * Whether both are what they must be.
     * @example true
     */
    passes: boolean;
};

/** A version of a vacation policy. */
export type VacationPolicy = {
    id: Id;
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When it was published.
     * @example null
     */
    publishedAt: string | null;
};

/** A version of a vacation policy with its examples. */
export type VacationPolicyDetail = {
    id: Id;
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When it was published.
     * @example null
     */
    publishedAt: string | null;
    /** What it must come to. */
    examples: TriedExample[];
};

/** A policy to write. */
export type VacationPolicyInput = {
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare it with the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** What it must come to. */
    examples: PolicyExample[];
};

/** What the draft says. */
export type VacationPolicyUpdate = {
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare it with the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** What it must come to. */
    examples: PolicyExample[];
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-policies.yaml. */
export interface VacationPoliciesOperations {
  'vacationPolicies.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these. */
        state?: PolicyState;
        /** Order. */
        sort?: "agreement" | "-agreement" | "validFrom" | "-validFrom";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationPolicy[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationPolicies.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationPolicyInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationPolicyDetail;
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationPolicies.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneVacationPolicyDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'vacationPolicies.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationPolicyUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationPolicyDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationPolicies.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'vacationPolicies.publish': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": PublishInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationPolicyDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationPoliciesPaths {
  '/vacation-policies': { get: VacationPoliciesOperations['vacationPolicies.index']; post: VacationPoliciesOperations['vacationPolicies.create'] };
  '/vacation-policies/{id}': { get: VacationPoliciesOperations['vacationPolicies.show']; put: VacationPoliciesOperations['vacationPolicies.update']; delete: VacationPoliciesOperations['vacationPolicies.destroy'] };
  '/vacation-policies/{id}/publish': { post: VacationPoliciesOperations['vacationPolicies.publish'] };
}
