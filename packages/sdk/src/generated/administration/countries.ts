// Generated from specs/administration/countries.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A country. */
export type Country = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar: string | null;
    /**
     * How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
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

/** A country to write. */
export type CountryInput = {
    /**
     * The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
};

/** What changes. */
export type CountryPatch = {
    /**
     * The name people see, in Spanish.
     * @example España
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2?: string;
    /**
     * ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3?: string;
    /**
     * ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric?: string;
    /**
     * The calling code (ITU E.164).
     * @example +34
     */
    callingCode?: string;
    /**
     * The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};

/** A country to write over one that stands. */
export type CountryUpdate = {
    /**
     * The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};

/** One country. */
export type OneCountry = {
    data: Country;
};

/** The operations of specs/administration/countries.yaml. */
export interface CountriesOperations {
  'countries.index': {
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'countries.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
