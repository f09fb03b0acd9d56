// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'

/**
 * From where: a page, a program, a command line, or the server itself after a reply.
 * @enum {string}
 */
export type LogChannel = "browser" | "script" | "commandLine" | "job";

/** Something that was done. */
export type LogEvent = {
    id: Id;
    at: Instant;
    /**
     * The operation, or what happened.
     * @example tags.update
     */
    act: string;
    /**
     * The part of it before the dot.
     * @example tags
     */
    family: string;
    /**
     * The id of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * What the row was called then.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** What else was noted. */
    detail: {
        [key: string]: unknown;
    };
    /** From where. */
    channel: LogChannel | null;
    /**
     * The address it came from.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** The program it came from. */
    userAgent: string | null;
    /**
     * The request in the server's log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * Its place in the chain; null in the second before it is sealed.
     * @example 42
     */
    seq: number | null;
    /** Whether `logs.revert` can write the earlier values again. */
    isRevertible: boolean;
};

/** Something that was done, and what the row says by now. */
export type LogEventDetail = {
    id: Id;
    at: Instant;
    /**
     * The operation, or what happened.
     * @example tags.update
     */
    act: string;
    /**
     * The part of it before the dot.
     * @example tags
     */
    family: string;
    /**
     * The id of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * What the row was called then.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** What else was noted. */
    detail: {
        [key: string]: unknown;
    };
    /** From where. */
    channel: LogChannel | null;
    /**
     * The address it came from.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** The program it came from. */
    userAgent: string | null;
    /**
     * The request in the server's log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * Its place in the chain; null in the second before it is sealed.
     * @example 42
     */
    seq: number | null;
    /** Whether `logs.revert` can write the earlier values again. */
    isRevertible: boolean;
    /** What the row says now of what the event changed, by all that was done since; what differs from `after` somebody has changed, and is not written over. */
    current: LogValues;
};

/** Something that is wrong in the log. */
export type LogFinding = {
    /**
     * What: the event says something else than when it was sealed; it is gone; its link does not follow from the one before; it never went through the chain; the chain is not the one whose heads were signed and written down outside; from here on the heads outside are missing or came too late.
     * @enum {string}
     */
    kind: "changed" | "removed" | "moved" | "unlinked" | "rewritten" | "unwitnessed";
    /**
     * The link.
     * @example 42
     */
    seq: number | null;
    /** The event. */
    eventId: string | null;
};

/** Where this page stands in the list, of which at most ten thousand events are counted. */
export type LogMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Events counted.
     * @example 10000
     */
    totalCount: number;
    /**
     * Pages of them.
     * @example 400
     */
    totalPages: number;
    /**
     * Format: uuid
     * The last event of this page, for `after`; null when none follow it.
     * @example null
     */
    next?: string | null;
    /**
     * Whether there are more than were counted.
     * @example true
     */
    isMore: boolean;
};

/**
 * Properties of a row by name.
 * @example {}
 */
export type LogValues = {
    [key: string]: unknown;
} | null;

/** The result of verifying a part of the chain. */
export type LogVerification = {
    /**
     * Links compared.
     * @example 2000
     */
    checked: number;
    /**
     * Where to go on; null at the end.
     * @example 2001
     */
    next: number | null;
    /**
     * The number of the last link.
     * @example 48211
     */
    total: number;
    /**
     * Events that are not sealed yet.
     * @example 0
     */
    waiting: number;
    /**
     * Heads written down outside that were compared.
     * @example 24
     */
    heads: number;
    /** The hash of the last link. */
    head: string;
    findings: LogFinding[];
};

/** The operations of specs/reports/logs.yaml. */
export interface LogsOperations {
  'logs.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** Beginnings of words of the row, the act or the address; or the id of a row. */
        search?: string;
        /** A part of the name or the user name of who did it. */
        person?: string;
        /** Only acts on these. */
        family?: string[];
        /** Only this act. */
        act?: string;
        /** Only acts on the row with this id. */
        subject?: string;
        /** Only from these. */
        channel?: LogChannel[];
        /** The first day, in UTC. */
        from?: string;
        /** The last day, in UTC. */
        to?: string;
        /** Only what stands after this event in the order asked for, and counted so. */
        after?: string;
        /** Order. */
        sort?: "at" | "-at";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LogEvent[];
            meta: LogMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'logs.verify': {
    parameters: { query?: {
        /** The first link. */
        from?: number;
        /** How many links. */
        length?: number;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LogVerification;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'logs.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LogEventDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'logs.revert': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface LogsPaths {
  '/logs': { get: LogsOperations['logs.index'] };
  '/logs/verification': { get: LogsOperations['logs.verify'] };
  '/logs/{id}': { get: LogsOperations['logs.show'] };
  '/logs/{id}/revert': { post: LogsOperations['logs.revert'] };
}
