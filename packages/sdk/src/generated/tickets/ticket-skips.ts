// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { TicketSkipReason } from '#generated/tickets/ticket-desk.ts'

/** A ticket that an agent skipped. */
export type TicketSkip = {
    id: Id;
    /** The ticket. */
    ticket: {
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
    };
    person: Person;
    reason: TicketSkipReason;
    /**
     * Note of the agent.
     * @example null
     */
    note: string | null;
    at: Instant;
    /** Result of the review; null until reviewed. */
    outcome: TicketSkipOutcome | null;
    /**
     * Format: date-time
     * When it was reviewed.
     * @example null
     */
    reviewedAt: string | null;
    reviewedBy: Person | null;
    version: Version;
};

/**
 * Result of the review.
 * @example accepted
 * @enum {string}
 */
export type TicketSkipOutcome = "accepted" | "rejected";

/** A review of a skip. */
export type TicketSkipReview = {
    outcome: TicketSkipOutcome;
    version: SeenVersion;
};

/** The operations of specs/tickets/ticket-skips.yaml. */
export interface TicketSkipsOperations {
  'ticketSkips.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only reviewed skips, or only the others. */
        isReviewed?: boolean;
        /** Filter by reason. */
        reason?: TicketSkipReason[];
        /** Sort order. */
        sort?: "at" | "-at";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketSkip[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'ticketSkips.review': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketSkipReview;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketSkip;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface TicketSkipsPaths {
  '/ticket-skips': { get: TicketSkipsOperations['ticketSkips.index'] };
  '/ticket-skips/{id}/review': { post: TicketSkipsOperations['ticketSkips.review'] };
}
