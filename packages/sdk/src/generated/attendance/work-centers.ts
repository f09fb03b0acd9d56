// Generated from specs/attendance/work-centers.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A work center by name. */
export type NamedCenter = {
    id: Id;
    /**
     * Its code.
     * @example COR
     */
    code: string;
    /**
     * Its name.
     * @example A Coruña
     */
    name: string;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** One work center. */
export type OneWorkCenter = {
    data: WorkCenter;
};

/** A work center. */
export type WorkCenter = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region: string | null;
    /**
     * The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality: string | null;
    /**
     * Format: date
     * From which day on its people clock in; null as where people did first, and while nobody has.
     * @example 2026-01-07
     */
    clockSince: string | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A work center to write. */
export type WorkCenterInput = {
    /**
     * The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
};

/** What changes. */
export type WorkCenterPatch = {
    /**
     * The name people see, in Spanish.
     * @example A Coruña
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What files and reports call it: capital letters and figures.
     * @example COR
     */
    code?: string;
    /**
     * IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
    version: SeenVersion;
    /**
     * Format: date
     * From which day on its people clock in: before it nobody is missing. The first entry of the company sets it for all centers, and it stays whatever is recorded of earlier days afterwards.
     * @example 2026-01-07
     */
    clockSince?: string;
};

/** A work center to write over one that stands. */
export type WorkCenterUpdate = {
    /**
     * The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
    version: SeenVersion;
};

/** The operations of specs/attendance/work-centers.yaml. */
export interface WorkCentersOperations {
  'workCenters.index': {
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
        sort?: "position" | "-position" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: WorkCenter[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'workCenters.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": WorkCenterInput;
    } };
    responses: { 201: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 422;
  };
  'workCenters.import': {
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
  'workCenters.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'workCenters.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'workCenters.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkCenterUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workCenters.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkCenterPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workCenters.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'workCenters.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface WorkCentersPaths {
  '/work-centers': { get: WorkCentersOperations['workCenters.index']; post: WorkCentersOperations['workCenters.create'] };
  '/work-centers/import': { post: WorkCentersOperations['workCenters.import'] };
  '/work-centers/order': { put: WorkCentersOperations['workCenters.reorder'] };
  '/work-centers/{id}': { get: WorkCentersOperations['workCenters.show']; put: WorkCentersOperations['workCenters.update']; patch: WorkCentersOperations['workCenters.patch']; delete: WorkCentersOperations['workCenters.destroy'] };
  '/work-centers/{id}/restore': { post: WorkCentersOperations['workCenters.restore'] };
}
