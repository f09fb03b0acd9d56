// Generated from specs/administration/applications.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An application. */
export type Application = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode: "tab" | "frame";
    /**
     * Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience: "everyone" | "some";
    /** Of an audience of some: the roles that see it. */
    roleIds: string[];
    /** Of an audience of some: the employee groups that see it. */
    groupIds: string[];
    /** What the roles are called. */
    roles: AudienceName[];
    /** What the groups are called. */
    groups: AudienceName[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An application to write. */
export type ApplicationInput = {
    /**
     * The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
};

/** What changes. */
export type ApplicationPatch = {
    /**
     * The name people see, in Spanish.
     * @example Formación
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url?: string;
    /**
     * Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
    version: SeenVersion;
};

/** An application to write over one that stands. */
export type ApplicationUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
    version: SeenVersion;
};

/** A role or a group. */
export type AudienceName = {
    id: Id;
    /**
     * What it is called.
     * @example Agente
     */
    name: string;
};

/** Whom an application can be meant for. */
export type Audiences = {
    /** The roles. */
    roles: AudienceName[];
    /** The active employee groups. */
    groups: AudienceName[];
};

/** One application. */
export type OneApplication = {
    data: Application;
};

/** An application that one may open. */
export type OwnApplication = {
    id: Id;
    /**
     * Its name, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    /**
     * Where it is.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * Its drawing.
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
            data: Application[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'applications.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'applications.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
