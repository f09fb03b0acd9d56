// Generated from specs/projects/operating-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single operating code. */
export type OneOperatingCode = {
    data: OperatingCode;
};

/** An operating code. */
export type OperatingCode = {
    id: Id;
    /**
     * Display name.
     * @example Inbound
     */
    name: string;
    active: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example EXP-10
     */
    code: string;
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
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An operating code to create. */
export type OperatingCodeInput = {
    /**
     * Display name.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example EXP-10
     */
    code: string;
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
export type OperatingCodePatch = {
    /**
     * Display name.
     * @example Inbound
     */
    name?: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example EXP-10
     */
    code?: string;
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

/** An operating code that replaces an existing one. */
export type OperatingCodeUpdate = {
    /**
     * Display name.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example EXP-10
     */
    code: string;
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

/** The operations of specs/projects/operating-codes.yaml. */
export interface OperatingCodesOperations {
  'operatingCodes.index': {
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'operatingCodes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
