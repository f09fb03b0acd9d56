// Generated from specs/administration/applications.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An application. */
export type Application = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * URL of the application: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Icon.
     * @example graduation
     * @enum {string}
     */
    icon: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a new tab or in a frame of the portal; not every application allows framing.
     * @example tab
     * @enum {string}
     */
    mode: "tab" | "frame";
    /**
     * Whether it is visible to everybody, or only to certain roles or groups.
     * @example everyone
     * @enum {string}
     */
    audience: "everyone" | "some";
    /** For the audience `some`: roles that can see it. */
    roleIds: string[];
    /** For the audience `some`: employee groups that can see it. */
    groupIds: string[];
    /** The roles. */
    roles: AudienceName[];
    /** The groups. */
    groups: AudienceName[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An application to create. */
export type ApplicationInput = {
    /**
     * Display name, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the application: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Icon.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a new tab or in a frame of the portal; not every application allows framing.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether it is visible to everybody, or only to certain roles or groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** For the audience `some`: roles that can see it. */
    roleIds?: string[];
    /** For the audience `some`: employee groups that can see it. */
    groupIds?: string[];
};

/** Fields to change. */
export type ApplicationPatch = {
    /**
     * Display name, in Spanish.
     * @example Formación
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the application: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://formacion.example/
     */
    url?: string;
    /**
     * Icon.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a new tab or in a frame of the portal; not every application allows framing.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether it is visible to everybody, or only to certain roles or groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** For the audience `some`: roles that can see it. */
    roleIds?: string[];
    /** For the audience `some`: employee groups that can see it. */
    groupIds?: string[];
    version: SeenVersion;
};

/** An application that replaces an existing one. */
export type ApplicationUpdate = {
    /**
     * Display name, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * URL of the application: https, without credentials, on a host allowed by the operator (`inclusion` otherwise). The server never requests it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Icon.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a new tab or in a frame of the portal; not every application allows framing.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether it is visible to everybody, or only to certain roles or groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** For the audience `some`: roles that can see it. */
    roleIds?: string[];
    /** For the audience `some`: employee groups that can see it. */
    groupIds?: string[];
    version: SeenVersion;
};

/** A role or a group. */
export type AudienceName = {
    id: Id;
    /**
     * Name.
     * @example Agente
     */
    name: string;
};

/** Possible audiences of an application. */
export type Audiences = {
    /** The roles. */
    roles: AudienceName[];
    /** The active employee groups. */
    groups: AudienceName[];
};

/** A single application. */
export type OneApplication = {
    data: Application;
};

/** An application that the caller can open. */
export type OwnApplication = {
    id: Id;
    /**
     * Name, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    /**
     * URL.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Icon.
     * @example graduation
     * @enum {string}
     */
    icon: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * How it opens.
     * @example tab
     * @enum {string}
     */
    mode: "tab" | "frame";
};

/** The operations of specs/administration/applications.yaml. */
export interface ApplicationsOperations {
  'applications.index': {
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
            data: Application[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'applications.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ApplicationInput;
    } };
    responses: { 201: { content: {
        "application/json": OneApplication;
    } } };
    failures: 401 | 403 | 422;
  };
  'applications.import': {
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
  'applications.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'applications.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneApplication;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'applications.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ApplicationUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneApplication;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'applications.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ApplicationPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneApplication;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'applications.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'applications.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneApplication;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'applications.mine': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OwnApplication[];
        };
    } } };
    failures: 401;
  };
  'applications.audiences': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Audiences;
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of main. */
export interface ApplicationsPaths {
  '/applications': { get: ApplicationsOperations['applications.index']; post: ApplicationsOperations['applications.create'] };
  '/applications/import': { post: ApplicationsOperations['applications.import'] };
  '/applications/order': { put: ApplicationsOperations['applications.reorder'] };
  '/applications/{id}': { get: ApplicationsOperations['applications.show']; put: ApplicationsOperations['applications.update']; patch: ApplicationsOperations['applications.patch']; delete: ApplicationsOperations['applications.destroy'] };
  '/applications/{id}/restore': { post: ApplicationsOperations['applications.restore'] };
  '/applications/mine': { get: ApplicationsOperations['applications.mine'] };
  '/applications/audiences': { get: ApplicationsOperations['applications.audiences'] };
}
