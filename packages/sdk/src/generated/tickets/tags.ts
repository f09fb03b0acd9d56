// Generated from specs/tickets/tags.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One tag. */
export type OneTag = {
    data: Tag;
};

/** A tag. */
export type Tag = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * What it can be put on.
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

/** A tag to write. */
export type TagInput = {
    /**
     * The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
};

/** What changes. */
export type TagPatch = {
    /**
     * The name people see, in Spanish.
     * @example Queja
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
    version: SeenVersion;
};

/** A tag to write over one that stands. */
export type TagUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * What it can be put on.
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'tags.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
