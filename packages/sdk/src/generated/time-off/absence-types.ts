// Generated from specs/time-off/absence-types.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Kinship } from '#generated/time-off/absences.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Family of the absence type.
 * @example leave
 * @enum {string}
 */
export type AbsenceFamily = "leave" | "vacation" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified";

/** An absence type. */
export type AbsenceType = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Code used by reports and payroll: uppercase letters and digits.
     * @example HOS
     */
    code: string;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * Country of the applicable law, as an ISO 3166-1 alpha-2 code.
     * @example ES
     */
    country: string;
    /**
     * Whether coordinators see only that the person is absent. Changes apply immediately, also to past absences.
     * @example false
     */
    private: boolean;
    /**
     * Unit of the absence type.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * Maximum per absence, in its unit; null for no limit.
     * @example 5
     */
    maxPerEvent: number | null;
    /**
     * Maximum per year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear: number | null;
    /**
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days. If absent, the current value is kept.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** Amounts by relative or journey that replace `maxPerEvent`; the first match applies. If absent, the current values are kept. */
    variations: AbsenceVariation[];
    /**
     * Who pays. `mixed`: both, or in part.
     * @example company
     * @enum {string}
     */
    pay: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as working time.
     * @example true
     */
    countsAsWorked: boolean;
    /**
     * Whether it counts towards the absenteeism rate.
     * @example false
     */
    countsAsAbsenteeism: boolean;
    /**
     * Whether vacation keeps accruing.
     * @example true
     */
    accruesVacation: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    justification: "required" | "on_request" | "none";
    /**
     * Days after the end of the absence, or after it was reported, until the proof is due; null for 15.
     * @example 5
     */
    justificationDays: number | null;
    /**
     * Who approves it. Rights are only validated, and refusing them requires a reason.
     * @example hr
     * @enum {string}
     */
    approver: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Legal source: article or agreement.
     * @example ET art. 37.3.b
     */
    source: string;
    /**
     * Additional information.
     * @example Dos días más si hay desplazamiento
     */
    note: string;
    /**
     * Format: date
     * First day in force of these terms.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * Day on which planned terms come into force; null if none are planned.
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

/** An absence type to create. */
export type AbsenceTypeInput = {
    /**
     * Display name, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports and payroll: uppercase letters and digits.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * Country of the applicable law, as an ISO 3166-1 alpha-2 code.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that the person is absent. Changes apply immediately, also to past absences.
     * @example false
     */
    private?: boolean;
    /**
     * Unit of the absence type.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * Maximum per absence, in its unit; null for no limit.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * Maximum per year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days. If absent, the current value is kept.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** Amounts by relative or journey that replace `maxPerEvent`; the first match applies. If absent, the current values are kept. */
    variations?: AbsenceVariation[];
    /**
     * Who pays. `mixed`: both, or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as working time.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts towards the absenteeism rate.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation keeps accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Days after the end of the absence, or after it was reported, until the proof is due; null for 15.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated, and refusing them requires a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Legal source: article or agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * Additional information.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * First day in force of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
};

/** Fields to change. */
export type AbsenceTypePatch = {
    /**
     * Display name, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports and payroll: uppercase letters and digits.
     * @example HOS
     */
    code?: string;
    colour?: Colour;
    family?: AbsenceFamily;
    /**
     * Country of the applicable law, as an ISO 3166-1 alpha-2 code.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that the person is absent. Changes apply immediately, also to past absences.
     * @example false
     */
    private?: boolean;
    /**
     * Unit of the absence type.
     * @example working_days
     * @enum {string}
     */
    unit?: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * Maximum per absence, in its unit; null for no limit.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * Maximum per year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days. If absent, the current value is kept.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** Amounts by relative or journey that replace `maxPerEvent`; the first match applies. If absent, the current values are kept. */
    variations?: AbsenceVariation[];
    /**
     * Who pays. `mixed`: both, or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as working time.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts towards the absenteeism rate.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation keeps accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Days after the end of the absence, or after it was reported, until the proof is due; null for 15.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated, and refusing them requires a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Legal source: article or agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * Additional information.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * First day in force of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};

/** An absence type that replaces an existing one. */
export type AbsenceTypeUpdate = {
    /**
     * Display name, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports and payroll: uppercase letters and digits.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * Country of the applicable law, as an ISO 3166-1 alpha-2 code.
     * @example ES
     */
    country?: string;
    /**
     * Whether coordinators see only that the person is absent. Changes apply immediately, also to past absences.
     * @example false
     */
    private?: boolean;
    /**
     * Unit of the absence type.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * Maximum per absence, in its unit; null for no limit.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * Maximum per year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days. If absent, the current value is kept.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** Amounts by relative or journey that replace `maxPerEvent`; the first match applies. If absent, the current values are kept. */
    variations?: AbsenceVariation[];
    /**
     * Who pays. `mixed`: both, or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * Whether it counts as working time.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * Whether it counts towards the absenteeism rate.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * Whether vacation keeps accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * Days after the end of the absence, or after it was reported, until the proof is due; null for 15.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * Who approves it. Rights are only validated, and refusing them requires a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * Legal source: article or agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * Additional information.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * First day in force of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};

/** An amount for certain relatives or with a journey. */
export type AbsenceVariation = {
    /** Relatives it applies to; empty if it does not depend on a relative. */
    kinship: Kinship[];
    /**
     * Whether it applies only with a journey (`true`) or only without one (`false`); null for both.
     * @example true
     */
    travel: boolean | null;
    /**
     * Maximum per absence.
     * @example 4
     */
    maxPerEvent: number;
    /**
     * Unit, if it differs from the type.
     * @example null
     * @enum {string|null}
     */
    unit: "working_days" | "natural_days" | null;
    /**
     * Legal source.
     * @example ET art. 37.3.b bis
     */
    source: string;
};

/** A single absence type. */
export type OneAbsenceType = {
    data: AbsenceType;
};

/** The operations of specs/time-off/absence-types.yaml. */
export interface AbsenceTypesOperations {
  'absenceTypes.index': {
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
        /** Day for which to return the terms. Defaults to today. A type without terms on that day returns its first ones. */
        on?: string;
        /** Person whose agreement determines the terms returned. Without it, the general terms. */
        employeeId?: string;
        /** Filter by family. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'absenceTypes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
