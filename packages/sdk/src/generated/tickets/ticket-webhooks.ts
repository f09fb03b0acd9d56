// Generated from specs/tickets/ticket-webhooks.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single webhook. */
export type OneTicketWebhook = {
    data: TicketWebhook;
};

/** A webhook. */
export type TicketWebhook = {
    id: Id;
    /**
     * Display name.
     * @example CRM de la clientela
     */
    name: string;
    active: Active;
    /**
     * URL to which messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Events to send.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Send only tickets of these skills; empty for all. */
    skillIds: string[];
    /** The skills. */
    skills: Named[];
    /**
     * Format: date-time
     * Until when messages are also signed with the former secret; null if there is none.
     * @example null
     */
    formerUntil: string | null;
    /**
     * Format: date-time
     * Since when deliveries have been failing; null while they succeed.
     * @example null
     */
    failingSince: string | null;
    /**
     * Format: date-time
     * When a message was last delivered.
     * @example null
     */
    deliveredAt: string | null;
    /**
     * Format: date-time
     * When it was disabled because of failed deliveries; null otherwise.
     * @example null
     */
    switchedOffAt: string | null;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
    /**
     * Signing secret. Returned only by ticketWebhooks.create and ticketWebhooks.renew.
     * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
     */
    secret?: string;
};

/** A message to a webhook and its delivery status. */
export type TicketWebhookDelivery = {
    id: Id;
    /**
     * Sent as `webhook-id`. The same on every attempt, so that receivers can detect duplicates.
     * @example msg_0193b3a00000400080000000000001
     */
    messageId: string;
    /**
     * Type of event; `webhook.ping` for a test message.
     * @example ticket.created
     */
    type: string;
    state: TicketWebhookDeliveryState;
    /**
     * Format: uuid
     * The ticket; null for a test message.
     * @example null
     */
    ticketId: string | null;
    /**
     * Number of the ticket.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * Number of attempts.
     * @example 1
     */
    attempts: number;
    /**
     * HTTP status of the last response.
     * @example 200
     */
    status: number | null;
    /**
     * Duration of the last attempt in milliseconds.
     * @example 84
     */
    latencyMs: number | null;
    failure: TicketWebhookFailure;
    /**
     * Format: date-time
     * When the next attempt is due; null if none.
     * @example null
     */
    nextAt: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was delivered.
     * @example null
     */
    deliveredAt: string | null;
};

/** A delivery with its message and attempts. */
export type TicketWebhookDeliveryDetail = {
    id: Id;
    /**
     * Sent as `webhook-id`. The same on every attempt, so that receivers can detect duplicates.
     * @example msg_0193b3a00000400080000000000001
     */
    messageId: string;
    /**
     * Type of event; `webhook.ping` for a test message.
     * @example ticket.created
     */
    type: string;
    state: TicketWebhookDeliveryState;
    /**
     * Format: uuid
     * The ticket; null for a test message.
     * @example null
     */
    ticketId: string | null;
    /**
     * Number of the ticket.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * Number of attempts.
     * @example 1
     */
    attempts: number;
    /**
     * HTTP status of the last response.
     * @example 200
     */
    status: number | null;
    /**
     * Duration of the last attempt in milliseconds.
     * @example 84
     */
    latencyMs: number | null;
    failure: TicketWebhookFailure;
    /**
     * Format: date-time
     * When the next attempt is due; null if none.
     * @example null
     */
    nextAt: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was delivered.
     * @example null
     */
    deliveredAt: string | null;
    message: TicketWebhookMessage;
    /** The attempts, newest first. */
    tries: TicketWebhookTry[];
};

/**
 * Waiting to be delivered, delivered, or failed permanently.
 * @example delivered
 * @enum {string}
 */
export type TicketWebhookDeliveryState = "waiting" | "delivered" | "failed";

/** An entry to or from the requester; its text is available from ticketEntries. */
export type TicketWebhookEntry = {
    id: Id;
    /**
     * From the requester (`in`), or to them (`out`).
     * @example out
     * @enum {string}
     */
    direction: "in" | "out";
};

/**
 * Ticket created; fields changed; assignee changed; state changed; closed; reopened; answered to the requester; message received from the requester.
 * @example ticket.created
 * @enum {string}
 */
export type TicketWebhookEvent = "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.state_changed" | "ticket.closed" | "ticket.reopened" | "ticket.answered" | "ticket.message_received";

/**
 * Why the delivery failed: forbidden address, such as a private network; unreachable; no response within ten seconds; redirect; or a status other than 2xx. null if delivered.
 * @example null
 */
export type TicketWebhookFailure = ("address" | "connection" | "timeout" | "redirect" | "status") | null;

/** A webhook to create. */
export type TicketWebhookInput = {
    /**
     * Display name.
     * @example CRM de la clientela
     */
    name: string;
    active?: Active;
    /**
     * URL to which messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Events to send.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Send only tickets of these skills; empty for all. */
    skillIds?: string[];
};

/** Body of a webhook message. It contains neither entries nor personal data of the requester; authorised programs request them from the API. */
export type TicketWebhookMessage = {
    /**
     * Type of event, or `webhook.ping`.
     * @example ticket.created
     */
    type: string;
    timestamp: Instant;
    /** Data of the event. */
    data: {
        ticket: TicketWebhookTicket | null;
        /** Names of the changed fields. */
        changed: string[];
        entry: TicketWebhookEntry | null;
        /**
         * Format: uuid
         * The person who caused it; null if it was not an employee.
         * @example null
         */
        byId: string | null;
    };
};

