// Generated from specs/payroll/payslip-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PayslipKind, PayslipMonth } from '#generated/payroll/payslips.ts'

/** Whose pages are. */
export type AssignInput = {
    /** Their numbers. */
    pages?: number[];
    /**
     * Leaves out whatever has no person yet.
     * @example false
     */
    rest?: boolean;
    /**
     * Format: uuid
     * Whose; null leaves them out.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    employeeId: string | null;
    /**
     * The version of the batch that was read.
     * @example 1
     */
    version: number;
};

/** One batch. */
export type OnePayslipBatch = {
    data: PayslipBatch;
};

/** A file with the payslips of many people. */
export type PayslipBatch = {
    id: Id;
    /**
     * What the file was called.
     * @example nominas-2026-02.pdf
     */
    name: string;
    month: PayslipMonth;
    kind: PayslipKind;
    state: PayslipBatchState;
    /** Why it has failed. */
    failure: PayslipBatchFailure | null;
    /**
     * Bytes of the file.
     * @example 482130
     */
    size: number;
    /**
     * Pages in all; 0 before they are counted.
     * @example 12
     */
    pages: number;
    /**
     * Steps done of what it is doing.
     * @example 12
     */
    done: number;
    /**
     * Steps in all of what it is doing.
     * @example 12
     */
    total: number;
    /**
     * Pages with a person.
     * @example 10
     */
    assigned: number;
    /**
     * Pages that may be of several people or another month.
     * @example 1
     */
    ambiguous: number;
    /**
     * Pages without a person.
     * @example 1
     */
    unassigned: number;
    /**
     * Pages that were left out.
     * @example 0
     */
    leftOut: number;
    /**
     * People with a page.
     * @example 9
     */
    people: number;
    /**
     * Counts the changes.
     * @example 1
     */
    version: number;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was published, cancelled or failed.
     * @example null
     */
    finishedAt: string | null;
};

/**
 * `encrypted`: the PDF asks for a password; `unreadable`: it is damaged; `empty`: no PDF in it; `too_many_pages`: more than 5,000; `too_large`: a ZIP of more than 500 MB, or of more than 2,000 files; `too_slow`: a page that no reader comes to the end of; `internal`: something in the service is broken, the file is kept, and the batch can be tried again.
 * @example encrypted
 * @enum {string}
 */
export type PayslipBatchFailure = "encrypted" | "unreadable" | "empty" | "too_many_pages" | "too_large" | "too_slow" | "internal";

/**
 * Where it stands.
 * @example review
 * @enum {string}
 */
export type PayslipBatchState = "uploaded" | "analysing" | "review" | "publishing" | "published" | "cancelled" | "failed";

/** A page of a batch. */
export type PayslipPage = {
    /**
     * Its number in the batch, from 1.
     * @example 7
     */
    number: number;
    /**
     * The file of the ZIP that it is in.
     * @example null
     */
    file: string | null;
    /**
     * Its number in that file.
     * @example 7
     */
    filePage: number;
    state: PayslipPageState;
    /** Why nobody was found. */
    reason: PayslipPageReason | null;
    /**
     * The NIF or NIE that was found.
     * @example 99999901H
     */
    taxId: string | null;
    /** Whose it is. */
    person: Person | null;
    /**
     * Whether the person has a payslip of the month and kind already, which it would replace.
     * @example false
     */
    replaces: boolean;
};

/**
 * Why it has no person: a picture without text; no NIF or NIE whose letter is right; one that nobody here has; those of several people; another month than that of the batch.
 * @example unknown_tax_id
 * @enum {string}
 */
export type PayslipPageReason = "no_text" | "no_tax_id" | "unknown_tax_id" | "several_people" | "other_month";

/**
 * Whether it has a person: `ambiguous` may be of several people, or of another month.
 * @example assigned
 * @enum {string}
 */
export type PayslipPageState = "assigned" | "ambiguous" | "unassigned" | "left_out";

/** The operations of specs/payroll/payslip-batches.yaml. */
export interface PayslipBatchesOperations {
  'payslipBatches.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only in these states. */
        state?: PayslipBatchState[];
        /** Order. */
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
        /** The month that is paid. */
        month: PayslipMonth;
        /** What is paid. */
        kind?: PayslipKind;
    }; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only in these states. */
        state?: PayslipPageState[];
    }; header?: never; path: {
        /** The id. */
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
        /** The page, from 1. */
        number?: number;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
