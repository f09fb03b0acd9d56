// Generated from specs/tickets/ticket-desk.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Version } from '#generated/shared/catalogue.ts'

/** A ticket as the desk shows it. */
export type DeskTicket = {
    id: Id;
    /**
     * The number people call it by.
     * @example 1204
     */
    number: number;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Format: uuid
     * Who has it; null while it waits for anybody.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Format: date-time
     * Since when its agent holds it.
     * @example null
     */
    heldAt: string | null;
    /**
     * Format: date-time
     * When its nearest clock that runs is over.
     * @example null
     */
    dueAt: string | null;
    version: Version;
};

/** The next ticket, or why there is none. */
export type NextTicket = {
    ticket: DeskTicket | null;
    /**
     * `no_skill`: the agent is assigned to none; `full`: they have as much in hand as they may; `empty`: nothing waits.
     * @example null
     * @enum {string|null}
     */
    reason: "no_skill" | "full" | "empty" | null;
    trace: TicketTrace;
};

/** A term of a ticket. */
export type TicketClock = {
    /**
     * What it is for.
     * @example solution
     * @enum {string}
     */
    kind: "first_response" | "solution" | "legal";
    startedAt: Instant;
    /**
     * Format: date-time
     * From then on it is amber.
     * @example 2026-03-05T16:00:00.000Z
     */
    warnAt: string;
    /**
     * Format: date-time
     * When it is over; of one that stands still as if it went on now.
     * @example 2026-03-05T17:00:00.000Z
     */
    dueAt: string;
    /**
     * Format: date-time
     * Since when it stands still.
     * @example null
     */
    pausedAt: string | null;
    /**
     * Format: date-time
     * When what it is for was done.
     * @example null
     */
    stoppedAt: string | null;
    /**
     * Its colour now: amber when three quarters have passed, red when it is over.
     * @example green
     * @enum {string}
     */
    light: "green" | "amber" | "red";
};

/** A time in which somebody had a ticket. */
export type TicketGiven = {
    id: Id;
    person: Person;
    by: Person | null;
    /**
     * How they got it: they asked for the next, somebody assigned it, it was tried again, or it came back to them.
     * @example next
     * @enum {string}
     */
    kind: "next" | "manual" | "bulk" | "retry" | "returned" | "resumed";
    trace: TicketTrace;
    at: Instant;
    /**
     * Format: date-time
     * Until when.
     * @example null
     */
    endedAt: string | null;
};

/** Why. */
export type TicketSkipInput = {
    reason: TicketSkipReason;
    /**
     * What is to be known of it.
     * @example null
     */
    note?: string | null;
};

/**
 * Why it was passed on.
 * @example language
 * @enum {string}
 */
export type TicketSkipReason = "no_knowledge" | "language" | "conflict_of_interest" | "waiting_for_others" | "other";

/**
 * What the rule saw when it chose; empty where a person chose.
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
     * The rule that shared it out: `oldest_first` gives what waits to who has room; the others are those of a batch.
     * @example oldest_first
     */
    rule?: string;
    /**
     * The code of its skill.
     * @example REC
     */
    skill?: string;
    /**
     * How well the person has the skill.
     * @example 4
     */
    level?: number | null;
    /**
     * Its priority.
     * @example Urgente
     */
    priority?: string | null;
    /**
     * The weight of its priority.
     * @example 80
     */
    weight?: number | null;
    /**
     * Whether its requester is elderly or disabled.
     * @example false
     */
    isVulnerable?: boolean;
    /**
     * The language that it was opened in.
     * @example es
     */
    language?: string;
    /**
     * Whether that is the language of the person.
     * @example true
     */
    isOwnLanguage?: boolean;
    /**
     * When its nearest clock was over.
     * @example 2026-03-05T12:00:00.000Z
     */
    dueAt?: string | null;
    /**
     * Since when it waited.
     * @example 2026-03-05T10:00:00.000Z
     */
    waitingSince?: string;
    /**
     * How many the person had in hand.
     * @example 2
     */
    load?: number;
    /**
     * How many they may have.
     * @example 20
     */
    maxOpen?: number;
    /**
     * How many they had open when a batch shared it out.
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id of the ticket. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id of the ticket. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id of the ticket. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id of the ticket. */
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
        /** The id of the ticket. */
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
        /** The id of the ticket. */
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
        /** The id of the ticket. */
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
