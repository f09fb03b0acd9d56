// Generated from specs/time-off/absence-policies.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceUnit, Kinship } from '#generated/time-off/absences.ts'
import type { AbsenceVariation } from '#generated/time-off/absence-types.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PolicyState, PublishInput } from '#generated/time-off/vacation-policies.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** A version of an absence policy. */
export type AbsencePolicy = {
    id: Id;
    /**
     * Collective agreement as named in contracts; empty for the general terms.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Permisos de oficinas
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

/** A version of an absence policy with its rules and examples. */
export type AbsencePolicyDetail = {
    id: Id;
    /**
     * Collective agreement as named in contracts; empty for the general terms.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Permisos de oficinas
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
    /** Terms by absence type. */
    rules: AbsencePolicyRule[];
    /** Test examples. */
    examples: TriedAbsenceExample[];
};

/** An absence of a person, and the limits it must result in. */
export type AbsencePolicyExample = {
    /**
     * Name of the example.
     * @example Fallecimiento de un progenitor, con desplazamiento
     */
    name: string;
    /**
     * Format: uuid
     * The absence type.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    absenceTypeId: string;
    /** Relative concerned; null if the terms do not depend on one. */
    kinship: Kinship | null;
    /**
     * Whether it requires a journey.
     * @example true
     */
    travel: boolean;
    /**
     * Weekly working time of the person, in minutes.
     * @example 2400
     */
    weeklyMinutes: number;
    /**
     * Full-time week, in minutes.
     * @example 2400
     */
    fullWeeklyMinutes: number;
    /**
     * Expected maximum of the absence, in `unit`; null for no limit.
     * @example 6
     */
    limit: number | null;
    unit: AbsenceUnit;
    /**
     * Expected allowance of the year, in the counting unit of the type; null for no limit.
     * @example null
     */
    allowance: number | null;
};

/** A policy to create. */
export type AbsencePolicyInput = {
    /**
     * Collective agreement as named in contracts; empty for the general terms.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Permisos de oficinas
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
    /** Terms by absence type. */
    rules: AbsencePolicyRule[];
    /** Test examples. */
    examples: AbsencePolicyExample[];
};

/** Terms of an absence type in the agreement. */
export type AbsencePolicyRule = {
    /**
     * Format: uuid
     * The absence type.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    absenceTypeId: string;
    /**
     * Unit of the limits.
     * @example natural_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * Maximum per absence, in its unit; null for no limit.
     * @example 4
     */
    maxPerEvent: number | null;
    /**
     * Maximum per year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear: number | null;
    /**
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** Amounts by relative or journey that replace `maxPerEvent`; the first match applies. */
    variations: AbsenceVariation[];
    /**
     * Who pays. `mixed`: both, or in part.
     * @example company
     * @enum {string}
     */
    pay: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as working time.
     * @example true
     */
    countsAsWorked: boolean;
    /**
     * Whether it counts towards the absenteeism rate.
     * @example false
     */
    countsAsAbsenteeism: boolean;
    /**
     * Whether vacation keeps accruing.
     * @example true
     */
    accruesVacation: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    justification: "required" | "on_request" | "none";
    /**
     * Days after the end of the absence, or after it was reported, until the proof is due; null for 15.
     * @example 5
     */
    justificationDays: number | null;
    /**
     * Who approves it. Rights are only validated, and refusing them requires a reason.
     * @example hr
     * @enum {string}
     */
    approver: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Legal source: article of the agreement.
     * @example Convenio de contact center
     * @example art. 30
     */
    source: string;
    /**
     * Additional information.
     * @example Mejora el Estatuto de los Trabajadores
     */
    note: string;
};

/** The new content of the draft. */
export type AbsencePolicyUpdate = {
    /**
     * Collective agreement as named in contracts; empty for the general terms.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Name.
     * @example Permisos de oficinas
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
    /** Terms by absence type. */
    rules: AbsencePolicyRule[];
    /** Test examples. */
    examples: AbsencePolicyExample[];
    version: SeenVersion;
};

/** A single version of a policy. */
export type OneAbsencePolicyDetail = {
    data: AbsencePolicyDetail;
};

/** An example and its result. */
export type TriedAbsenceExample = {
    /**
     * Name of the example.
     * @example Fallecimiento de un progenitor, con desplazamiento
     */
    name: string;
    /**
     * Format: uuid
     * The absence type.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    absenceTypeId: string;
    /** Relative concerned; null if the terms do not depend on one. */
    kinship: Kinship | null;
    /**
     * Whether it requires a journey.
     * @example true
     */
    travel: boolean;
    /**
     * Weekly working time of the person, in minutes.
     * @example 2400
     */
    weeklyMinutes: number;
    /**
     * Full-time week, in minutes.
     * @example 2400
     */
    fullWeeklyMinutes: number;
    /**
     * Expected maximum of the absence, in `unit`; null for no limit.
     * @example 6
     */
    limit: number | null;
    unit: AbsenceUnit;
    /**
     * Expected allowance of the year, in the counting unit of the type; null for no limit.
     * @example null
     */
    allowance: number | null;
    /**
     * Actual maximum of the absence, in `actualUnit`; null for no limit.
     * @example 6
     */
    actualLimit: number | null;
    actualUnit: AbsenceUnit;
    /**
     * Actual allowance of the year; null for no limit.
     * @example null
     */
    actualAllowance: number | null;
    /**
     * Whether all match the expected values.
     * @example true
     */
    passes: boolean;
};

/** The operations of specs/time-off/absence-policies.yaml. */
export interface AbsencePoliciesOperations {
  'absencePolicies.index': {
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
            data: AbsencePolicy[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'absencePolicies.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AbsencePolicyInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAbsencePolicyDetail;
    } } };
    failures: 401 | 403 | 422;
  };
  'absencePolicies.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAbsencePolicyDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'absencePolicies.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsencePolicyUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsencePolicyDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absencePolicies.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'absencePolicies.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": PublishInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsencePolicyDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absencePolicies.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": PublishInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsencePolicyDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface AbsencePoliciesPaths {
  '/absence-policies': { get: AbsencePoliciesOperations['absencePolicies.index']; post: AbsencePoliciesOperations['absencePolicies.create'] };
  '/absence-policies/{id}': { get: AbsencePoliciesOperations['absencePolicies.show']; put: AbsencePoliciesOperations['absencePolicies.update']; delete: AbsencePoliciesOperations['absencePolicies.destroy'] };
  '/absence-policies/{id}/publish': { post: AbsencePoliciesOperations['absencePolicies.publish'] };
  '/absence-policies/{id}/withdraw': { post: AbsencePoliciesOperations['absencePolicies.withdraw'] };
}
