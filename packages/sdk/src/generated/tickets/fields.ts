// Generated from specs/tickets/fields.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A management field. */
export type Field = {
    id: Id;
    /**
     * Stable key.
     * @example resultado
     */
    key: string;
    /**
     * Display name.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether a value is required. */
    required: boolean;
    /** Minimum value or length. */
    minimum: number | null;
    /** Maximum value or length. */
    maximum: number | null;
    /** Allowed values, for list fields. */
    options: string[];
    /**
     * Position in the list.
     * @example 1
     */
    position: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData: "none" | "identifying" | "special";
    /** Whether it is active. */
    active: boolean;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Number of workflows that use it. While it is not 0, the field cannot be deleted and its type cannot change.
     * @example 2
     */
    uses: number;
    deletedAt: DeletedAt;
};

/** A field to create. */
export type FieldInput = {
    /**
     * Stable key; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * Display name.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether a value is required. */
    required?: boolean;
    /** Minimum value or length. */
    minimum?: number | null;
    /** Maximum value or length. */
    maximum?: number | null;
    /** Allowed values, for list fields. */
    options?: string[];
    /**
     * Position in the list.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is active. */
    active?: boolean;
};

/** Fields to change. */
export type FieldPatch = {
    /**
     * Display name.
     * @example Resultado
     */
    label?: string;
    type?: FieldType;
    /** Whether a value is required. */
    required?: boolean;
    /** Minimum value or length. */
    minimum?: number | null;
    /** Maximum value or length. */
    maximum?: number | null;
    /** Allowed values, for list fields. */
    options?: string[];
    /**
     * Position in the list.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is active. */
    active?: boolean;
    version: SeenVersion;
};

/**
 * Type of value.
 * @enum {string}
 */
export type FieldType = "text" | "integer" | "decimal" | "date" | "list" | "phone" | "email" | "nif" | "boolean";

/** A field that replaces an existing one. */
export type FieldUpdate = {
    /**
     * Stable key; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * Display name.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether a value is required. */
    required?: boolean;
    /** Minimum value or length. */
    minimum?: number | null;
    /** Maximum value or length. */
    maximum?: number | null;
    /** Allowed values, for list fields. */
    options?: string[];
    /**
     * Position in the list.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is active. */
    active?: boolean;
    version: SeenVersion;
};

/** One field. */
export type OneField = {
    data: Field;
};

/** The operations of specs/tickets/fields.yaml. */
export interface FieldsOperations {
  'fields.index': {
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
        sort?: "position" | "-position" | "label" | "-label" | "key" | "-key" | "type" | "-type";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Field[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'fields.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": FieldInput;
    } };
    responses: { 201: { content: {
        "application/json": OneField;
    } } };
    failures: 401 | 403 | 422;
  };
  'fields.import': {
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
  'fields.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneField;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'fields.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FieldUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneField;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'fields.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FieldPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneField;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'fields.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'fields.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneField;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface FieldsPaths {
  '/fields': { get: FieldsOperations['fields.index']; post: FieldsOperations['fields.create'] };
  '/fields/import': { post: FieldsOperations['fields.import'] };
  '/fields/{id}': { get: FieldsOperations['fields.show']; put: FieldsOperations['fields.update']; patch: FieldsOperations['fields.patch']; delete: FieldsOperations['fields.destroy'] };
  '/fields/{id}/restore': { post: FieldsOperations['fields.restore'] };
}
