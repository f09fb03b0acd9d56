// Generated from specs/loads/anonymisation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * `erase` removes the value; `mask` leaves too little to identify a person (initials, a domain, four digits of a document); `generalise` keeps the year of a date or the province of a postal code, and nothing of other values; `token` replaces equal values with the same token, using a key discarded after the run; `keep` leaves the value.
 * @default erase
 * @example erase
 * @enum {string}
 */
export type AnonymisationMethod = "erase" | "mask" | "generalise" | "token" | "keep";

/** An anonymisation rule. */
export type AnonymisationRule = {
    id: Id;
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name: string;
    active: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since: "load" | "work";
    nameMethod: AnonymisationMethod;
    identifierMethod: AnonymisationMethod;
    phoneMethod: AnonymisationMethod;
    emailMethod: AnonymisationMethod;
    addressMethod: AnonymisationMethod;
    dateMethod: AnonymisationMethod;
    textMethod: AnonymisationMethod;
    template: Called | null;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An anonymisation rule to create. */
export type AnonymisationRuleInput = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since?: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
};

/** `AnonymisationRuleInput` as the server has it: with all defaults. */
export type AnonymisationRuleInputFilled = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
};

/** Fields to change. */
export type AnonymisationRulePatch = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId?: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays?: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since?: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
    version: SeenVersion;
};

/** `AnonymisationRulePatch` as the server has it: with all defaults. */
export type AnonymisationRulePatchFilled = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId?: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays?: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
    version: SeenVersion;
};

/** An anonymisation rule that replaces an existing one. */
export type AnonymisationRuleUpdate = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since?: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
    version: SeenVersion;
};

/** `AnonymisationRuleUpdate` as the server has it: with all defaults. */
export type AnonymisationRuleUpdateFilled = {
    /**
     * Display name.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Days after the load or the last work from which a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * Start of the period: the end of the load that brought the record, or the last work on it if later.
     * @default load
     * @example load
     * @enum {string}
     */
    since: "load" | "work";
    nameMethod?: AnonymisationMethod;
    identifierMethod?: AnonymisationMethod;
    phoneMethod?: AnonymisationMethod;
    emailMethod?: AnonymisationMethod;
    addressMethod?: AnonymisationMethod;
    dateMethod?: AnonymisationMethod;
    textMethod?: AnonymisationMethod;
    version: SeenVersion;
};

/** A single anonymisation rule. */
export type OneAnonymisationRule = {
    data: AnonymisationRule;
};

/** The operations of specs/loads/anonymisation-rules.yaml. */
export interface AnonymisationRulesOperations {
  'anonymisationRules.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only active rows, or only the others. */
        active?: boolean;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
        sort?: "name" | "-name" | "retentionDays" | "-retentionDays" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AnonymisationRule[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'anonymisationRules.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AnonymisationRuleInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAnonymisationRule;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": AnonymisationRuleInputFilled;
    } };
  };
  'anonymisationRules.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAnonymisationRule;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'anonymisationRules.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AnonymisationRuleUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneAnonymisationRule;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": AnonymisationRuleUpdateFilled;
    } };
  };
  'anonymisationRules.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AnonymisationRulePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneAnonymisationRule;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": AnonymisationRulePatchFilled;
    } };
  };
  'anonymisationRules.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'anonymisationRules.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAnonymisationRule;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface AnonymisationRulesPaths {
  '/anonymisation-rules': { get: AnonymisationRulesOperations['anonymisationRules.index']; post: AnonymisationRulesOperations['anonymisationRules.create'] };
  '/anonymisation-rules/{id}': { get: AnonymisationRulesOperations['anonymisationRules.show']; put: AnonymisationRulesOperations['anonymisationRules.update']; patch: AnonymisationRulesOperations['anonymisationRules.patch']; delete: AnonymisationRulesOperations['anonymisationRules.destroy'] };
  '/anonymisation-rules/{id}/restore': { post: AnonymisationRulesOperations['anonymisationRules.restore'] };
}