/** Fields to change. */
export type TicketWebhookPatch = {
    /**
     * Display name.
     * @example CRM de la clientela
     */
    name?: string;
    active?: Active;
    /**
     * URL to which messages are sent.
     * @example https://crm.example/portal
     */
    url?: string;
    /**
     * Events to send.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events?: TicketWebhookEvent[];
    /** Send only tickets of these skills; empty for all. */
    skillIds?: string[];
    version: SeenVersion;
};

/** A replacement of the secret. */
export type TicketWebhookRenewal = {
    /**
     * Hours during which the former secret stays valid.
     * @default 24
     * @example 24
     */
    formerHours?: number;
    version: SeenVersion;
};

/** `TicketWebhookRenewal` as the server has it: with all defaults. */
export type TicketWebhookRenewalFilled = {
    /**
     * Hours during which the former secret stays valid.
     * @default 24
     * @example 24
     */
    formerHours: number;
    version: SeenVersion;
};

/** The ticket when the message was created, which may be later than the event; see `version`. */
export type TicketWebhookTicket = {
    id: Id;
    /**
     * Number.
     * @example 1204
     */
    number: number;
    /**
     * Subject.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Channel through which it was received.
     * @example phone
     */
    channel: string;
    /**
     * Language of the requester.
     * @example es
     */
    language: string;
    /**
     * Code of the state.
     * @example en_curso
     */
    state: string;
    /**
     * Type of state.
     * @example open
     * @enum {string}
     */
    stateType: "new" | "open" | "pending" | "final";
    /**
     * Outcome; null until it is closed.
     * @example null
     */
    outcome: ("closed" | "cancelled" | "merged") | null;
    skill: Named;
    /**
     * Format: uuid
     * The project.
     * @example null
     */
    projectId: string | null;
    priority: Called | null;
    /**
     * Format: uuid
     * The assignee.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Format: uuid
     * The parent ticket.
     * @example null
     */
    parentId: string | null;
    /**
     * Format: uuid
     * The ticket into which it was merged.
     * @example null
     */
    mergedIntoId: string | null;
    /**
     * Format: date-time
     * Until when it is pending.
     * @example null
     */
    pendingUntil: string | null;
    /**
     * Format: date-time
     * Nearest deadline.
     * @example null
     */
    dueAt: string | null;
    /**
     * Format: date-time
     * When it was closed.
     * @example null
     */
    closedAt: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    version: Version;
};

/** A delivery attempt. */
export type TicketWebhookTry = {
    at: Instant;
    /**
     * URL of the request.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * HTTP status of the response.
     * @example 200
     */
    status: number | null;
    /**
     * Duration in milliseconds.
     * @example 84
     */
    latencyMs: number;
    failure: TicketWebhookFailure;
    /**
     * Beginning of the response body.
     * @example ok
     */
    answer: string | null;
};

/** A webhook that replaces an existing one. */
export type TicketWebhookUpdate = {
    /**
     * Display name.
     * @example CRM de la clientela
     */
    name: string;
    active?: Active;
    /**
     * URL to which messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Events to send.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Send only tickets of these skills; empty for all. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/tickets/ticket-webhooks.yaml. */
export interface TicketWebhooksOperations {
  'ticketWebhooks.index': {
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
        sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketWebhook[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'ticketWebhooks.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TicketWebhookInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 422;
  };
  'ticketWebhooks.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'ticketWebhooks.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketWebhookUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketWebhooks.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketWebhookPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketWebhooks.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'ticketWebhooks.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketWebhooks.renew': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketWebhookRenewal;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketWebhook;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
    filled: { body: {
        "application/json": TicketWebhookRenewalFilled;
    } };
  };
  'ticketWebhooks.ping': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": {
            data: TicketWebhookDelivery;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'ticketWebhooks.deliveries': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: TicketWebhookDeliveryState[];
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketWebhookDelivery[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'ticketWebhooks.delivery': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketWebhookDeliveryDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'ticketWebhooks.redeliver': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": {
            data: TicketWebhookDelivery;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface TicketWebhooksPaths {
  '/ticket-webhooks': { get: TicketWebhooksOperations['ticketWebhooks.index']; post: TicketWebhooksOperations['ticketWebhooks.create'] };
  '/ticket-webhooks/{id}': { get: TicketWebhooksOperations['ticketWebhooks.show']; put: TicketWebhooksOperations['ticketWebhooks.update']; patch: TicketWebhooksOperations['ticketWebhooks.patch']; delete: TicketWebhooksOperations['ticketWebhooks.destroy'] };
  '/ticket-webhooks/{id}/restore': { post: TicketWebhooksOperations['ticketWebhooks.restore'] };
  '/ticket-webhooks/{id}/secret': { post: TicketWebhooksOperations['ticketWebhooks.renew'] };
  '/ticket-webhooks/{id}/ping': { post: TicketWebhooksOperations['ticketWebhooks.ping'] };
  '/ticket-webhooks/{id}/deliveries': { get: TicketWebhooksOperations['ticketWebhooks.deliveries'] };
  '/ticket-webhooks/deliveries/{id}': { get: TicketWebhooksOperations['ticketWebhooks.delivery'] };
  '/ticket-webhooks/deliveries/{id}/redeliver': { post: TicketWebhooksOperations['ticketWebhooks.redeliver'] };
}
