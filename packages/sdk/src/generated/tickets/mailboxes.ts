// Generated from specs/tickets/mailboxes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** An e-mail that came or went out. */
export type MailMessage = {
    id: Id;
    /**
     * Whether it came or went out.
     * @example in
     * @enum {string}
     */
    direction: "in" | "out";
    outcome: MailOutcome;
    /**
     * Who sent it, or whom it was sent to.
     * @example rosa.lago@correo.example
     */
    address: string;
    /**
     * Its subject.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Format: uuid
     * The ticket that it belongs to.
     * @example null
     */
    ticketId: string | null;
    /**
     * Its number.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * What the server of the mail said.
     * @example null
     */
    failure: string | null;
    createdAt: Instant;
};

/**
 * A new ticket; said to one that was there; an answer of a machine, which opens none; about one that could not be delivered; left in the mailbox because it is too large, has too many parts, is one of too many of its sender, or cannot be read; and of an answer: it waits, went out, was refused for good, came back.
 * @example ticket
 * @enum {string}
 */
export type MailOutcome = "ticket" | "entry" | "automatic" | "bounce" | "too_large" | "too_many_parts" | "too_many" | "unreadable" | "queued" | "sent" | "failed" | "bounced";

/** A mailbox. */
export type Mailbox = {
    id: Id;
    /**
     * The name people see.
     * @example Atención a la clientela
     */
    name: string;
    active: Active;
    /**
     * The address that people write to, and that answers come from.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * The server that e-mails are read from (IMAP).
     * @example correo.example
     */
    imapHost: string;
    /**
     * Its port.
     * @example 993
     */
    imapPort: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    imapSecurity: "tls" | "starttls" | "none";
    /**
     * The server that answers go out by (SMTP).
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Its port.
     * @example 465
     */
    smtpPort: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    smtpSecurity: "tls" | "starttls" | "none";
    /**
     * Who signs in to both.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * The skill that its tickets are of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * The project that its tickets belong to.
     * @example null
     */
    projectId: string | null;
    /**
     * The language of an e-mail that does not say its own.
     * @example es
     */
    language: string;
    /**
     * Whether a password is kept.
     * @example true
     */
    hasPassword: boolean;
    skill: Named | null;
    project: Named | null;
    /**
     * Format: date-time
     * When it was read last.
     * @example null
     */
    lastSeenAt: string | null;
    fault: MailboxFault;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/**
 * Why it was not read: its host is no longer on the list, the user or the password are refused, the server does not answer, no password is kept, its skill or project is not in use, anything else; null when all was well.
 * @example null
 */
export type MailboxFault = ("host" | "credentials" | "connection" | "password" | "skill" | "unknown") | null;

/** A mailbox to write. */
export type MailboxInput = {
    /**
     * The name people see.
     * @example Atención a la clientela
     */
    name: string;
    active?: Active;
    /**
     * The address that people write to, and that answers come from.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * The server that e-mails are read from (IMAP).
     * @example correo.example
     */
    imapHost: string;
    /**
     * Its port.
     * @example 993
     */
    imapPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * The server that answers go out by (SMTP).
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Its port.
     * @example 465
     */
    smtpPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Who signs in to both.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * The skill that its tickets are of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * The project that its tickets belong to.
     * @example null
     */
    projectId?: string | null;
    /**
     * The language of an e-mail that does not say its own.
     * @example es
     */
    language?: string;
    /**
     * Kept sealed, never answered.
     * @example null
     */
    password?: string | null;
};

/** What changes. */
export type MailboxPatch = {
    /**
     * The name people see.
     * @example Atención a la clientela
     */
    name?: string;
    active?: Active;
    /**
     * The address that people write to, and that answers come from.
     * @example atencion@correo.example
     */
    address?: string;
    /**
     * The server that e-mails are read from (IMAP).
     * @example correo.example
     */
    imapHost?: string;
    /**
     * Its port.
     * @example 993
     */
    imapPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * The server that answers go out by (SMTP).
     * @example correo.example
     */
    smtpHost?: string;
    /**
     * Its port.
     * @example 465
     */
    smtpPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Who signs in to both.
     * @example atencion
     */
    username?: string;
    /**
     * Format: uuid
     * The skill that its tickets are of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * The project that its tickets belong to.
     * @example null
     */
    projectId?: string | null;
    /**
     * The language of an e-mail that does not say its own.
     * @example es
     */
    language?: string;
    version: SeenVersion;
    /**
     * Kept sealed, never answered.
     * @example null
     */
    password?: string | null;
};

/** A mailbox to write over one that stands. */
export type MailboxUpdate = {
    /**
     * The name people see.
     * @example Atención a la clientela
     */
    name: string;
    active?: Active;
    /**
     * The address that people write to, and that answers come from.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * The server that e-mails are read from (IMAP).
     * @example correo.example
     */
    imapHost: string;
    /**
     * Its port.
     * @example 993
     */
    imapPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * The server that answers go out by (SMTP).
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Its port.
     * @example 465
     */
    smtpPort?: number;
    /**
     * How the connection is kept secret: from the first byte, once greeted, or not at all.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Who signs in to both.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * The skill that its tickets are of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * The project that its tickets belong to.
     * @example null
     */
    projectId?: string | null;
    /**
     * The language of an e-mail that does not say its own.
     * @example es
     */
    language?: string;
    version: SeenVersion;
    /**
     * Kept sealed, never answered.
     * @example null
     */
    password?: string | null;
};

/** One mailbox. */
export type OneMailbox = {
    data: Mailbox;
};

/** The operations of specs/tickets/mailboxes.yaml. */
export interface MailboxesOperations {
  'mailboxes.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only active ones or only the others. */
        active?: boolean;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
        sort?: "position" | "-position" | "name" | "-name" | "address" | "-address" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Mailbox[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'mailboxes.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": MailboxInput;
    } };
    responses: { 201: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 422;
  };
  'mailboxes.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'mailboxes.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'mailboxes.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": MailboxUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'mailboxes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": MailboxPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'mailboxes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'mailboxes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'mailboxes.check': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneMailbox;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'mailboxes.messages': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only with these outcomes. */
        outcome?: MailOutcome[];
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: MailMessage[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface MailboxesPaths {
  '/mailboxes': { get: MailboxesOperations['mailboxes.index']; post: MailboxesOperations['mailboxes.create'] };
  '/mailboxes/order': { put: MailboxesOperations['mailboxes.reorder'] };
  '/mailboxes/{id}': { get: MailboxesOperations['mailboxes.show']; put: MailboxesOperations['mailboxes.update']; patch: MailboxesOperations['mailboxes.patch']; delete: MailboxesOperations['mailboxes.destroy'] };
  '/mailboxes/{id}/restore': { post: MailboxesOperations['mailboxes.restore'] };
  '/mailboxes/{id}/check': { post: MailboxesOperations['mailboxes.check'] };
  '/mailboxes/{id}/messages': { get: MailboxesOperations['mailboxes.messages'] };
}
