// Generated from specs/loads/anonymisation-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { AnonymisationMethod } from '#generated/loads/anonymisation-rules.ts'
import type { FieldClass } from '#generated/loads/field-classes.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** What a rule would do now. */
export type AnonymisationPreview = {
    /**
     * Records that are due.
     * @example 1240
     */
    records: number;
    /**
     * Records that would be due and are held.
     * @example 3
     */
    held: number;
    /** By field. */
    fields: AnonymisedField[];
    /** Some values, at most five records: before and after. */
    sample: {
        /**
         * The field.
         * @example Documento
         */
        field: string;
        /**
         * The value.
         * @example 99999901H
         */
        before: string | null;
        /**
         * What would be left of it.
         * @example ***9990**
         */
        after: string | null;
    }[][];
};

/** What was done: it is what the SHA-256 is of, as JSON without spaces in this order. */
export type AnonymisationProof = {
    /**
     * The rule and its version.
     * @example Recobro a los dos años (2)
     */
    rule: string;
    /**
     * Why.
     * @example Fin del plazo de conservación
     */
    reason: string;
    /**
     * Who started it.
     * @example Lucía Núñez Peña
     */
    by: string;
    startedAt: Instant;
    finishedAt: Instant;
    /**
     * Records that were anonymised.
     * @example 1240
     */
    records: number;
    /** By field. */
    fields: AnonymisedField[];
    /** What holds kept: the hold, and how many records. */
    held: {
        holdId: Id;
        /**
         * Why it is held.
         * @example Reclamación judicial 123/2026
         */
        reason: string;
        /**
         * Records.
         * @example 1
         */
        records: number;
    }[];
    /**
     * Files of records that were deleted.
     * @example 2
     */
    files: number;
    /**
     * Rejected rows that were emptied.
     * @example 12
     */
    rejects: number;
    /**
     * Excluded rows whose value was emptied.
     * @example 4
     */
    exclusions: number;
    /**
     * Downloads of the format whose file was deleted.
     * @example 1
     */
    downloads: number;
    /** A search for original values afterwards, in every table and in the files that are left. */
    scan: {
        /**
         * Values that were looked for.
         * @example 200
         */
        values: number;
        /**
         * Tables that were searched.
         * @example 140
         */
        tables: number;
        /**
         * Files that were searched.
         * @example 3
         */
        blobs: number;
        /** Where one was found. */
        found: string[];
    };
};

/** A run of a rule. */
export type AnonymisationRun = {
    id: Id;
    /**
     * The rule as it was called.
     * @example Recobro a los dos años
     */
    ruleName: string;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Why.
     * @example Fin del plazo de conservación
     */
    reason: string;
    state: AnonymisationRunState;
    /**
     * Records done.
     * @example 1240
     */
    done: number;
    /**
     * Records that were due.
     * @example 1240
     */
    total: number;
    /**
     * Records that holds kept.
     * @example 3
     */
    held: number;
    /**
     * How fast it was or is.
     * @example 24000
     */
    rowsPerSecond: number | null;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it began.
     * @example null
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When it was over.
     * @example null
     */
    finishedAt: string | null;
    /** What was done; null before its end. */
    proof: AnonymisationProof | null;
    /**
     * SHA-256 of the proof, in hexadecimal.
     * @example null
     */
    sha256: string | null;
};

/** What to anonymise. */
export type AnonymisationRunInput = {
    /**
     * Format: uuid
     * The rule.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    ruleId: string;
    /**
     * Why now.
     * @example Fin del plazo de conservación
     */
    reason: string;
};

/**
 * Where it stands.
 * @example completed
 * @enum {string}
 */
export type AnonymisationRunState = "queued" | "running" | "completed" | "failed" | "cancelled";

/** What is made of the values of a field. */
export type AnonymisedField = {
    /**
     * What people call the field; null values of fields that the format has lost are erased.
     * @example Documento
     */
    field: string;
    class: FieldClass;
    method: AnonymisationMethod;
    /**
     * Values.
     * @example 1240
     */
    values: number;
};

/** The operations of specs/loads/anonymisation-runs.yaml. */
export interface AnonymisationRunsOperations {
  'anonymisationRuns.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AnonymisationRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'anonymisationRuns.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AnonymisationRunInput;
    } };
    responses: { 202: { content: {
        "application/json": {
            data: AnonymisationRun;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'anonymisationRuns.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            ruleId: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AnonymisationPreview;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'anonymisationRuns.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AnonymisationRun;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'anonymisationRuns.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AnonymisationRun;
        };
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface AnonymisationRunsPaths {
  '/anonymisation-runs': { get: AnonymisationRunsOperations['anonymisationRuns.index']; post: AnonymisationRunsOperations['anonymisationRuns.create'] };
  '/anonymisation-runs/preview': { post: AnonymisationRunsOperations['anonymisationRuns.preview'] };
  '/anonymisation-runs/{id}': { get: AnonymisationRunsOperations['anonymisationRuns.show'] };
  '/anonymisation-runs/{id}/cancel': { post: AnonymisationRunsOperations['anonymisationRuns.cancel'] };
}
