// Generated from specs/projects/service-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single service code. */
export type OneServiceCode = {
    data: ServiceCode;
};

/** A service code. */
export type ServiceCode = {
    id: Id;
    /**
     * Display name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId: string | null;
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
    /** The analytic code. */
    analyticCode: Named | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A service code to create. */
export type ServiceCodeInput = {
    /**
     * Display name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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
export type ServiceCodePatch = {
    /**
     * Display name.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SRV-001
     */
    code?: string;
    /**
     * Format: uuid
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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

/** A service code that replaces an existing one. */
export type ServiceCodeUpdate = {
    /**
     * Display name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The only campaign it can be used for; null for all.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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

/** The operations of specs/projects/service-codes.yaml. */
export interface ServiceCodesOperations {
  'serviceCodes.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
        /** Filter by campaign. */
        campaignId?: string;
        /** Filter by analytic code. */
        analyticCodeId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ServiceCode[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'serviceCodes.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ServiceCodeInput;
    } };
    responses: { 201: { content: {
        "application/json": OneServiceCode;
    } } };
    failures: 401 | 403 | 422;
  };
  'serviceCodes.import': {
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
  'serviceCodes.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneServiceCode;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'serviceCodes.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ServiceCodeUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneServiceCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'serviceCodes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ServiceCodePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneServiceCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'serviceCodes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'serviceCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneServiceCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface ServiceCodesPaths {
  '/service-codes': { get: ServiceCodesOperations['serviceCodes.index']; post: ServiceCodesOperations['serviceCodes.create'] };
  '/service-codes/import': { post: ServiceCodesOperations['serviceCodes.import'] };
  '/service-codes/{id}': { get: ServiceCodesOperations['serviceCodes.show']; put: ServiceCodesOperations['serviceCodes.update']; patch: ServiceCodesOperations['serviceCodes.patch']; delete: ServiceCodesOperations['serviceCodes.destroy'] };
  '/service-codes/{id}/restore': { post: ServiceCodesOperations['serviceCodes.restore'] };
}
