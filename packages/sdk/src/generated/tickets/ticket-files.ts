// Generated from specs/tickets/ticket-files.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A file of an entry. */
export type TicketFile = {
    id: Id;
    /**
     * Original file name, with the extension of the detected type.
     * @example factura.pdf
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
};

/** The operations of specs/tickets/ticket-files.yaml. */
export interface TicketFilesOperations {
  'ticketFiles.create': {
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
            data: TicketFile;
        };
    } } };
    failures: 400 | 401 | 403 | 413 | 415 | 422 | 429 | 507;
  };
  'ticketFiles.file': {
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
/** Where they are, below the address of laia. */
export interface TicketFilesPaths {
  '/ticket-files': { post: TicketFilesOperations['ticketFiles.create'] };
  '/ticket-files/{id}/file': { get: TicketFilesOperations['ticketFiles.file'] };
}
