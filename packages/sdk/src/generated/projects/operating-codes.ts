// Generated from specs/projects/operating-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One operating code. */
export type OneOperatingCode = {
    data: OperatingCode;
};

/** An operating code. */
export type OperatingCode = {
    id: Id;
    /**
     * The name people see.
     * @example Inbound
     */
    name: string;
    active: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
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
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An operating code to write. */
export type OperatingCodeInput = {
    /**
     * The name people see.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
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
export type OperatingCodePatch = {
    /**
     * The name people see.
     * @example Inbound
     */
    name?: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code?: string;
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

/** An operating code to write over one that stands. */
export type OperatingCodeUpdate = {
    /**
     * The name people see.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
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

/** The operations of specs/projects/operating-codes.yaml. */
export interface OperatingCodesOperations {
  'operatingCodes.index': {
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
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OperatingCode[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'operatingCodes.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": OperatingCodeInput;
    } };
    responses: { 201: { content: {
        "application/json": OneOperatingCode;
    } } };
    failures: 401 | 403 | 422;
  };
  'operatingCodes.import': {
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
  'operatingCodes.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOperatingCode;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'operatingCodes.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OperatingCodeUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneOperatingCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'operatingCodes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OperatingCodePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneOperatingCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'operatingCodes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'operatingCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOperatingCode;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface OperatingCodesPaths {
  '/operating-codes': { get: OperatingCodesOperations['operatingCodes.index']; post: OperatingCodesOperations['operatingCodes.create'] };
  '/operating-codes/import': { post: OperatingCodesOperations['operatingCodes.import'] };
  '/operating-codes/{id}': { get: OperatingCodesOperations['operatingCodes.show']; put: OperatingCodesOperations['operatingCodes.update']; patch: OperatingCodesOperations['operatingCodes.patch']; delete: OperatingCodesOperations['operatingCodes.destroy'] };
  '/operating-codes/{id}/restore': { post: OperatingCodesOperations['operatingCodes.restore'] };
}
