// Generated from specs/tickets/ticket-webhooks.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One webhook. */
export type OneTicketWebhook = {
    data: TicketWebhook;
};

/** A webhook. */
export type TicketWebhook = {
    id: Id;
    /**
     * The name people see.
     * @example CRM de la clientela
     */
    name: string;
    active: Active;
    /**
     * Where messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Of what it is sent messages.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Only of tickets of these skills; of all where none is named. */
    skillIds: string[];
    /** The skills. */
    skills: Named[];
    /**
     * Format: date-time
     * Until when messages are signed with the secret of before as well; null where there is none.
     * @example null
     */
    formerUntil: string | null;
    /**
     * Format: date-time
     * Since when nothing has arrived; null while messages do.
     * @example null
     */
    failingSince: string | null;
    /**
     * Format: date-time
     * When a message arrived last.
     * @example null
     */
    deliveredAt: string | null;
    /**
     * Format: date-time
     * When it was switched off because nothing arrived; null otherwise.
     * @example null
     */
    switchedOffAt: string | null;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
    /**
     * With what messages are signed. Only in the answers of ticketWebhooks.create and ticketWebhooks.renew.
     * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
     */
    secret?: string;
};

/** A message to a webhook, and what became of it. */
export type TicketWebhookDelivery = {
    id: Id;
    /**
     * Sent as `webhook-id`. The same at each attempt: what came already is known by it.
     * @example msg_0193b3a00000400080000000000001
     */
    messageId: string;
    /**
     * What has happened; `webhook.ping` of a trial.
     * @example ticket.created
     */
    type: string;
    state: TicketWebhookDeliveryState;
    /**
     * Format: uuid
     * The ticket that it is about; null of a trial.
     * @example null
     */
    ticketId: string | null;
    /**
     * Its number.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * How often it was sent.
     * @example 1
     */
    attempts: number;
    /**
     * What was answered last (HTTP).
     * @example 200
     */
    status: number | null;
    /**
     * How long the last answer took.
     * @example 84
     */
    latencyMs: number | null;
    failure: TicketWebhookFailure;
    /**
     * Format: date-time
     * When it is sent next.
     * @example null
     */
    nextAt: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it arrived.
     * @example null
     */
    deliveredAt: string | null;
};

/** A message to a webhook with all of it. */
export type TicketWebhookDeliveryDetail = {
    id: Id;
    /**
     * Sent as `webhook-id`. The same at each attempt: what came already is known by it.
     * @example msg_0193b3a00000400080000000000001
     */
    messageId: string;
    /**
     * What has happened; `webhook.ping` of a trial.
     * @example ticket.created
     */
    type: string;
    state: TicketWebhookDeliveryState;
    /**
     * Format: uuid
     * The ticket that it is about; null of a trial.
     * @example null
     */
    ticketId: string | null;
    /**
     * Its number.
     * @example 1204
     */
    ticketNumber: number | null;
    /**
     * How often it was sent.
     * @example 1
     */
    attempts: number;
    /**
     * What was answered last (HTTP).
     * @example 200
     */
    status: number | null;
    /**
     * How long the last answer took.
     * @example 84
     */
    latencyMs: number | null;
    failure: TicketWebhookFailure;
    /**
     * Format: date-time
     * When it is sent next.
     * @example null
     */
    nextAt: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it arrived.
     * @example null
     */
    deliveredAt: string | null;
    message: TicketWebhookMessage;
    /** Each attempt, the newest first. */
    tries: TicketWebhookTry[];
};

/**
 * It is still to arrive; it has arrived; it was given up.
 * @example delivered
 * @enum {string}
 */
export type TicketWebhookDeliveryState = "waiting" | "delivered" | "failed";

/** What was said to or by the requester; ticketEntries has the text. */
export type TicketWebhookEntry = {
    id: Id;
    /**
     * From the requester, or to them.
     * @example out
     * @enum {string}
     */
    direction: "in" | "out";
};

/**
 * A ticket was opened; fields of it have changed; somebody else has it, or nobody; its state is another one; it has ended; it goes on after it had ended; its requester was answered; its requester has written.
 * @example ticket.created
 * @enum {string}
 */
export type TicketWebhookEvent = "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.state_changed" | "ticket.closed" | "ticket.reopened" | "ticket.answered" | "ticket.message_received";

/**
 * Why it did not arrive: the address leads where nothing is sent, such as a private network; it cannot be reached; it did not answer in ten seconds; it answered that it is elsewhere; it answered anything but 2xx. null when it arrived.
 * @example null
 */
