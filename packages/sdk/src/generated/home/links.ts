// Generated from specs/home/links.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A link. */
export type Link = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * URL of the link: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * Category.
     * @example law
     * @enum {string}
     */
    category: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * Description of the content.
     * @example Certificados y datos fiscales
     */
    description: string;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A link to create. */
export type LinkInput = {
    /**
     * Display name, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the link: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * Category.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * Description of the content.
     * @example Certificados y datos fiscales
     */
    description?: string;
};

/** Fields to change. */
export type LinkPatch = {
    /**
     * Display name, in Spanish.
     * @example Sede AEAT
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the link: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url?: string;
    /**
     * Category.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * Description of the content.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};

/** A link that replaces an existing one. */
export type LinkUpdate = {
    /**
     * Display name, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the link: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * Category.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * Description of the content.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};

/** A single link. */
export type OneLink = {
    data: Link;
};

/** The operations of specs/home/links.yaml. */
export interface LinksOperations {
  'links.index': {
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
        /** Filter by category. */
        category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Link[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'links.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": LinkInput;
    } };
    responses: { 201: { content: {
        "application/json": OneLink;
    } } };
    failures: 401 | 403 | 422;
  };
  'links.import': {
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
  'links.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'links.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneLink;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'links.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": LinkUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneLink;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'links.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": LinkPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneLink;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'links.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'links.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneLink;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface LinksPaths {
  '/links': { get: LinksOperations['links.index']; post: LinksOperations['links.create'] };
  '/links/import': { post: LinksOperations['links.import'] };
  '/links/order': { put: LinksOperations['links.reorder'] };
  '/links/{id}': { get: LinksOperations['links.show']; put: LinksOperations['links.update']; patch: LinksOperations['links.patch']; delete: LinksOperations['links.destroy'] };
  '/links/{id}/restore': { post: LinksOperations['links.restore'] };
}
