// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'

/**
 * Origin of the request: a page, a program, the command line, or a background job of the server.
 * @enum {string}
 */
export type LogChannel = "browser" | "script" | "commandLine" | "job";

/** An event of the audit log. */
export type LogEvent = {
    id: Id;
    at: Instant;
    /**
     * The operation, or the kind of event.
     * @example tags.update
     */
    act: string;
    /**
     * Part of the action before the dot.
     * @example tags
     */
    family: string;
    /**
     * ID of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * Name of the row at that time.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** Additional details. */
    detail: {
        [key: string]: unknown;
    };
    /** Origin. */
    channel: LogChannel | null;
    /**
     * IP address of the request.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** User agent of the request. */
    userAgent: string | null;
    /**
     * ID of the request in the server log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * Position in the chain; null for about a second until it is sealed.
     * @example 42
     */
    seq: number | null;
    /** Whether `logs.revert` can restore the former values. */
    isRevertible: boolean;
};

/** An event of the audit log, with the current values of its row. */
export type LogEventDetail = {
    id: Id;
    at: Instant;
    /**
     * The operation, or the kind of event.
     * @example tags.update
     */
    act: string;
    /**
     * Part of the action before the dot.
     * @example tags
     */
    family: string;
    /**
     * ID of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * Name of the row at that time.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** Additional details. */
    detail: {
        [key: string]: unknown;
    };
    /** Origin. */
    channel: LogChannel | null;
    /**
     * IP address of the request.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** User agent of the request. */
    userAgent: string | null;
    /**
     * ID of the request in the server log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * Position in the chain; null for about a second until it is sealed.
     * @example 42
     */
    seq: number | null;
    /** Whether `logs.revert` can restore the former values. */
    isRevertible: boolean;
    /** Current values of the properties changed by the event, after all later changes; those that differ from `after` have been changed since and cannot be reverted. */
    current: LogValues;
};

/** An error found in the log. */
export type LogFinding = {
    /**
     * Kind of error: content differs from the sealed one; event missing; link does not follow from the previous one; never sealed; chain differs from the one whose heads were signed and stored externally; external heads are missing or late from here on.
     * @enum {string}
     */
    kind: "changed" | "removed" | "moved" | "unlinked" | "rewritten" | "unwitnessed";
    /**
     * Position of the link.
     * @example 42
     */
    seq: number | null;
    /** ID of the event. */
    eventId: string | null;
};

/** Pagination; at most 10,000 events are counted. */
export type LogMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Number of events counted.
     * @example 10000
     */
    totalCount: number;
    /**
     * Number of pages of the counted events.
     * @example 400
     */
    totalPages: number;
    /**
     * Format: uuid
     * ID of the last event of this page, for `after`; null on the last page.
     * @example null
     */
    next?: string | null;
    /**
     * Whether there are more events than were counted.
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

/** Result of the verification of part of the chain. */
export type LogVerification = {
    /**
     * Number of links compared.
     * @example 2000
     */
    checked: number;
    /**
     * Position to continue from; null at the end.
     * @example 2001
     */
    next: number | null;
    /**
     * Position of the last link.
     * @example 48211
     */
    total: number;
    /**
     * Number of events not sealed yet.
     * @example 0
     */
    waiting: number;
    /**
     * Number of external heads compared.
     * @example 24
     */
    heads: number;
    /** Hash of the last link. */
    head: string;
    findings: LogFinding[];
};

/** The operations of specs/reports/logs.yaml. */
export interface LogsOperations {
  'logs.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** Search by word prefixes in the row, the action or the address; or by ID of a row. */
        search?: string;
        /** Search by part of the author's name or username. */
        person?: string;
        /** Filter by family. */
        family?: string[];
        /** Filter by action. */
        act?: string;
        /** Filter by ID of the row. */
        subject?: string;
        /** Filter by channel. */
        channel?: LogChannel[];
        /** First day, in UTC. */
        from?: string;
        /** Last day, in UTC (inclusive). */
        to?: string;
        /** Return only events after this one in the requested order; counts also refer to them. */
        after?: string;
        /** Sort order. */
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
        /** First link. */
        from?: number;
        /** Number of links. */
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
        /** ID. */
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
        /** ID. */
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