export type TicketWebhookFailure = ("address" | "connection" | "timeout" | "redirect" | "status") | null;

/** A webhook to write. */
export type TicketWebhookInput = {
    /**
     * The name people see.
     * @example CRM de la clientela
     */
    name: string;
    active?: Active;
    /**
     * Where messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Of what it is sent messages.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Only of tickets of these skills; of all where none is named. */
    skillIds?: string[];
};

/** The body of a message. What was said and what is kept of a requester are not in it: who may read them asks for them. */
export type TicketWebhookMessage = {
    /**
     * What has happened: an event, or `webhook.ping`.
     * @example ticket.created
     */
    type: string;
    timestamp: Instant;
    /** About what. */
    data: {
        ticket: TicketWebhookTicket | null;
        /** The names of the fields that have changed. */
        changed: string[];
        entry: TicketWebhookEntry | null;
        /**
         * Format: uuid
         * Who did it; null where nobody of the company did.
         * @example null
         */
        byId: string | null;
    };
};

/** What changes. */
export type TicketWebhookPatch = {
    /**
     * The name people see.
     * @example CRM de la clientela
     */
    name?: string;
    active?: Active;
    /**
     * Where messages are sent.
     * @example https://crm.example/portal
     */
    url?: string;
    /**
     * Of what it is sent messages.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events?: TicketWebhookEvent[];
    /** Only of tickets of these skills; of all where none is named. */
    skillIds?: string[];
    version: SeenVersion;
};

/** Another secret. */
export type TicketWebhookRenewal = {
    /**
     * For how many hours the old one counts as well.
     * @default 24
     * @example 24
     */
    formerHours?: number;
    version: SeenVersion;
};

/** `TicketWebhookRenewal` as the server has it: with all defaults. */
export type TicketWebhookRenewalFilled = {
    /**
     * For how many hours the old one counts as well.
     * @default 24
     * @example 24
     */
    formerHours: number;
    version: SeenVersion;
};

/** The ticket as it was when the message was made, which may already be later than what has happened; `version` says which. */
export type TicketWebhookTicket = {
    id: Id;
    /**
     * Its number.
     * @example 1204
     */
    number: number;
    /**
     * Its subject.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * How it came.
     * @example phone
     */
    channel: string;
    /**
     * The language of its requester.
     * @example es
     */
    language: string;
    /**
     * The code of its state.
     * @example en_curso
     */
    state: string;
    /**
     * What kind of state that is.
     * @example open
     * @enum {string}
     */
    stateType: "new" | "open" | "pending" | "final";
    /**
     * How it ended; null before.
     * @example null
     */
    outcome: ("closed" | "cancelled" | "merged") | null;
    skill: Named;
    /**
     * Format: uuid
     * Its project.
     * @example null
     */
    projectId: string | null;
    priority: Called | null;
    /**
     * Format: uuid
     * Who has it.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Format: uuid
     * The ticket above it.
     * @example null
     */
    parentId: string | null;
    /**
     * Format: uuid
     * The ticket in which it goes on.
     * @example null
     */
    mergedIntoId: string | null;
    /**
     * Format: date-time
     * Until when it waits.
     * @example null
     */
    pendingUntil: string | null;
    /**
     * Format: date-time
     * Its nearest term.
     * @example null
     */
    dueAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example null
     */
    closedAt: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    version: Version;
};

/** An attempt. */
export type TicketWebhookTry = {
    at: Instant;
    /**
     * Where it was sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * What was answered (HTTP).
     * @example 200
     */
    status: number | null;
    /**
     * How long it took.
     * @example 84
     */
    latencyMs: number;
    failure: TicketWebhookFailure;
    /**
     * The beginning of what was answered.
     * @example ok
     */
    answer: string | null;
};

/** A webhook to write over one that stands. */
export type TicketWebhookUpdate = {
    /**
     * The name people see.
     * @example CRM de la clientela
     */
    name: string;
    active?: Active;
    /**
     * Where messages are sent.
     * @example https://crm.example/portal
     */
    url: string;
    /**
     * Of what it is sent messages.
     * @example [
     *       "ticket.created",
     *       "ticket.closed"
     *     ]
     */
    events: TicketWebhookEvent[];
    /** Only of tickets of these skills; of all where none is named. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/tickets/ticket-webhooks.yaml. */
export interface TicketWebhooksOperations {
  'ticketWebhooks.index': {
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'ticketWebhooks.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only in these states. */
        state?: TicketWebhookDeliveryState[];
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
