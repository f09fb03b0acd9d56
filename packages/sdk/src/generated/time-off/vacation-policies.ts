// Generated from specs/time-off/vacation-policies.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { VacationRules } from '#generated/time-off/vacation-rules.ts'

/** A single version of a policy. */
export type OneVacationPolicyDetail = {
    data: VacationPolicyDetail;
};

/** A contract period and the vacation it must result in. */
export type PolicyExample = {
    /**
     * Name of the example.
     * @example Todo el año
     */
    name: string;
    /**
     * The year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * First day of the contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /**
     * Expected annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * Expected loose days, in units.
     * @example 0
     */
    looseUnits: number;
};

/**
 * Whether it is a draft or published.
 * @example published
 * @enum {string}
 */
export type PolicyState = "draft" | "published";

/** The version that was read. */
export type PublishInput = {
    version: SeenVersion;
};

/** An example and its result. */
export type TriedExample = {
    /**
     * Name of the example.
     * @example Todo el año
     */
    name: string;
    /**
     * The year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * First day of the contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /**
     * Expected annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * Expected loose days, in units.
     * @example 0
     */
    looseUnits: number;
    /**
     * Actual annual vacation, in units.
     * @example 46
     */
    actualAnnualUnits: number;
    /**
     * Actual loose days, in units.
     * @example 0
     */
    actualLooseUnits: number;
    /**
     * Whether both match the expected values.
     * @example true
     */
    passes: boolean;
};

/** A version of a vacation policy. */
export type VacationPolicy = {
    id: Id;
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * Source of the rules.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether it has yet to be checked against the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * Version number, incremented with every change.
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
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * Source of the rules.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether it has yet to be checked against the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * Version number, incremented with every change.
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
    /** Test examples. */
    examples: TriedExample[];
};

/** A policy to create. */
export type VacationPolicyInput = {
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Source of the rules.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether it has yet to be checked against the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** Test examples. */
    examples: PolicyExample[];
};

/** The new content of the draft. */
export type VacationPolicyUpdate = {
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Source of the rules.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether it has yet to be checked against the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** Test examples. */
    examples: PolicyExample[];
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-policies.yaml. */
export interface VacationPoliciesOperations {
  'vacationPolicies.index': {
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
        state?: PolicyState;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'vacationPolicies.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
