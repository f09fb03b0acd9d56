// Generated from specs/projects/analytic-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Called } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An analytic code. */
export type AnalyticCode = {
    id: Id;
    /**
     * The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: date
     * The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day it holds; null for no end.
     * @example null
     */
    validTo: string | null;
    /** The campaign. */
    campaign: Called | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An analytic code to write. */
export type AnalyticCodeInput = {
    /**
     * The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
};

/** What changes. */
export type AnalyticCodePatch = {
    /**
     * The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name?: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code?: string;
    /**
     * Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre?: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * The first day it holds.
     * @example 2026-01-01
     */
    validFrom?: string;
    /**
     * Format: date
     * The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};

/** An analytic code to write over one that stands. */
export type AnalyticCodeUpdate = {
    /**
     * The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};

/** One analytic code. */
export type OneAnalyticCode = {
    data: AnalyticCode;
};

/** The operations of specs/projects/analytic-codes.yaml. */
export interface AnalyticCodesOperations {
  'analyticCodes.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "costCentre" | "-costCentre" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
        /** Only those of this campaign. */
        campaignId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AnalyticCode[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'analyticCodes.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AnalyticCodeInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAnalyticCode;
    } } };
    failures: 401 | 403 | 422;
  };
  'analyticCodes.import': {
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
  'analyticCodes.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAnalyticCode;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'analyticCodes.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AnalyticCodeUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneAnalyticCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'analyticCodes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AnalyticCodePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneAnalyticCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'analyticCodes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'analyticCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAnalyticCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface AnalyticCodesPaths {
  '/analytic-codes': { get: AnalyticCodesOperations['analyticCodes.index']; post: AnalyticCodesOperations['analyticCodes.create'] };
  '/analytic-codes/import': { post: AnalyticCodesOperations['analyticCodes.import'] };
  '/analytic-codes/{id}': { get: AnalyticCodesOperations['analyticCodes.show']; put: AnalyticCodesOperations['analyticCodes.update']; patch: AnalyticCodesOperations['analyticCodes.patch']; delete: AnalyticCodesOperations['analyticCodes.destroy'] };
  '/analytic-codes/{id}/restore': { post: AnalyticCodesOperations['analyticCodes.restore'] };
}
