// Generated from specs/projects/service-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One service code. */
export type OneServiceCode = {
    data: ServiceCode;
};

/** A service code. */
export type ServiceCode = {
    id: Id;
    /**
     * The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: uuid
     * The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId: string | null;
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
    /** The analytic code. */
    analyticCode: Named | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A service code to write. */
export type ServiceCodeInput = {
    /**
     * The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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
export type ServiceCodePatch = {
    /**
     * The name people see.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code?: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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

/** A service code to write over one that stands. */
export type ServiceCodeUpdate = {
    /**
     * The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
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

/** The operations of specs/projects/service-codes.yaml. */
export interface ServiceCodesOperations {
  'serviceCodes.index': {
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
        sort?: "code" | "-code" | "name" | "-name" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
        /** Only those of this campaign. */
        campaignId?: string;
        /** Only those with this analytic code. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'serviceCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
