// Generated from specs/projects/subcampaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One subcampaign. */
export type OneSubcampaign = {
    data: Subcampaign;
};

/** A subcampaign. */
export type Subcampaign = {
    id: Id;
    /**
     * The name people see.
     * @example Averías
     */
    name: string;
    active: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /** The skills that serve it. */
    skillIds: string[];
    campaign: Called;
    /** The skills that serve it. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A subcampaign to write. */
export type SubcampaignInput = {
    /**
     * The name people see.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** The skills that serve it. */
    skillIds?: string[];
};

/** What changes. */
export type SubcampaignPatch = {
    /**
     * The name people see.
     * @example Averías
     */
    name?: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code?: string;
    /**
     * Format: uuid
     * The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};

/** A subcampaign to write over one that stands. */
export type SubcampaignUpdate = {
    /**
     * The name people see.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/projects/subcampaigns.yaml. */
export interface SubcampaignsOperations {
  'subcampaigns.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
        /** Only those of this campaign. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'subcampaigns.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
