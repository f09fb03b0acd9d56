// Generated from specs/loads/anonymisation-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { AnonymisationMethod } from '#generated/loads/anonymisation-rules.ts'
import type { FieldClass } from '#generated/loads/field-classes.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Expected result of a rule. */
export type AnonymisationPreview = {
    /**
     * Number of records due.
     * @example 1240
     */
    records: number;
    /**
     * Number of records due but under a hold.
     * @example 3
     */
    held: number;
    /** Values by field. */
    fields: AnonymisedField[];
    /** Values before and after, from at most five records. */
    sample: {
        /**
         * Label of the field.
         * @example Documento
         */
        field: string;
        /**
         * Value before.
         * @example 99999901H
         */
        before: string | null;
        /**
         * Value after.
         * @example ***9990**
         */
        after: string | null;
    }[][];
};

/** Proof of the run. The SHA-256 is calculated from this object as JSON without spaces, in this order. */
export type AnonymisationProof = {
    /**
     * Name and version of the rule.
     * @example Recobro a los dos años (2)
     */
    rule: string;
    /**
     * Reason.
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
     * Number of records anonymised.
     * @example 1240
     */
    records: number;
    /** Values by field. */
    fields: AnonymisedField[];
    /** Legal holds that applied, with the number of records kept. */
    held: {
        holdId: Id;
        /**
         * Reason of the hold.
         * @example Reclamación judicial 123/2026
         */
        reason: string;
        /**
         * Number of records.
         * @example 1
         */
        records: number;
    }[];
    /**
     * Number of record files deleted.
     * @example 2
     */
    files: number;
    /**
     * Number of rejected rows emptied.
     * @example 12
     */
    rejects: number;
    /**
     * Number of excluded rows whose value was emptied.
     * @example 4
     */
    exclusions: number;
    /**
     * Number of downloads of the format whose file was deleted.
     * @example 1
     */
    downloads: number;
    /** Final search for original values in all tables and remaining files. */
    scan: {
        /**
         * Number of values searched for.
         * @example 200
         */
        values: number;
        /**
         * Number of tables searched.
         * @example 140
         */
        tables: number;
        /**
         * Number of files searched.
         * @example 3
         */
        blobs: number;
        /** Places where a value was found. */
        found: string[];
    };
};

/** A run of an anonymisation rule. */
export type AnonymisationRun = {
    id: Id;
    /**
     * Name of the rule at that time.
     * @example Recobro a los dos años
     */
    ruleName: string;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Reason.
     * @example Fin del plazo de conservación
     */
    reason: string;
    state: AnonymisationRunState;
    /**
     * Number of records processed.
     * @example 1240
     */
    done: number;
    /**
     * Number of records due.
     * @example 1240
     */
    total: number;
    /**
     * Number of records kept because of holds.
     * @example 3
     */
    held: number;
    /**
     * Average or current speed.
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
     * When it ended.
     * @example null
     */
    finishedAt: string | null;
    /** Proof; null until it ends. */
    proof: AnonymisationProof | null;
    /**
     * SHA-256 of the proof, in hexadecimal.
     * @example null
     */
    sha256: string | null;
};

/** A run to start. */
export type AnonymisationRunInput = {
    /**
     * Format: uuid
     * The rule.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    ruleId: string;
    /**
     * Reason.
     * @example Fin del plazo de conservación
     */
    reason: string;
};

/**
 * Status.
 * @example completed
 * @enum {string}
 */
export type AnonymisationRunState = "queued" | "running" | "completed" | "failed" | "cancelled";

/** Anonymised values of a field. */
export type AnonymisedField = {
    /**
     * Label of the field, or its name if the format no longer has it; its values are erased then.
     * @example Documento
     */
    field: string;
    class: FieldClass;
    method: AnonymisationMethod;
    /**
     * Number of values.
     * @example 1240
     */
    values: number;
};

/** The operations of specs/loads/anonymisation-runs.yaml. */
export interface AnonymisationRunsOperations {
  'anonymisationRuns.index': {
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
            data: AnonymisationRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'anonymisationRuns.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
