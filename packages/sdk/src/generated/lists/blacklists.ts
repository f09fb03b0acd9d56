// Generated from specs/lists/blacklists.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A blacklist. */
export type Blacklist = {
    id: Id;
    /**
     * Display name.
     * @example Bajas de Telenova
     */
    name: string;
    active: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * Campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId: string | null;
    /**
     * Format: uuid
     * Skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId: string | null;
    /**
     * Days after the last run from which a warning is shown; null for never.
     * @example 30
     */
    staleAfterDays: number | null;
    campaign: Called | null;
    skill: Named | null;
    /**
     * Number of entries that were not removed, including expired ones.
     * @example 1200
     */
    size: number;
    /**
     * Version, as named by the last run.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * Day of the last run; null before the first.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Format: date
     * Day from which the last run is too old; null for never.
     * @example 2026-12-02
     */
    staleOn: string | null;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A blacklist to create. */
export type BlacklistInput = {
    /**
     * Display name.
     * @example Bajas de Telenova
     */
    name: string;
    active?: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * Campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * Skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * Days after the last run from which a warning is shown; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
};

/**
 * Precedence of lists: `corporate`, then `external` (Lista Robinson), then `campaign`, which applies only in one campaign or skill.
 * @example campaign
 * @enum {string}
 */
export type BlacklistLayer = "corporate" | "external" | "campaign";

/** Fields to change. */
export type BlacklistPatch = {
    /**
     * Display name.
     * @example Bajas de Telenova
     */
    name?: string;
    active?: Active;
    layer?: BlacklistLayer;
    /**
     * Format: uuid
     * Campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * Skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * Days after the last run from which a warning is shown; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
    version: SeenVersion;
};

/** A complete version of a blacklist that was loaded. */
export type BlacklistRun = {
    id: Id;
    /**
     * Version.
     * @example 2026-11
     */
    edition: string;
    /**
     * Number of new entries.
     * @example 300
     */
    added: number;
    /**
     * Number of entries already present.
     * @example 20000
     */
    kept: number;
    /**
     * Number of entries no longer present.
     * @example 12
     */
    removed: number;
    ranAt: Instant;
    ranBy: Person;
};

/** A blacklist that replaces an existing one. */
export type BlacklistUpdate = {
    /**
     * Display name.
     * @example Bajas de Telenova
     */
    name: string;
    active?: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * Campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * Skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * Days after the last run from which a warning is shown; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
    version: SeenVersion;
};

/** A single blacklist. */
export type OneBlacklist = {
    data: Blacklist;
};

/** The operations of specs/lists/blacklists.yaml. */
export interface BlacklistsOperations {
  'blacklists.index': {
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
        sort?: "name" | "-name" | "layer" | "-layer" | "size" | "-size" | "ranOn" | "-ranOn" | "updatedAt" | "-updatedAt";
        /** Filter by layer. */
        layer?: BlacklistLayer;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Blacklist[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'blacklists.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": BlacklistInput;
    } };
    responses: { 201: { content: {
        "application/json": OneBlacklist;
    } } };
    failures: 401 | 403 | 422;
  };
  'blacklists.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneBlacklist;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'blacklists.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BlacklistUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneBlacklist;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'blacklists.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BlacklistPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneBlacklist;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'blacklists.runs': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BlacklistRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface BlacklistsPaths {
  '/blacklists': { get: BlacklistsOperations['blacklists.index']; post: BlacklistsOperations['blacklists.create'] };
  '/blacklists/{id}': { get: BlacklistsOperations['blacklists.show']; put: BlacklistsOperations['blacklists.update']; patch: BlacklistsOperations['blacklists.patch'] };
  '/blacklists/{id}/runs': { get: BlacklistsOperations['blacklists.runs'] };
}
