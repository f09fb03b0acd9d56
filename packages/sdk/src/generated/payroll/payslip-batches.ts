// Generated from specs/payroll/payslip-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PayslipKind, PayslipMonth } from '#generated/payroll/payslips.ts'

/** An assignment of pages. */
export type AssignInput = {
    /** Numbers of the pages. */
    pages?: number[];
    /**
     * Whether to leave out all unassigned pages.
     * @example false
     */
    rest?: boolean;
    /**
     * Format: uuid
     * The person; null to leave the pages out.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    employeeId: string | null;
    /**
     * The version of the batch that was read.
     * @example 1
     */
    version: number;
};

/** A single batch. */
export type OnePayslipBatch = {
    data: PayslipBatch;
};

/** A file with the payslips of many people. */
export type PayslipBatch = {
    id: Id;
    /**
     * Original file name.
     * @example nominas-2026-02.pdf
     */
    name: string;
    month: PayslipMonth;
    kind: PayslipKind;
    state: PayslipBatchState;
    /** Why it failed; null otherwise. */
    failure: PayslipBatchFailure | null;
    /**
     * File size in bytes.
     * @example 482130
     */
    size: number;
    /**
     * Number of pages; 0 until they are counted.
     * @example 12
     */
    pages: number;
    /**
     * Steps done in the current task.
     * @example 12
     */
    done: number;
    /**
     * Total steps of the current task.
     * @example 12
     */
    total: number;
    /**
     * Number of pages assigned.
     * @example 10
     */
    assigned: number;
    /**
     * Number of pages with several possible people or another month.
     * @example 1
     */
    ambiguous: number;
    /**
     * Number of pages not assigned.
     * @example 1
     */
    unassigned: number;
    /**
     * Number of pages left out.
     * @example 0
     */
    leftOut: number;
    /**
     * Number of people with a page.
     * @example 9
     */
    people: number;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was published, cancelled or failed; null before.
     * @example null
     */
    finishedAt: string | null;
};

/**
 * `encrypted`: the PDF requires a password; `unreadable`: damaged file; `empty`: no PDF; `too_many_pages`: more than 5,000; `too_large`: a ZIP of more than 500 MB or 2,000 files; `too_slow`: a page took too long to read; `internal`: error of the service; the file is kept and the batch can be retried.
 * @example encrypted
 * @enum {string}
 */
export type PayslipBatchFailure = "encrypted" | "unreadable" | "empty" | "too_many_pages" | "too_large" | "too_slow" | "internal";

/**
 * Status.
 * @example review
 * @enum {string}
 */
export type PayslipBatchState = "uploaded" | "analysing" | "review" | "publishing" | "published" | "cancelled" | "failed";

/** A page of a batch. */
export type PayslipPage = {
    /**
     * Number in the batch, starting at 1.
     * @example 7
     */
    number: number;
    /**
     * Name of the file in the ZIP; null if it is not a ZIP.
     * @example null
     */
    file: string | null;
    /**
     * Number of the page in that file.
     * @example 7
     */
    filePage: number;
    state: PayslipPageState;
    /** Why it is not assigned; null if it is. */
    reason: PayslipPageReason | null;
    /**
     * NIF or NIE found; null if none.
     * @example 99999901H
     */
    taxId: string | null;
    /** The person; null if none. */
    person: Person | null;
    /**
     * Whether it would replace an existing payslip of the person for the month and kind.
     * @example false
     */
    replaces: boolean;
};

/**
 * Why it is not assigned: an image without text; no NIF or NIE with a valid check letter; a tax ID that no employee has; tax IDs of several people; a month other than that of the batch.
 * @example unknown_tax_id
 * @enum {string}
 */
export type PayslipPageReason = "no_text" | "no_tax_id" | "unknown_tax_id" | "several_people" | "other_month";

/**
 * Whether it is assigned to a person. `ambiguous`: several people are possible, or it belongs to another month.
 * @example assigned
 * @enum {string}
 */
export type PayslipPageState = "assigned" | "ambiguous" | "unassigned" | "left_out";

/** The operations of specs/payroll/payslip-batches.yaml. */
export interface PayslipBatchesOperations {
  'payslipBatches.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: PayslipBatchState[];
        /** Sort order. */
        sort?: "-createdAt" | "createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PayslipBatch[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'payslipBatches.create': {
    parameters: { query: {
        /** Month of the payslips. */
        month: PayslipMonth;
        /** Kind of payslips. */
        kind?: PayslipKind;
    }; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "multipart/form-data": {
            /**
             * Format: binary
             * The file: .pdf or .zip.
             */
            file: Blob;
        };
    } };
    responses: { 201: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 400 | 401 | 403 | 413 | 415 | 422 | 429 | 507;
  };
  'payslipBatches.people': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Person[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'payslipBatches.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 401 | 403 | 404;
  };
  'payslipBatches.pages': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: PayslipPageState[];
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PayslipPage[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'payslipBatches.page': {
    parameters: { query?: {
        /** Number of the page, starting at 1. */
        number?: number;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'payslipBatches.assign': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AssignInput;
    } };
    responses: { 200: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'payslipBatches.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            version: number;
        };
    } };
    responses: { 200: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'payslipBatches.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'payslipBatches.retry': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OnePayslipBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface PayslipBatchesPaths {
  '/payslip-batches': { get: PayslipBatchesOperations['payslipBatches.index']; post: PayslipBatchesOperations['payslipBatches.create'] };
  '/payslip-batches/people': { get: PayslipBatchesOperations['payslipBatches.people'] };
  '/payslip-batches/{id}': { get: PayslipBatchesOperations['payslipBatches.show'] };
  '/payslip-batches/{id}/pages': { get: PayslipBatchesOperations['payslipBatches.pages'] };
  '/payslip-batches/{id}/page': { get: PayslipBatchesOperations['payslipBatches.page'] };
  '/payslip-batches/{id}/assign': { post: PayslipBatchesOperations['payslipBatches.assign'] };
  '/payslip-batches/{id}/publish': { post: PayslipBatchesOperations['payslipBatches.publish'] };
  '/payslip-batches/{id}/cancel': { post: PayslipBatchesOperations['payslipBatches.cancel'] };
  '/payslip-batches/{id}/retry': { post: PayslipBatchesOperations['payslipBatches.retry'] };
}
