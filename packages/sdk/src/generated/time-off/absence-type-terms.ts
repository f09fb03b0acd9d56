// Generated from specs/time-off/absence-type-terms.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceVariation } from '#generated/time-off/absence-types.ts'
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** What holds for an absence type from a day on. */
export type AbsenceTerms = {
    id: Id;
    /**
     * Format: date
     * The first day.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * The last day; null while nothing follows.
     * @example 2026-12-31
     */
    validUntil: string | null;
    /**
     * Whether they are in force today.
     * @example current
     * @enum {string}
     */
    state: "past" | "current" | "planned";
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
     * What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** How much there may be for some relatives or with a journey. */
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
};

/** The operations of specs/time-off/absence-type-terms.yaml. */
export interface AbsenceTypeTermsOperations {
  'absenceTypeTerms.index': {
    parameters: { query: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Of which type. */
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
        /** The id. */
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
