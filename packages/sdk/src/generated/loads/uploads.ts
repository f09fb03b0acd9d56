// Generated from specs/loads/uploads.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PayslipKind, PayslipMonth } from '#generated/payroll/payslips.ts'

/** One upload. */
export type OneResumableUpload = {
    data: ResumableUpload;
};

/** A file that is sent in parts. */
export type ResumableUpload = {
    id: Id;
    purpose: UploadPurpose;
    /**
     * What the file is called.
     * @example clientes.csv
     */
    name: string;
    /**
     * Its bytes.
     * @example 5
     */
    size: number;
    /**
     * How long each part is but the last.
     * @example 8388608
     */
    partBytes: number;
    state: UploadState;
    /**
     * Bytes that are there.
     * @example 0
     */
    received: number;
    /** The month that payslips are of. */
    month: PayslipMonth | null;
    /** What payslips pay. */
    kind: PayslipKind | null;
    /**
     * Format: uuid
     * What was made of it: the id of a file of records, or of a batch of payslips. Null before.
     */
    resultId: string | null;
    /** Why it was not taken. */
    refusal: UploadRefusal | null;
    createdAt: Instant;
    /** Until when it can be continued. */
    expiresAt: Instant | null;
    /** When it was over. */
    finishedAt: Instant | null;
};

/** What the sender knows of the whole. */
export type UploadCompletion = {
    /** Digest of the digests of all parts, as bytes in their order. */
    partsSha256?: UploadDigest;
};

/**
 * SHA-256, hexadecimal.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type UploadDigest = string;

/** The file that will come. */
export type UploadInput = {
    purpose: UploadPurpose;
    /**
     * What it is called.
     * @example clientes.csv
     */
    name: string;
    /**
     * Its bytes.
     * @example 5
     */
    size: number;
    /** Digest of its first MiB, by which it is known again. */
    headSha256: UploadDigest;
    month?: PayslipMonth;
    kind?: PayslipKind;
};

/** One part that is there. */
export type UploadPart = {
    /**
     * Which one, from 1.
     * @example 1
     */
    number: number;
    /**
     * Its bytes.
     * @example 8388608
     */
    size: number;
    sha256: UploadDigest;
};

/**
 * What the file is for: records to load, or put on a blacklist; payslips to publish.
 * @example records
 * @enum {string}
 */
export type UploadPurpose = "records" | "payslips";

/** What a purpose takes. */
export type UploadPurposeRules = {
    purpose: UploadPurpose;
    /** How its files are called. */
    endings: string[];
    /**
     * Its largest file in bytes.
     * @example 4294967296
     */
    limitBytes: number;
};

/** Why a file was not taken. */
export type UploadRefusal = {
    code: ErrorCode;
    /**
     * Of what it is said.
     * @example file
     */
    field: string;
};

/**
 * Under way; being put together and read; made into something; not taken; given up; or not continued for two days.
 * @example uploading
 * @enum {string}
 */
export type UploadState = "uploading" | "checking" | "done" | "refused" | "cancelled" | "expired";

/** The operations of specs/loads/uploads.yaml. */
export interface UploadsOperations {
  'uploads.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: UploadState[];
        /** Order. */
        sort?: "-createdAt" | "createdAt" | "name" | "-name" | "size" | "-size";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ResumableUpload[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'uploads.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": UploadInput;
    } };
    responses: { 200: { content: {
        "application/json": OneResumableUpload;
    } } };
    failures: 401 | 403 | 409 | 413 | 415 | 422 | 429;
  };
  'uploads.purposes': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: UploadPurposeRules[];
        };
    } } };
    failures: 401 | 403;
  };
  'uploads.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneResumableUpload;
    } } };
    failures: 401 | 403 | 404;
  };
  'uploads.parts': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: UploadPart[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'uploads.part': {
    parameters: { query?: {
        /** Digest of the part, hexadecimal. */
        sha256?: UploadDigest;
    }; header?: never; path: {
        /** The id. */
        id: string;
        /** Which part, from 1. */
        number: number;
    } };
    requestBody: { content: {
        "multipart/form-data": {
            /**
             * Format: binary
             * The bytes of the part.
             */
            file: Blob;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneResumableUpload;
    } } };
    failures: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 507;
  };
  'uploads.complete': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        /** @example {} */
        "application/json": UploadCompletion;
    } };
    responses: { 202: { content: {
        "application/json": OneResumableUpload;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'uploads.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneResumableUpload;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of laia. */
export interface UploadsPaths {
  '/uploads': { get: UploadsOperations['uploads.index']; post: UploadsOperations['uploads.create'] };
  '/uploads/purposes': { get: UploadsOperations['uploads.purposes'] };
  '/uploads/{id}': { get: UploadsOperations['uploads.show'] };
  '/uploads/{id}/parts': { get: UploadsOperations['uploads.parts'] };
  '/uploads/{id}/parts/{number}': { put: UploadsOperations['uploads.part'] };
  '/uploads/{id}/complete': { post: UploadsOperations['uploads.complete'] };
  '/uploads/{id}/cancel': { post: UploadsOperations['uploads.cancel'] };
}
