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
     * Display name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
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
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: date
     * First day in force.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day in force; null if open-ended.
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

/** An analytic code to create. */
export type AnalyticCodeInput = {
    /**
     * Display name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
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
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * First day in force.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day in force; null if open-ended.
     * @example null
     */
    validTo?: string | null;
};

/** Fields to change. */
export type AnalyticCodePatch = {
    /**
     * Display name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name?: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
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
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * First day in force.
     * @example 2026-01-01
     */
    validFrom?: string;
    /**
     * Format: date
     * Last day in force; null if open-ended.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};

/** An analytic code that replaces an existing one. */
export type AnalyticCodeUpdate = {
    /**
     * Display name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
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
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * First day in force.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * Last day in force; null if open-ended.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};

/** A single analytic code. */
export type OneAnalyticCode = {
    data: AnalyticCode;
};

/** The operations of specs/projects/analytic-codes.yaml. */
export interface AnalyticCodesOperations {
  'analyticCodes.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "costCentre" | "-costCentre" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
        /** Filter by campaign. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'analyticCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
