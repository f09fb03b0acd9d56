// Generated from specs/time-off/absence-files.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A file that proves an absence. */
export type AbsenceFile = {
    id: Id;
    /**
     * What it was called when it was sent, with the ending of what it is.
     * @example justificante.pdf
     */
    name: string;
    /**
     * What its content says that it is.
     * @example pdf
     * @enum {string}
     */
    kind: "pdf" | "png" | "jpeg";
    /**
     * Its bytes.
     * @example 48213
     */
    size: number;
    /**
     * Format: date-time
     * When it is taken away; the absence stays.
     * @example 2029-08-04T00:00:00.000Z
     */
    expiresAt: string;
};

/** The operations of specs/time-off/absence-files.yaml. */
export interface AbsenceFilesOperations {
  'absenceFiles.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'absenceFiles.file': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
