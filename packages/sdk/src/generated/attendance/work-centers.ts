// Generated from specs/attendance/work-centers.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RowChange } from '#generated/shared/changes.ts'

/** A work centre and its name. */
export type NamedCenter = {
    id: Id;
    /**
     * Code.
     * @example COR
     */
    code: string;
    /**
     * Name.
     * @example A Coruña
     */
    name: string;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** A single work center. */
export type OneWorkCenter = {
    data: WorkCenter;
};

/** A work center. */
export type WorkCenter = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Code used by files and reports: uppercase letters and digits.
     * @example COR
     */
    code: string;
    /**
     * IANA time zone in which the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1 alpha-2 code of the country, for national holidays.
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2 code of the region, for regional holidays.
     * @example ES-GA
     */
    region: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality: string | null;
    /**
     * Format: date
     * First day on which its people clock in; null for the day of the first entry of the company, and while there is none.
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

/** A work center to create. */
export type WorkCenterInput = {
    /**
     * Display name, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by files and reports: uppercase letters and digits.
     * @example COR
     */
    code: string;
    /**
     * IANA time zone in which the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1 alpha-2 code of the country, for national holidays.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2 code of the region, for regional holidays.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
};

/** Fields to change. */
export type WorkCenterPatch = {
    /**
     * Display name, in Spanish.
     * @example A Coruña
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by files and reports: uppercase letters and digits.
     * @example COR
     */
    code?: string;
    /**
     * IANA time zone in which the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * ISO 3166-1 alpha-2 code of the country, for national holidays.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2 code of the region, for regional holidays.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    version: SeenVersion;
    /**
     * Format: date
     * First day on which its people clock in; before it nobody counts as missing. Set for all centres by the first entry of the company; entries added later for earlier days do not change it.
     * @example 2026-01-07
     */
    clockSince?: string;
};

/** A work center that replaces an existing one. */
export type WorkCenterUpdate = {
    /**
     * Display name, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by files and reports: uppercase letters and digits.
     * @example COR
     */
    code: string;
    /**
     * IANA time zone in which the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166-1 alpha-2 code of the country, for national holidays.
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2 code of the region, for regional holidays.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    version: SeenVersion;
};

/** The operations of specs/attendance/work-centers.yaml. */
export interface WorkCentersOperations {
  'workCenters.index': {
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'workCenters.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkCenter;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workCenters.changes': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RowChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface WorkCentersPaths {
  '/work-centers': { get: WorkCentersOperations['workCenters.index']; post: WorkCentersOperations['workCenters.create'] };
  '/work-centers/import': { post: WorkCentersOperations['workCenters.import'] };
  '/work-centers/order': { put: WorkCentersOperations['workCenters.reorder'] };
  '/work-centers/{id}': { get: WorkCentersOperations['workCenters.show']; put: WorkCentersOperations['workCenters.update']; patch: WorkCentersOperations['workCenters.patch']; delete: WorkCentersOperations['workCenters.destroy'] };
  '/work-centers/{id}/restore': { post: WorkCentersOperations['workCenters.restore'] };
  '/work-centers/{id}/changes': { get: WorkCentersOperations['workCenters.changes'] };
}
