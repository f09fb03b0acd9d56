// Generated from specs/administration/countries.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A country. */
export type Country = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example España
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * ISO 3166-1 alpha-2 code.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric code, with leading zeros.
     * @example 724
     */
    numeric: string;
    /**
     * Calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * Default IANA time zone of its people.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166 code of the country or region whose public holidays apply; null for none.
     * @example ES
     */
    holidayCalendar: string | null;
    /**
     * Format of identity document numbers: A for a letter, 9 for a digit, * for either; alternatives separated by commas. null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat: string | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A country to create. */
export type CountryInput = {
    /**
     * Display name, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2 code.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric code, with leading zeros.
     * @example 724
     */
    numeric: string;
    /**
     * Calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * Default IANA time zone of its people.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166 code of the country or region whose public holidays apply; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * Format of identity document numbers: A for a letter, 9 for a digit, * for either; alternatives separated by commas. null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
};

/** Fields to change. */
export type CountryPatch = {
    /**
     * Display name, in Spanish.
     * @example España
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2 code.
     * @example ES
     */
    alpha2?: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example ESP
     */
    alpha3?: string;
    /**
     * ISO 3166-1 numeric code, with leading zeros.
     * @example 724
     */
    numeric?: string;
    /**
     * Calling code (ITU E.164).
     * @example +34
     */
    callingCode?: string;
    /**
     * Default IANA time zone of its people.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * ISO 3166 code of the country or region whose public holidays apply; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * Format of identity document numbers: A for a letter, 9 for a digit, * for either; alternatives separated by commas. null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};

/** A country that replaces an existing one. */
export type CountryUpdate = {
    /**
     * Display name, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2 code.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric code, with leading zeros.
     * @example 724
     */
    numeric: string;
    /**
     * Calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * Default IANA time zone of its people.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * ISO 3166 code of the country or region whose public holidays apply; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * Format of identity document numbers: A for a letter, 9 for a digit, * for either; alternatives separated by commas. null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};

/** A single country. */
export type OneCountry = {
    data: Country;
};

/** The operations of specs/administration/countries.yaml. */
export interface CountriesOperations {
  'countries.index': {
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
        sort?: "name" | "-name" | "alpha2" | "-alpha2" | "alpha3" | "-alpha3" | "numeric" | "-numeric" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Country[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'countries.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": CountryInput;
    } };
    responses: { 201: { content: {
        "application/json": OneCountry;
    } } };
    failures: 401 | 403 | 422;
  };
  'countries.import': {
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
  'countries.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneCountry;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'countries.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": CountryUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneCountry;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'countries.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": CountryPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneCountry;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'countries.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'countries.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneCountry;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface CountriesPaths {
  '/countries': { get: CountriesOperations['countries.index']; post: CountriesOperations['countries.create'] };
  '/countries/import': { post: CountriesOperations['countries.import'] };
  '/countries/{id}': { get: CountriesOperations['countries.show']; put: CountriesOperations['countries.update']; patch: CountriesOperations['countries.patch']; delete: CountriesOperations['countries.destroy'] };
  '/countries/{id}/restore': { post: CountriesOperations['countries.restore'] };
}
