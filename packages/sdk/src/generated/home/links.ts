// Generated from specs/home/links.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A link. */
export type Link = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * What it is about.
     * @example law
     * @enum {string}
     */
    category: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * What one finds there.
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

/** A link to write. */
export type LinkInput = {
    /**
     * The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
};

/** What changes. */
export type LinkPatch = {
    /**
     * The name people see, in Spanish.
     * @example Sede AEAT
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url?: string;
    /**
     * What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};

/** A link to write over one that stands. */
export type LinkUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};

/** One link. */
export type OneLink = {
    data: Link;
};

/** The operations of specs/home/links.yaml. */
export interface LinksOperations {
  'links.index': {
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
        /** Only those of this kind. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'links.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
