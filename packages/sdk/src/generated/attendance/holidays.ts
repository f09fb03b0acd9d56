// Generated from specs/attendance/holidays.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedCenter } from '#generated/attendance/work-centers.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A non-working day of work centres. */
export type Holiday = {
    id: Id;
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * Name.
     * @example Natividad del Señor
     */
    name: string;
    scope: HolidayScope;
    /**
     * ISO 3166-1 alpha-2 code of the country.
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2 code of the region; null if not regional.
     * @example null
     */
    region: string | null;
    /**
     * The municipality; null if not local.
     * @example null
     */
    locality: string | null;
    /**
     * Format: uuid
     * The work centre, for holidays of a single one.
     */
    workCenterId: string | null;
    workCenter: NamedCenter | null;
    /**
     * Number of work centres it applies to; 0 if no centre matches its country, region and municipality.
     * @example 8
     */
    centers: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A holiday to create. */
export type HolidayInput = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * Name.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1 alpha-2 code of the country.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2 code, for regional holidays; stored in uppercase.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work centre, for holidays of a single one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
};

/** `HolidayInput` as the server has it: with all defaults. */
export type HolidayInputFilled = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * Name.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1 alpha-2 code of the country.
     * @default ES
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2 code, for regional holidays; stored in uppercase.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work centre, for holidays of a single one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
};

/**
 * Scope: a country, a region, a municipality or a work centre.
 * @example national
 * @enum {string}
 */
export type HolidayScope = "national" | "regional" | "local" | "center";

/** A holiday that replaces an existing one. */
export type HolidayUpdate = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * Name.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1 alpha-2 code of the country.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2 code, for regional holidays; stored in uppercase.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work centre, for holidays of a single one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
    version: SeenVersion;
};

/** `HolidayUpdate` as the server has it: with all defaults. */
export type HolidayUpdateFilled = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * Name.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1 alpha-2 code of the country.
     * @default ES
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2 code, for regional holidays; stored in uppercase.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * Municipality, for local holidays.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work centre, for holidays of a single one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
    version: SeenVersion;
};

/** One holiday. */
export type OneHoliday = {
    data: Holiday;
};

/** The operations of specs/attendance/holidays.yaml. */
export interface HolidaysOperations {
  'holidays.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by work centre. */
        workCenterId?: Id;
        /** Filter by scope. */
        scope?: HolidayScope;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Sort order. */
        sort?: "date" | "-date" | "name" | "-name";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Holiday[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'holidays.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": HolidayInput;
    } };
    responses: { 201: { content: {
        "application/json": OneHoliday;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": HolidayInputFilled;
    } };
  };
  'holidays.import': {
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
  'holidays.file': {
    parameters: { query: {
        /** The work center. */
        workCenterId: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        /**
         * @example BEGIN:VCALENDAR
         *     VERSION:2.0
         *     PRODID:-//Portal//Holidays//ES
         *     END:VCALENDAR
         */
        "text/calendar": string;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'holidays.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneHoliday;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'holidays.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": HolidayUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneHoliday;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": HolidayUpdateFilled;
    } };
  };
  'holidays.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'holidays.changes': {
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
  'holidays.deletions': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeletedRow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface HolidaysPaths {
  '/holidays': { get: HolidaysOperations['holidays.index']; post: HolidaysOperations['holidays.create'] };
  '/holidays/import': { post: HolidaysOperations['holidays.import'] };
  '/holidays/calendar.ics': { get: HolidaysOperations['holidays.file'] };
  '/holidays/{id}': { get: HolidaysOperations['holidays.show']; put: HolidaysOperations['holidays.update']; delete: HolidaysOperations['holidays.destroy'] };
  '/holidays/{id}/changes': { get: HolidaysOperations['holidays.changes'] };
  '/holidays/deletions': { get: HolidaysOperations['holidays.deletions'] };
}
