// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TicketFile } from '#generated/tickets/ticket-files.ts'
import type { TicketPersonOrNone } from '#generated/tickets/tickets.ts'

/** An entry of a ticket. */
export type TicketEntry = {
    id: Id;
    kind: TicketEntryKind;
    /** From the requester or to them; null for internal entries. */
    direction: ("in" | "out") | null;
    author: TicketPersonOrNone;
    /**
     * The text.
     * @example Le devolvemos el importe en cinco días.
     */
    text: string;
    /** Attached files. */
    files: TicketFile[];
    /** E-mail delivery, for entries that were received or sent by e-mail. */
    mail: TicketEntryMail | null;
    createdAt: Instant;
};

/** An entry to add. */
export type TicketEntryInput = {
    /**
     * Audience.
     * @example public
     * @enum {string}
     */
    kind: "public" | "internal";
    /**
     * For public entries: from the requester (`in`) or to them (`out`).
     * @default out
     * @example out
     * @enum {string}
     */
    direction?: "in" | "out";
    /**
     * The text.
     * @example Le devolvemos el importe en cinco días.
     */
    text: string;
    /** Files that the caller uploaded with ticketFiles.create. A file already attached elsewhere is `inclusion`. */
    fileIds?: string[];
};

/** `TicketEntryInput` as the server has it: with all defaults. */
export type TicketEntryInputFilled = {
    /**
     * Audience.
     * @example public
     * @enum {string}
     */
    kind: "public" | "internal";
    /**
     * For public entries: from the requester (`in`) or to them (`out`).
     * @default out
     * @example out
     * @enum {string}
     */
    direction: "in" | "out";
    /**
     * The text.
     * @example Le devolvemos el importe en cinco días.
     */
    text: string;
    /** Files that the caller uploaded with ticketFiles.create. A file already attached elsewhere is `inclusion`. */
    fileIds?: string[];
};

/**
 * `public`: to or from the requester; `internal`: visible only to staff; `system`: written by the portal.
 * @example public
 * @enum {string}
 */
export type TicketEntryKind = "public" | "internal" | "system";

/** E-mail delivery of an entry. */
export type TicketEntryMail = {
    /**
     * Received, queued (also between retries), sent, failed permanently, or bounced.
     * @example sent
     * @enum {string}
     */
    state: "received" | "queued" | "sent" | "failed" | "bounced";
    /**
     * The sender, or the recipient.
     * @example rosa.lago@correo.example
     */
    address: string;
    /**
     * Last response of the mail server to a failed delivery.
     * @example null
     */
    failure: string | null;
    /**
     * Quoted text of earlier messages, which `text` omits.
     * @example null
     */
    quoted: string | null;
    /** Names of attachments that were not stored because of their type, size or a failed virus scan. They remain in the mailbox. */
    leftFiles: string[];
};

/** The operations of specs/tickets/ticket-entries.yaml. */
export interface TicketEntriesOperations {
  'ticketEntries.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by kind. */
        kind?: TicketEntryKind[];
    }; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketEntry[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'ticketEntries.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketEntryInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: TicketEntry;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
    filled: { body: {
        "application/json": TicketEntryInputFilled;
    } };
  };
  'ticketEntries.resend': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketEntry;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface TicketEntriesPaths {
  '/tickets/{ticketId}/entries': { get: TicketEntriesOperations['ticketEntries.index']; post: TicketEntriesOperations['ticketEntries.create'] };
  '/ticket-entries/{id}/resend': { post: TicketEntriesOperations['ticketEntries.resend'] };
}
