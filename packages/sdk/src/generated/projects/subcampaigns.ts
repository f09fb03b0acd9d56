// Generated from specs/projects/subcampaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single subcampaign. */
export type OneSubcampaign = {
    data: Subcampaign;
};

/** A subcampaign. */
export type Subcampaign = {
    id: Id;
    /**
     * Display name.
     * @example Averías
     */
    name: string;
    active: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it belongs to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /** IDs of its skills. */
    skillIds: string[];
    campaign: Called;
    /** Its skills. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A subcampaign to create. */
export type SubcampaignInput = {
    /**
     * Display name.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it belongs to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /** IDs of its skills. */
    skillIds?: string[];
};

/** Fields to change. */
export type SubcampaignPatch = {
    /**
     * Display name.
     * @example Averías
     */
    name?: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SUB-0001
     */
    code?: string;
    /**
     * Format: uuid
     * The campaign it belongs to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /** IDs of its skills. */
    skillIds?: string[];
    version: SeenVersion;
};

/** A subcampaign that replaces an existing one. */
export type SubcampaignUpdate = {
    /**
     * Display name.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it belongs to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /** IDs of its skills. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/projects/subcampaigns.yaml. */
export interface SubcampaignsOperations {
  'subcampaigns.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
        /** Filter by campaign. */
        campaignId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Subcampaign[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'subcampaigns.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": SubcampaignInput;
    } };
    responses: { 201: { content: {
        "application/json": OneSubcampaign;
    } } };
    failures: 401 | 403 | 422;
  };
  'subcampaigns.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'subcampaigns.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSubcampaign;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'subcampaigns.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SubcampaignUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneSubcampaign;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'subcampaigns.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SubcampaignPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneSubcampaign;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'subcampaigns.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'subcampaigns.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSubcampaign;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface SubcampaignsPaths {
  '/subcampaigns': { get: SubcampaignsOperations['subcampaigns.index']; post: SubcampaignsOperations['subcampaigns.create'] };
  '/subcampaigns/import': { post: SubcampaignsOperations['subcampaigns.import'] };
  '/subcampaigns/{id}': { get: SubcampaignsOperations['subcampaigns.show']; put: SubcampaignsOperations['subcampaigns.update']; patch: SubcampaignsOperations['subcampaigns.patch']; delete: SubcampaignsOperations['subcampaigns.destroy'] };
  '/subcampaigns/{id}/restore': { post: SubcampaignsOperations['subcampaigns.restore'] };
}
