// Generated from specs/tickets/mailboxes.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** An incoming or outgoing e-mail. */
export type MailMessage = {
    id: Id;
    /**
     * Incoming (`in`) or outgoing (`out`).
     * @example in
     * @enum {string}
     */
    direction: "in" | "out";
    outcome: MailOutcome;
    /**
     * The sender, or the recipient.
     * @example rosa.lago@correo.example
     */
    address: string;
    /**
     * Subject.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Format: uuid
     * The ticket it belongs to.
     * @example null
     */
    ticketId: string | null;
    /**
     * Number of the ticket.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * Response of the mail server to a failed delivery.
     * @example null
     */
    failure: string | null;
    createdAt: Instant;
};

/**
 * Incoming: created a ticket; added to an existing one; automatic reply, which creates no ticket; bounce of an answer; left in the mailbox because it is too large, has too many parts, is one of too many from its sender, or is unreadable. Outgoing: queued, sent, failed permanently, or bounced.
 * @example ticket
 * @enum {string}
 */
export type MailOutcome = "ticket" | "entry" | "automatic" | "bounce" | "too_large" | "too_many_parts" | "too_many" | "unreadable" | "queued" | "sent" | "failed" | "bounced";

/** A mailbox. */
export type Mailbox = {
    id: Id;
    /**
     * Display name.
     * @example Atención a la clientela
     */
    name: string;
    active: Active;
    /**
     * Address that receives e-mails and from which answers are sent.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * IMAP server from which e-mails are read.
     * @example correo.example
     */
    imapHost: string;
    /**
     * Port of the server.
     * @example 993
     */
    imapPort: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    imapSecurity: "tls" | "starttls" | "none";
    /**
     * SMTP server through which answers are sent.
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Port of the server.
     * @example 465
     */
    smtpPort: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    smtpSecurity: "tls" | "starttls" | "none";
    /**
     * Username for both servers.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * Skill of the tickets created.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * Project of the tickets created.
     * @example null
     */
    projectId: string | null;
    /**
     * Language of e-mails that do not declare one.
     * @example es
     */
    language: string;
    /**
     * Whether a password is stored.
     * @example true
     */
    hasPassword: boolean;
    skill: Named | null;
    project: Named | null;
    /**
     * Format: date-time
     * When it was last read.
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
 * Why it could not be read: host no longer on the list, user or password refused, server not responding, no password stored, skill or project inactive, or another reason; null if the last read succeeded.
 * @example null
 */
export type MailboxFault = ("host" | "credentials" | "connection" | "password" | "skill" | "unknown") | null;

/** A mailbox to create. */
export type MailboxInput = {
    /**
     * Display name.
     * @example Atención a la clientela
     */
    name: string;
    active?: Active;
    /**
     * Address that receives e-mails and from which answers are sent.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * IMAP server from which e-mails are read.
     * @example correo.example
     */
    imapHost: string;
    /**
     * Port of the server.
     * @example 993
     */
    imapPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * SMTP server through which answers are sent.
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Port of the server.
     * @example 465
     */
    smtpPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Username for both servers.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * Skill of the tickets created.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * Project of the tickets created.
     * @example null
     */
    projectId?: string | null;
    /**
     * Language of e-mails that do not declare one.
     * @example es
     */
    language?: string;
    /**
     * Stored encrypted; never returned.
     * @example null
     */
    password?: string | null;
};

/** Fields to change. */
export type MailboxPatch = {
    /**
     * Display name.
     * @example Atención a la clientela
     */
    name?: string;
    active?: Active;
    /**
     * Address that receives e-mails and from which answers are sent.
     * @example atencion@correo.example
     */
    address?: string;
    /**
     * IMAP server from which e-mails are read.
     * @example correo.example
     */
    imapHost?: string;
    /**
     * Port of the server.
     * @example 993
     */
    imapPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * SMTP server through which answers are sent.
     * @example correo.example
     */
    smtpHost?: string;
    /**
     * Port of the server.
     * @example 465
     */
    smtpPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Username for both servers.
     * @example atencion
     */
    username?: string;
    /**
     * Format: uuid
     * Skill of the tickets created.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * Project of the tickets created.
     * @example null
     */
    projectId?: string | null;
    /**
     * Language of e-mails that do not declare one.
     * @example es
     */
    language?: string;
    version: SeenVersion;
    /**
     * Stored encrypted; never returned.
     * @example null
     */
    password?: string | null;
};

/** A mailbox that replaces an existing one. */
export type MailboxUpdate = {
    /**
     * Display name.
     * @example Atención a la clientela
     */
    name: string;
    active?: Active;
    /**
     * Address that receives e-mails and from which answers are sent.
     * @example atencion@correo.example
     */
    address: string;
    /**
     * IMAP server from which e-mails are read.
     * @example correo.example
     */
    imapHost: string;
    /**
     * Port of the server.
     * @example 993
     */
    imapPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    imapSecurity?: "tls" | "starttls" | "none";
    /**
     * SMTP server through which answers are sent.
     * @example correo.example
     */
    smtpHost: string;
    /**
     * Port of the server.
     * @example 465
     */
    smtpPort?: number;
    /**
     * Encryption of the connection: TLS, STARTTLS or none.
     * @example tls
     * @enum {string}
     */
    smtpSecurity?: "tls" | "starttls" | "none";
    /**
     * Username for both servers.
     * @example atencion
     */
    username: string;
    /**
     * Format: uuid
     * Skill of the tickets created.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * Project of the tickets created.
     * @example null
     */
    projectId?: string | null;
    /**
     * Language of e-mails that do not declare one.
     * @example es
     */
    language?: string;
    version: SeenVersion;
    /**
     * Stored encrypted; never returned.
     * @example null
     */
    password?: string | null;
};

/** A single mailbox. */
export type OneMailbox = {
    data: Mailbox;
};

/** The operations of specs/tickets/mailboxes.yaml. */
export interface MailboxesOperations {
  'mailboxes.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only active rows, or only the others. */
        active?: boolean;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'mailboxes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by outcome. */
        outcome?: MailOutcome[];
    }; header?: never; path: {
        /** ID. */
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
