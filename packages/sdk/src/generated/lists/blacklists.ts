// Generated from specs/lists/blacklists.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A blacklist. */
export type Blacklist = {
    id: Id;
    /**
     * The name people see.
     * @example Bajas de Telenova
     */
    name: string;
    active: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * The campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId: string | null;
    /**
     * Format: uuid
     * The skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId: string | null;
    /**
     * So many days after its last run it warns; null for never.
     * @example 30
     */
    staleAfterDays: number | null;
    campaign: Called | null;
    skill: Named | null;
    /**
     * Entries that were not removed, expired ones among them.
     * @example 1200
     */
    size: number;
    /**
     * Its version, as the last run names it.
     * @example 2026-11
     */
    edition: string | null;
    /**
     * Format: date
     * The day of its last run; null before any.
     * @example 2026-11-02
     */
    ranOn: string | null;
    /**
     * Format: date
     * From this day on its last run is too old; null where it never is.
     * @example 2026-12-02
     */
    staleOn: string | null;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A blacklist to write. */
export type BlacklistInput = {
    /**
     * The name people see.
     * @example Bajas de Telenova
     */
    name: string;
    active?: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * The campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * So many days after its last run it warns; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
};

/**
 * Which lists go before which: `corporate` before `external` (Lista Robinson) before `campaign`, which applies in one campaign or skill only.
 * @example campaign
 * @enum {string}
 */
export type BlacklistLayer = "corporate" | "external" | "campaign";

/** What changes. */
export type BlacklistPatch = {
    /**
     * The name people see.
     * @example Bajas de Telenova
     */
    name?: string;
    active?: Active;
    layer?: BlacklistLayer;
    /**
     * Format: uuid
     * The campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * So many days after its last run it warns; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
    version: SeenVersion;
};

/** A version of a blacklist that was loaded whole. */
export type BlacklistRun = {
    id: Id;
    /**
     * Its version.
     * @example 2026-11
     */
    edition: string;
    /**
     * Entries that are new.
     * @example 300
     */
    added: number;
    /**
     * Entries that were there already.
     * @example 20000
     */
    kept: number;
    /**
     * Entries that it does not name any more.
     * @example 12
     */
    removed: number;
    ranAt: Instant;
    ranBy: Person;
};

/** A blacklist to write over one that stands. */
export type BlacklistUpdate = {
    /**
     * The name people see.
     * @example Bajas de Telenova
     */
    name: string;
    active?: Active;
    layer: BlacklistLayer;
    /**
     * Format: uuid
     * The campaign in which it applies, for the layer `campaign`.
     * @example null
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The skill in which it applies, for the layer `campaign`.
     * @example null
     */
    skillId?: string | null;
    /**
     * So many days after its last run it warns; null for never.
     * @example 30
     */
    staleAfterDays?: number | null;
    version: SeenVersion;
};

/** One blacklist. */
export type OneBlacklist = {
    data: Blacklist;
};

/** The operations of specs/lists/blacklists.yaml. */
export interface BlacklistsOperations {
  'blacklists.index': {
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
        sort?: "name" | "-name" | "layer" | "-layer" | "size" | "-size" | "ranOn" | "-ranOn" | "updatedAt" | "-updatedAt";
        /** Only lists of this layer. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
    }; header?: never; path: {
        /** The id. */
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
