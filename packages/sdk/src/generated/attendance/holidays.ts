// Generated from specs/attendance/holidays.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedCenter } from '#generated/attendance/work-centers.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A day on which a work center does not work. */
export type Holiday = {
    id: Id;
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * What it is called.
     * @example Natividad del Señor
     */
    name: string;
    scope: HolidayScope;
    /**
     * ISO 3166-1, two letters.
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2.
     * @example null
     */
    region: string | null;
    /**
     * The municipality.
     * @example null
     */
    locality: string | null;
    /**
     * Format: uuid
     * The work center, of one that only that center has.
     */
    workCenterId: string | null;
    workCenter: NamedCenter | null;
    /**
     * How many work centers have it: none where no center is of its country, region and municipality, or not yet.
     * @example 8
     */
    centers: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A holiday to write. */
export type HolidayInput = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work center, of one that only that center has.
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
     * What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work center, of one that only that center has.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
};

/**
 * Whom it is for: a country, a region, a municipality, a work center.
 * @example national
 * @enum {string}
 */
export type HolidayScope = "national" | "regional" | "local" | "center";

/** A holiday to write over one that stands. */
export type HolidayUpdate = {
    /**
     * Format: date
     * The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work center, of one that only that center has.
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
     * What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country: string;
    /**
     * ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * The work center, of one that only that center has.
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those that this work center has. */
        workCenterId?: Id;
        /** Only of this reach. */
        scope?: HolidayScope;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** From this day on. */
        from?: string;
        /** Until this day. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of intranet. */
export interface HolidaysPaths {
  '/holidays': { get: HolidaysOperations['holidays.index']; post: HolidaysOperations['holidays.create'] };
  '/holidays/import': { post: HolidaysOperations['holidays.import'] };
  '/holidays/calendar.ics': { get: HolidaysOperations['holidays.file'] };
  '/holidays/{id}': { get: HolidaysOperations['holidays.show']; put: HolidaysOperations['holidays.update']; delete: HolidaysOperations['holidays.destroy'] };
}
