// Generated from specs/loads/uploads.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { PayslipKind, PayslipMonth } from '#generated/payroll/payslips.ts'

/** A single upload. */
export type OneResumableUpload = {
    data: ResumableUpload;
};

/** A file uploaded in parts. */
export type ResumableUpload = {
    id: Id;
    purpose: UploadPurpose;
    /**
     * File name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Size in bytes.
     * @example 5
     */
    size: number;
    /**
     * Size of each part except the last, in bytes.
     * @example 8388608
     */
    partBytes: number;
    state: UploadState;
    /**
     * Number of bytes received.
     * @example 0
     */
    received: number;
    /** Month of the payslips; null for other purposes. */
    month: PayslipMonth | null;
    /** Kind of payslips; null for other purposes. */
    kind: PayslipKind | null;
    /**
     * Format: uuid
     * Result: ID of a record file or of a payslip batch; null until it is done.
     */
    resultId: string | null;
    /** Why it was refused; null otherwise. */
    refusal: UploadRefusal | null;
    createdAt: Instant;
    /** Until when it can be resumed. */
    expiresAt: Instant | null;
    /** When it ended. */
    finishedAt: Instant | null;
};

/** Completion of an upload. */
export type UploadCompletion = {
    /** SHA-256 of the digests of all parts, as bytes in order. */
    partsSha256?: UploadDigest;
};

/**
 * SHA-256, in hexadecimal.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type UploadDigest = string;

/** A file to upload. */
export type UploadInput = {
    purpose: UploadPurpose;
    /**
     * Name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Size in bytes.
     * @example 5
     */
    size: number;
    /** SHA-256 of its first MiB, used to recognise the file. */
    headSha256: UploadDigest;
    month?: PayslipMonth;
    kind?: PayslipKind;
};

/** An uploaded part. */
export type UploadPart = {
    /**
     * Number, starting at 1.
     * @example 1
     */
    number: number;
    /**
     * Size in bytes.
     * @example 8388608
     */
    size: number;
    sha256: UploadDigest;
};

/**
 * Purpose: records to load or to add to a blacklist, or payslips to publish.
 * @example records
 * @enum {string}
 */
export type UploadPurpose = "records" | "payslips";

/** Rules of a purpose. */
export type UploadPurposeRules = {
    purpose: UploadPurpose;
    /** Accepted file extensions. */
    endings: string[];
    /**
     * Maximum size in bytes.
     * @example 4294967296
     */
    limitBytes: number;
};

/** Why a file was refused. */
export type UploadRefusal = {
    code: ErrorCode;
    /**
     * Field it refers to.
     * @example file
     */
    field: string;
};

/**
 * In progress; being assembled and processed; finished; refused; cancelled; or expired after two days without activity.
 * @example uploading
 * @enum {string}
 */
export type UploadState = "uploading" | "checking" | "done" | "refused" | "cancelled" | "expired";

/** The operations of specs/loads/uploads.yaml. */
export interface UploadsOperations {
  'uploads.index': {
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
        state?: UploadState[];
        /** Sort order. */
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
        /** ID. */
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
        /** ID. */
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
        /** SHA-256 of the part, in hexadecimal. */
        sha256?: UploadDigest;
    }; header?: never; path: {
        /** ID. */
        id: string;
        /** Number of the part, starting at 1. */
        number: number;
    } };
    requestBody: { content: {
        "multipart/form-data": {
            /**
             * Format: binary
             * Content of the part.
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
        /** ID. */
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
        /** ID. */
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
