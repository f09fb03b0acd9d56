// Generated from specs/tickets/fields.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A management field. */
export type Field = {
    id: Id;
    /**
     * Its stable name.
     * @example resultado
     */
    key: string;
    /**
     * The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether it must be filled in. */
    required: boolean;
    /** Least value or length. */
    minimum: number | null;
    /** Greatest value or length. */
    maximum: number | null;
    /** For lists: the values allowed. */
    options: string[];
    /**
     * Its place in the order.
     * @example 1
     */
    position: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData: "none" | "identifying" | "special";
    /** Whether it is in use. */
    active: boolean;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * How many workflows ask for it; while there are any it is not deleted and its type does not change.
     * @example 2
     */
    uses: number;
    deletedAt: DeletedAt;
};

/** A field to write. */
export type FieldInput = {
    /**
     * Its stable name; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether it must be filled in. */
    required?: boolean;
    /** Least value or length. */
    minimum?: number | null;
    /** Greatest value or length. */
    maximum?: number | null;
    /** For lists: the values allowed. */
    options?: string[];
    /**
     * Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is in use. */
    active?: boolean;
};

/** What changes. */
export type FieldPatch = {
    /**
     * The name people see.
     * @example Resultado
     */
    label?: string;
    type?: FieldType;
    /** Whether it must be filled in. */
    required?: boolean;
    /** Least value or length. */
    minimum?: number | null;
    /** Greatest value or length. */
    maximum?: number | null;
    /** For lists: the values allowed. */
    options?: string[];
    /**
     * Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is in use. */
    active?: boolean;
    version: SeenVersion;
};

/**
 * What it holds.
 * @enum {string}
 */
export type FieldType = "text" | "integer" | "decimal" | "date" | "list" | "phone" | "email" | "nif" | "boolean";

/** A field to write over one that stands. */
export type FieldUpdate = {
    /**
     * Its stable name; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether it must be filled in. */
    required?: boolean;
    /** Least value or length. */
    minimum?: number | null;
    /** Greatest value or length. */
    maximum?: number | null;
    /** For lists: the values allowed. */
    options?: string[];
    /**
     * Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** Whether it is in use. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'fields.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
