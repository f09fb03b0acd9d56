// Generated from specs/tickets/tags.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single tag. */
export type OneTag = {
    data: Tag;
};

/** A tag. */
export type Tag = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Queja
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * What it can be applied to.
     * @example tickets
     * @enum {string}
     */
    scope: "all" | "tickets" | "cases" | "contacts";
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A tag to create. */
export type TagInput = {
    /**
     * Display name, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be applied to.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
};

/** Fields to change. */
export type TagPatch = {
    /**
     * Display name, in Spanish.
     * @example Queja
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be applied to.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
    version: SeenVersion;
};

/** A tag that replaces an existing one. */
export type TagUpdate = {
    /**
     * Display name, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be applied to.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
    version: SeenVersion;
};

/** The operations of specs/tickets/tags.yaml. */
export interface TagsOperations {
  'tags.index': {
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
        sort?: "position" | "-position" | "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Tag[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tags.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TagInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTag;
    } } };
    failures: 401 | 403 | 422;
  };
  'tags.import': {
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
  'tags.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'tags.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTag;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'tags.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TagUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTag;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tags.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TagPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTag;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tags.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'tags.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTag;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface TagsPaths {
  '/tags': { get: TagsOperations['tags.index']; post: TagsOperations['tags.create'] };
  '/tags/import': { post: TagsOperations['tags.import'] };
  '/tags/order': { put: TagsOperations['tags.reorder'] };
  '/tags/{id}': { get: TagsOperations['tags.show']; put: TagsOperations['tags.update']; patch: TagsOperations['tags.patch']; delete: TagsOperations['tags.destroy'] };
  '/tags/{id}/restore': { post: TagsOperations['tags.restore'] };
}
