// Generated from specs/time-off/absence-files.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A file that proves an absence. */
export type AbsenceFile = {
    id: Id;
    /**
     * Original file name, with the extension of the detected type.
     * @example justificante.pdf
     */
    name: string;
    /**
     * File type detected from the content.
     * @example pdf
     * @enum {string}
     */
    kind: "pdf" | "png" | "jpeg";
    /**
     * Size in bytes.
     * @example 48213
     */
    size: number;
    /**
     * Format: date-time
     * When the file is deleted; the absence is kept.
     * @example 2029-08-04T00:00:00.000Z
     */
    expiresAt: string;
};

/** The operations of specs/time-off/absence-files.yaml. */
export interface AbsenceFilesOperations {
  'absenceFiles.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "multipart/form-data": {
            /**
             * Format: binary
             * The file: .pdf, .png, .jpg or .jpeg.
             */
            file: Blob;
        };
    } };
    responses: { 201: { content: {
        "application/json": {
            data: AbsenceFile;
        };
    } } };
    failures: 400 | 401 | 403 | 413 | 415 | 422 | 429 | 507;
  };
  'absenceFiles.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'absenceFiles.file': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example %PDF */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface AbsenceFilesPaths {
  '/absence-files': { post: AbsenceFilesOperations['absenceFiles.create'] };
  '/absence-files/{id}': { delete: AbsenceFilesOperations['absenceFiles.destroy'] };
  '/absence-files/{id}/file': { get: AbsenceFilesOperations['absenceFiles.file'] };
}
