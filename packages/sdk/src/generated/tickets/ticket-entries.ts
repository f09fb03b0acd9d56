// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TicketFile } from '#generated/tickets/ticket-files.ts'
import type { TicketPersonOrNone } from '#generated/tickets/tickets.ts'

/** Something said to a ticket. */
export type TicketEntry = {
    id: Id;
    kind: TicketEntryKind;
    /** From the requester or to them; null for what stays inside. */
    direction: ("in" | "out") | null;
    author: TicketPersonOrNone;
    /**
     * What was said.
     * @example Le devolvemos el importe en cinco días.
     */
    text: string;
    /** Its files. */
    files: TicketFile[];
    /** Of what came or went by e-mail: what became of it. */
    mail: TicketEntryMail | null;
    createdAt: Instant;
};

/** What is said. */
export type TicketEntryInput = {
    /**
     * To whom.
     * @example public
     * @enum {string}
     */
    kind: "public" | "internal";
    /**
     * Of a public one: from the requester (`in`) or to them.
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
    /** Files that one has uploaded by ticketFiles.create. One that something else has is `inclusion`. */
    fileIds?: string[];
};

/** `TicketEntryInput` as the server has it: with all defaults. */
export type TicketEntryInputFilled = {
    /**
     * To whom.
     * @example public
     * @enum {string}
     */
    kind: "public" | "internal";
    /**
     * Of a public one: from the requester (`in`) or to them.
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
    /** Files that one has uploaded by ticketFiles.create. One that something else has is `inclusion`. */
    fileIds?: string[];
};

/**
 * To or from the requester, among those who work on it, or by the portal.
 * @example public
 * @enum {string}
 */
export type TicketEntryKind = "public" | "internal" | "system";

/** The e-mail that an entry came or went by. */
export type TicketEntryMail = {
    /**
     * It came; it waits, also between tries; it went out; it was refused for good; it came back.
     * @example sent
     * @enum {string}
     */
    state: "received" | "queued" | "sent" | "failed" | "bounced";
    /**
     * Who sent it, or whom it was sent to.
     * @example rosa.lago@correo.example
     */
    address: string;
    /**
     * What the server of the mail said last.
     * @example null
     */
    failure: string | null;
    /**
     * What it repeats of earlier ones, which `text` leaves out.
     * @example null
     */
    quoted: string | null;
    /** Names of files that were not taken: of another kind, too large or not clean. They are in the mailbox. */
    leftFiles: string[];
};

/** The operations of specs/tickets/ticket-entries.yaml. */
export interface TicketEntriesOperations {
  'ticketEntries.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only of these kinds. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
