// Generated from specs/time-off/absence-type-terms.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceVariation } from '#generated/time-off/absence-types.ts'
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Terms of an absence type from a given day. */
export type AbsenceTerms = {
    id: Id;
    /**
     * Collective agreement whose policy sets them; empty for the general terms.
     * @example
     */
    agreement: string;
    /**
     * Format: date
     * First day in force.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * Last day in force; null if no later terms are planned.
     * @example 2026-12-31
     */
    validUntil: string | null;
    /**
     * Whether they are past, in force today, or planned.
     * @example current
     * @enum {string}
     */
    state: "past" | "current" | "planned";
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
     * Meaning of `maxPerYear`: the same for everybody, in proportion to the working time, or a number of the person's working days.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** Amounts that differ by relative or journey. */
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
};

/** The operations of specs/time-off/absence-type-terms.yaml. */
export interface AbsenceTypeTermsOperations {
  'absenceTypeTerms.index': {
    parameters: { query: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by absence type. */
        absenceTypeId: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AbsenceTerms[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'absenceTypeTerms.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface AbsenceTypeTermsPaths {
  '/absence-type-terms': { get: AbsenceTypeTermsOperations['absenceTypeTerms.index'] };
  '/absence-type-terms/{id}': { delete: AbsenceTypeTermsOperations['absenceTypeTerms.destroy'] };
}
