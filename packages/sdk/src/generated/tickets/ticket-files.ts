// Generated from specs/tickets/ticket-files.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A file of an entry. */
export type TicketFile = {
    id: Id;
    /**
     * What it was called when it was sent, with the ending of what it is.
     * @example factura.pdf
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
};

/** The operations of specs/tickets/ticket-files.yaml. */
export interface TicketFilesOperations {
  'ticketFiles.create': {
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
            data: TicketFile;
        };
    } } };
    failures: 400 | 401 | 403 | 413 | 415 | 422 | 429 | 507;
  };
  'ticketFiles.file': {
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
/** Where they are, below the address of laia. */
export interface TicketFilesPaths {
  '/ticket-files': { post: TicketFilesOperations['ticketFiles.create'] };
  '/ticket-files/{id}/file': { get: TicketFilesOperations['ticketFiles.file'] };
}
