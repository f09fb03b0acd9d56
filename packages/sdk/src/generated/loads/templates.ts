// Generated from specs/loads/templates.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/**
 * What a cell holds; it decides how the cell is read, checked and normalised.
 * @enum {string}
 */
export type ColumnType = "text" | "integer" | "decimal" | "date" | "phone" | "email" | "nif" | "postalCode" | "boolean" | "list";

/** A value of the file that stands for another. */
export type Meaning = {
    /**
     * As it comes, whatever its case and accents.
     * @example 0-30
     */
    value: string;
    /**
     * A value that the column takes (`inclusion`).
     * @example Temprano
     */
    means: string;
};

/** One template. */
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
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description: string;
    /**
     * Format: uuid
     * The skill it loads for.
     */
    skillId: string | null;
    /**
     * Whose phones and documents.
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * The decimal sign of amounts.
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumn[];
    version: Version;
    /**
     * Loads made with it.
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
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description: string;
    /**
     * Format: uuid
     * The skill it loads for.
     */
    skillId: string | null;
    /**
     * Whose phones and documents.
     * @enum {string}
     */
    country: "ES";
    /**
     * How ambiguous dates are read.
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * The decimal sign of amounts.
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumnFilled[];
    version: Version;
    /**
     * Loads made with it.
     * @example 4
     */
    loadCount: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** One column of the file and the field it becomes. */
export type TemplateColumn = {
    /**
     * The field's name in the record.
     * @example document
     */
    name: string;
    /**
     * The header to look for in the file, and the name people see.
     * @example Documento
     */
    label: string;
    /** Other headers that mean the same. */
    aliases?: string[];
    type: ColumnType;
    /**
     * Whether an empty cell is an error (`blank`).
     * @default false
     */
    required?: boolean;
    /**
     * Whether the field is part of the key that tells records apart.
     * @default false
     */
    key?: boolean;
    /**
     * Most characters (`too_long`).
     * @example 80
     */
    maxLength?: number | null;
    /**
     * Fewest characters (`too_short`).
     * @example 3
     */
    minLength?: number | null;
    /**
     * Least value (`greater_than`).
     * @example 0
     */
    minimum?: number | null;
    /**
     * Greatest value (`less_than`).
     * @example 100000
     */
    maximum?: number | null;
    /** For lists: the values allowed (`inclusion`). */
    options?: string[];
    /** Values that the column would refuse, and which value each stands for. */
    meanings?: Meaning[];
    /** What an empty cell becomes. */
    default?: string | null;
    /**
     * How a cell must be written (`mask`): `0` is a digit, `9` a digit or nothing, `A` a letter, `a` a letter or nothing, `N` a letter or a digit, `n` one of both or nothing; `\\` takes away what the sign behind it means, and every other sign stands for itself.
     * @example AAA-000
     */
    mask?: string | null;
    /**
     * Format: uuid
     * The management field of the control panel that the column fills: one that exists, of a fitting type (`invalid`), and of one column only (`taken`).
     */
    fieldId?: string | null;
    /**
     * What is done to text.
     * @default none
     * @enum {string}
     */
    transform?: "none" | "upper" | "lower" | "capitalize";
};

/** `TemplateColumn` as the server has it: with all defaults. */
export type TemplateColumnFilled = {
    /**
     * The field's name in the record.
     * @example document
     */
    name: string;
    /**
     * The header to look for in the file, and the name people see.
     * @example Documento
     */
    label: string;
    /** Other headers that mean the same. */
    aliases?: string[];
    type: ColumnType;
    /**
     * Whether an empty cell is an error (`blank`).
     * @default false
     */
    required: boolean;
    /**
     * Whether the field is part of the key that tells records apart.
     * @default false
     */
    key: boolean;
    /**
     * Most characters (`too_long`).
     * @example 80
     */
    maxLength?: number | null;
    /**
     * Fewest characters (`too_short`).
     * @example 3
     */
    minLength?: number | null;
    /**
     * Least value (`greater_than`).
     * @example 0
     */
    minimum?: number | null;
    /**
     * Greatest value (`less_than`).
     * @example 100000
     */
    maximum?: number | null;
    /** For lists: the values allowed (`inclusion`). */
    options?: string[];
    /** Values that the column would refuse, and which value each stands for. */
    meanings?: Meaning[];
    /** What an empty cell becomes. */
    default?: string | null;
    /**
     * How a cell must be written (`mask`): `0` is a digit, `9` a digit or nothing, `A` a letter, `a` a letter or nothing, `N` a letter or a digit, `n` one of both or nothing; `\\` takes away what the sign behind it means, and every other sign stands for itself.
     * @example AAA-000
     */
    mask?: string | null;
    /**
     * Format: uuid
     * The management field of the control panel that the column fills: one that exists, of a fitting type (`invalid`), and of one column only (`taken`).
     */
    fieldId?: string | null;
    /**
     * What is done to text.
     * @default none
     * @enum {string}
     */
    transform: "none" | "upper" | "lower" | "capitalize";
};

/** A template to write. */
export type TemplateInput = {
    /**
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * Whose phones and documents.
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
     * The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumn[];
};

/** `TemplateInput` as the server has it: with all defaults. */
export type TemplateInputFilled = {
    /**
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * Whose phones and documents.
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
     * The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumnFilled[];
};

/** A template to write over one that stands. */
export type TemplateUpdate = {
    /**
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * Whose phones and documents.
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
     * The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumn[];
    version: SeenVersion;
};

/** `TemplateUpdate` as the server has it: with all defaults. */
export type TemplateUpdateFilled = {
    /**
     * A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Format: uuid
     * The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * Whose phones and documents.
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
     * The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** Its columns in order. */
    columns: TemplateColumnFilled[];
    version: SeenVersion;
};

/** The operations of specs/loads/templates.yaml. */
export interface TemplatesOperations {
  'templates.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Order; a leading minus turns it round. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
