// Generated from specs/time-off/absence-types.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Kinship } from '#generated/time-off/absences.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * What kind of absence it is.
 * @example leave
 * @enum {string}
 */
export type AbsenceFamily = "leave" | "vacation" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified";

/** An absence type. */
export type AbsenceType = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country: string;
    /**
     * Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private: boolean;
    /**
     * What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent: number | null;
    /**
     * How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear: number | null;
    /**
     * What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations: AbsenceVariation[];
    /**
     * Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as time worked.
     * @example true
     */
    countsAsWorked: boolean;
    /**
     * Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism: boolean;
    /**
     * Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation: boolean;
    /**
     * Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification: "required" | "on_request" | "none";
    /**
     * Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays: number | null;
    /**
     * Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source: string;
    /**
     * What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note: string;
    /**
     * Format: date
     * The first day of these terms.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * The day on which planned terms take over; null while none are planned.
     * @example 2027-01-01
     */
    nextChangeOn: string | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An absence type to write. */
export type AbsenceTypeInput = {
    /**
     * The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
};

/** What changes. */
export type AbsenceTypePatch = {
    /**
     * The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code?: string;
    colour?: Colour;
    family?: AbsenceFamily;
    /**
     * Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit?: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};

/** An absence type to write over one that stands. */
export type AbsenceTypeUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};

/** How much there may be for some relatives, or with a journey. */
export type AbsenceVariation = {
    /** For whom it holds; nobody in particular where there are none. */
    kinship: Kinship[];
    /**
     * Whether it holds with a journey only, or without one only; null for both.
     * @example true
     */
    travel: boolean | null;
    /**
     * How much of one there may be.
     * @example 4
     */
    maxPerEvent: number;
    /**
     * What it is counted in, where that is not what the type is counted in.
     * @example null
     * @enum {string|null}
     */
    unit: "working_days" | "natural_days" | null;
    /**
     * Where it is written.
     * @example ET art. 37.3.b bis
     */
    source: string;
};

/** One absence type. */
export type OneAbsenceType = {
    data: AbsenceType;
};

/** The operations of specs/time-off/absence-types.yaml. */
export interface AbsenceTypesOperations {
  'absenceTypes.index': {
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
        /** The day whose terms are asked for; today unless given. A type that had none yet answers its first ones. */
        on?: string;
        /** Only of this family. */
        family?: AbsenceFamily;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AbsenceType[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'absenceTypes.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AbsenceTypeInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAbsenceType;
    } } };
    failures: 401 | 403 | 422;
  };
  'absenceTypes.import': {
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
  'absenceTypes.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'absenceTypes.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAbsenceType;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'absenceTypes.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceTypeUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absenceTypes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceTypePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absenceTypes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'absenceTypes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAbsenceType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface AbsenceTypesPaths {
  '/absence-types': { get: AbsenceTypesOperations['absenceTypes.index']; post: AbsenceTypesOperations['absenceTypes.create'] };
  '/absence-types/import': { post: AbsenceTypesOperations['absenceTypes.import'] };
  '/absence-types/order': { put: AbsenceTypesOperations['absenceTypes.reorder'] };
  '/absence-types/{id}': { get: AbsenceTypesOperations['absenceTypes.show']; put: AbsenceTypesOperations['absenceTypes.update']; patch: AbsenceTypesOperations['absenceTypes.patch']; delete: AbsenceTypesOperations['absenceTypes.destroy'] };
  '/absence-types/{id}/restore': { post: AbsenceTypesOperations['absenceTypes.restore'] };
}
