// Generated from specs/loads/templates.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/**
 * Type of the cells, which determines how they are read, validated and normalised.
 * @enum {string}
 */
export type ColumnType = "text" | "integer" | "decimal" | "date" | "phone" | "email" | "nif" | "postalCode" | "boolean" | "list";

/** A value of the file that stands for another one. */
export type Meaning = {
    /**
     * Value in the file, ignoring case and accents.
     * @example 0-30
     */
    value: string;
    /**
     * A value that the column accepts (`inclusion`).
     * @example Temprano
     */
    means: string;
};

/** A single template. */
export type OneTemplate = {
    data: Template;
};

/** `OneTemplate` as the server has it: with all defaults. */
export type OneTemplateFilled = {
    data: TemplateFilled;
};

/** A format of load files. */
export type Template = {
    id: Id;
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId: string | null;
    /**
     * Country of phone numbers and documents.
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumn[];
    version: Version;
    /**
     * Number of loads created with it.
     * @example 4
     */
    loadCount: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** `Template` as the server has it: with all defaults. */
export type TemplateFilled = {
    id: Id;
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId: string | null;
    /**
     * Country of phone numbers and documents.
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumnFilled[];
    version: Version;
    /**
     * Number of loads created with it.
     * @example 4
     */
    loadCount: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A column of the file and the field it fills. */
export type TemplateColumn = {
    /**
     * Name of the field in the record.
     * @example document
     */
    name: string;
    /**
     * Header to look for in the file, also used as display name.
     * @example Documento
     */
    label: string;
    /** Alternative headers. */
    aliases?: string[];
    type: ColumnType;
    /**
     * Whether an empty cell is an error (`blank`).
     * @default false
     */
    required?: boolean;
    /**
     * Whether the field is part of the key that identifies records.
     * @default false
     */
    key?: boolean;
    /**
     * Maximum length (`too_long`).
     * @example 80
     */
    maxLength?: number | null;
    /**
     * Minimum length (`too_short`).
     * @example 3
     */
    minLength?: number | null;
    /**
     * Minimum value (`greater_than`).
     * @example 0
     */
    minimum?: number | null;
    /**
     * Maximum value (`less_than`).
     * @example 100000
     */
    maximum?: number | null;
    /** Allowed values, for lists (`inclusion`). */
    options?: string[];
    /** Values that would be refused, and the value each one stands for. */
    meanings?: Meaning[];
    /** Value for empty cells; null for none. */
    default?: string | null;
    /**
     * Input mask (`mask`): `0` is a digit, `9` an optional digit, `A` a letter, `a` an optional letter, `N` a letter or digit, `n` an optional letter or digit; `\\` escapes the next character, and any other character stands for itself.
     * @example AAA-000
     */
    mask?: string | null;
    /**
     * Format: uuid
     * The management field that the column fills. It must exist with a compatible type (`invalid`) and be used by one column only (`taken`).
     */
    fieldId?: string | null;
    /**
     * Transformation of the text.
     * @default none
     * @enum {string}
     */
    transform?: "none" | "upper" | "lower" | "capitalize";
};

/** `TemplateColumn` as the server has it: with all defaults. */
export type TemplateColumnFilled = {
    /**
     * Name of the field in the record.
     * @example document
     */
    name: string;
    /**
     * Header to look for in the file, also used as display name.
     * @example Documento
     */
    label: string;
    /** Alternative headers. */
    aliases?: string[];
    type: ColumnType;
    /**
     * Whether an empty cell is an error (`blank`).
     * @default false
     */
    required: boolean;
    /**
     * Whether the field is part of the key that identifies records.
     * @default false
     */
    key: boolean;
    /**
     * Maximum length (`too_long`).
     * @example 80
     */
    maxLength?: number | null;
    /**
     * Minimum length (`too_short`).
     * @example 3
     */
    minLength?: number | null;
    /**
     * Minimum value (`greater_than`).
     * @example 0
     */
    minimum?: number | null;
    /**
     * Maximum value (`less_than`).
     * @example 100000
     */
    maximum?: number | null;
    /** Allowed values, for lists (`inclusion`). */
    options?: string[];
    /** Values that would be refused, and the value each one stands for. */
    meanings?: Meaning[];
    /** Value for empty cells; null for none. */
    default?: string | null;
    /**
     * Input mask (`mask`): `0` is a digit, `9` an optional digit, `A` a letter, `a` an optional letter, `N` a letter or digit, `n` an optional letter or digit; `\\` escapes the next character, and any other character stands for itself.
     * @example AAA-000
     */
    mask?: string | null;
    /**
     * Format: uuid
     * The management field that the column fills. It must exist with a compatible type (`invalid`) and be used by one column only (`taken`).
     */
    fieldId?: string | null;
    /**
     * Transformation of the text.
     * @default none
     * @enum {string}
     */
    transform: "none" | "upper" | "lower" | "capitalize";
};

/** A template to create. */
export type TemplateInput = {
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId?: string | null;
    /**
     * Country of phone numbers and documents.
     * @default ES
     * @enum {string}
     */
    country?: "ES";
    /**
     * How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder?: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumn[];
};

/** `TemplateInput` as the server has it: with all defaults. */
export type TemplateInputFilled = {
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId?: string | null;
    /**
     * Country of phone numbers and documents.
     * @default ES
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumnFilled[];
};

/** A template that replaces an existing one. */
export type TemplateUpdate = {
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId?: string | null;
    /**
     * Country of phone numbers and documents.
     * @default ES
     * @enum {string}
     */
    country?: "ES";
    /**
     * How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder?: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumn[];
    version: SeenVersion;
};

/** `TemplateUpdate` as the server has it: with all defaults. */
export type TemplateUpdateFilled = {
    /**
     * Unique name.
     * @example Recobro estándar
     */
    name: string;
    /** Purpose of the template. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for; null if none.
     */
    skillId?: string | null;
    /**
     * Country of phone numbers and documents.
     * @default ES
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * Decimal separator of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Columns, in order. */
    columns: TemplateColumnFilled[];
    version: SeenVersion;
};

/** The operations of specs/loads/templates.yaml. */
export interface TemplatesOperations {
  'templates.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Sort order; a leading minus reverses it. */
        sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Template[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'templates.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TemplateInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTemplate;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": TemplateInputFilled;
    } };
  };
  'templates.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTemplate;
    } } };
    failures: 401 | 403 | 404;
  };
  'templates.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TemplateUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTemplate;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": TemplateUpdateFilled;
    } };
  };
  'templates.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of laia. */
export interface TemplatesPaths {
  '/records-file/templates': { get: TemplatesOperations['templates.index']; post: TemplatesOperations['templates.create'] };
  '/records-file/templates/{id}': { get: TemplatesOperations['templates.show']; put: TemplatesOperations['templates.update']; delete: TemplatesOperations['templates.destroy'] };
}
