// Generated from specs/loads/anonymisation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * `erase` leaves nothing; `mask` leaves too little to tell who it is (initials, a domain, four digits of a document); `generalise` leaves the year of a date and the province of a postal code, and nothing of anything else; `token` puts the same sign for the same value, by a key that is thrown away after the run; `keep` leaves it.
 * @default erase
 * @example erase
 * @enum {string}
 */
export type AnonymisationMethod = "erase" | "mask" | "generalise" | "token" | "keep";

/** An anonymisation rule. */
export type AnonymisationRule = {
    id: Id;
    /**
     * The name people see.
     * @example Recobro a los dos años
     */
    name: string;
    active: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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

/** An anonymisation rule to write. */
export type AnonymisationRuleInput = {
    /**
     * The name people see.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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
     * The name people see.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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

/** What changes. */
export type AnonymisationRulePatch = {
    /**
     * The name people see.
     * @example Recobro a los dos años
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId?: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays?: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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
     * The name people see.
     * @example Recobro a los dos años
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId?: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays?: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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

/** An anonymisation rule to write over one that stands. */
export type AnonymisationRuleUpdate = {
    /**
     * The name people see.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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
     * The name people see.
     * @example Recobro a los dos años
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The format whose records it is for.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * So many days after the load or the last work a record is due.
     * @example 730
     */
    retentionDays: number;
    /**
     * From when the days count: from the end of the load that brought it, or from the last work on it where there was any later.
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

/** One anonymisation rule. */
export type OneAnonymisationRule = {
    data: AnonymisationRule;
};

/** The operations of specs/loads/anonymisation-rules.yaml. */
export interface AnonymisationRulesOperations {
  'anonymisationRules.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only active ones or only the others. */
        active?: boolean;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'anonymisationRules.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
