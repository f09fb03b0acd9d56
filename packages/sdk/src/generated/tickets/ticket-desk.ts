// Generated from specs/tickets/ticket-desk.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A ticket on the agent desk. */
export type DeskTicket = {
    id: Id;
    /**
     * Human-readable number.
     * @example 1204
     */
    number: number;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Format: uuid
     * The assignee; null while it is in the queue.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Format: date-time
     * When its agent put it on hold; null if not on hold.
     * @example null
     */
    heldAt: string | null;
    /**
     * Format: date-time
     * When its nearest running clock expires.
     * @example null
     */
    dueAt: string | null;
    version: Version;
};

/** The next ticket, or the reason why there is none. */
export type NextTicket = {
    ticket: DeskTicket | null;
    /**
     * `no_skill`: no skill is assigned to the agent; `full`: they have reached the limit of tickets in progress; `empty`: the queue is empty.
     * @example null
     * @enum {string|null}
     */
    reason: "no_skill" | "full" | "empty" | null;
    trace: TicketTrace;
};

/** A deadline of a ticket. */
export type TicketClock = {
    /**
     * What must be done by the deadline.
     * @example solution
     * @enum {string}
     */
    kind: "first_response" | "solution" | "legal";
    startedAt: Instant;
    /**
     * Format: date-time
     * When it turns amber.
     * @example 2026-03-05T16:00:00.000Z
     */
    warnAt: string;
    /**
     * Format: date-time
     * When it expires; for a paused clock, as if it resumed now.
     * @example 2026-03-05T17:00:00.000Z
     */
    dueAt: string;
    /**
     * Format: date-time
     * When it was paused; null while running.
     * @example null
     */
    pausedAt: string | null;
    /**
     * Format: date-time
     * When the response or solution was given; null until then.
     * @example null
     */
    stoppedAt: string | null;
    /**
     * Current colour: amber after three quarters of the time, red once expired.
     * @example green
     * @enum {string}
     */
    light: "green" | "amber" | "red";
};

/** A period during which a person had the ticket. */
export type TicketGiven = {
    id: Id;
    person: Person;
    by: Person | null;
    /**
     * How they got it: requested as the next ticket, assigned by a person, assigned in a batch, assigned automatically from the queue, given back to them, or resumed.
     * @example next
     * @enum {string}
     */
    kind: "next" | "manual" | "bulk" | "retry" | "returned" | "resumed";
    trace: TicketTrace;
    at: Instant;
    /**
     * Format: date-time
     * When it ended; null while current.
     * @example null
     */
    endedAt: string | null;
};

/** Reason for skipping a ticket. */
export type TicketSkipInput = {
    reason: TicketSkipReason;
    /**
     * Note for the reviewer.
     * @example null
     */
    note?: string | null;
};

/**
 * Reason for skipping the ticket.
 * @example language
 * @enum {string}
 */
export type TicketSkipReason = "no_knowledge" | "language" | "conflict_of_interest" | "waiting_for_others" | "other";

/**
 * Values that the rule used; empty if a person made the assignment.
 * @example {
 *       "skill": "REC",
 *       "level": 4,
 *       "priority": "Urgente",
 *       "weight": 80,
 *       "isVulnerable": false,
 *       "language": "es",
 *       "isOwnLanguage": true,
 *       "dueAt": "2026-03-05T12:00:00.000Z",
 *       "waitingSince": "2026-03-05T10:00:00.000Z",
 *       "load": 2,
 *       "maxOpen": 20
 *     }
 */
export type TicketTrace = {
    /**
     * Rule that assigned it: `oldest_first` assigns waiting tickets to agents with capacity; the other rules are those of a batch.
     * @example oldest_first
     */
    rule?: string;
    /**
     * Code of the skill.
     * @example REC
     */
    skill?: string;
    /**
     * Level of the person in the skill.
     * @example 4
     */
    level?: number | null;
    /**
     * Name of the priority.
     * @example Urgente
     */
    priority?: string | null;
    /**
     * Weight of the priority.
     * @example 80
     */
    weight?: number | null;
    /**
     * Whether the requester is elderly or disabled.
     * @example false
     */
    isVulnerable?: boolean;
    /**
     * Language of the ticket.
     * @example es
     */
    language?: string;
    /**
     * Whether it is the language of the person.
     * @example true
     */
    isOwnLanguage?: boolean;
    /**
     * When its nearest clock expires.
     * @example 2026-03-05T12:00:00.000Z
     */
    dueAt?: string | null;
    /**
     * Since when it had been waiting.
     * @example 2026-03-05T10:00:00.000Z
     */
    waitingSince?: string;
    /**
     * Number of tickets in progress that the person had.
     * @example 2
     */
    load?: number;
    /**
     * Maximum number of tickets in progress.
     * @example 20
     */
    maxOpen?: number;
    /**
     * Number of open tickets the person had when a batch assigned it.
     * @example 2
     */
    open?: number;
};

/** The operations of specs/tickets/ticket-desk.yaml. */
export interface TicketDeskOperations {
  'ticketDesk.next': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: NextTicket;
        };
    } } };
    failures: 401 | 403 | 409;
  };
  'ticketDesk.hold': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeskTicket;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketDesk.resume': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeskTicket;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketDesk.release': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeskTicket;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketDesk.skip': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketSkipInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: DeskTicket;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketDesk.clocks': {
    parameters: { query?: never; header?: never; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketClock[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'ticketDesk.assignments': {
    parameters: { query?: never; header?: never; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketGiven[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'ticketDesk.receipt': {
    parameters: { query?: never; header?: never; path: {
        /** ID of the ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of laia. */
export interface TicketDeskPaths {
  '/tickets/skill/next': { get: TicketDeskOperations['ticketDesk.next'] };
  '/tickets/{ticketId}/hold': { post: TicketDeskOperations['ticketDesk.hold'] };
  '/tickets/{ticketId}/resume': { post: TicketDeskOperations['ticketDesk.resume'] };
  '/tickets/{ticketId}/release': { post: TicketDeskOperations['ticketDesk.release'] };
  '/tickets/{ticketId}/skip': { post: TicketDeskOperations['ticketDesk.skip'] };
  '/tickets/{ticketId}/clocks': { get: TicketDeskOperations['ticketDesk.clocks'] };
  '/tickets/{ticketId}/assignments': { get: TicketDeskOperations['ticketDesk.assignments'] };
  '/tickets/{ticketId}/receipt': { get: TicketDeskOperations['ticketDesk.receipt'] };
}
