// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { TicketSkipReason } from '#generated/tickets/ticket-desk.ts'

/** A ticket that somebody passed on. */
export type TicketSkip = {
    id: Id;
    /** Which one. */
    ticket: {
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
    };
    person: Person;
    reason: TicketSkipReason;
    /**
     * What is to be known of it.
     * @example null
     */
    note: string | null;
    at: Instant;
    /** Null while nobody has reviewed it. */
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
 * What the coordinator made of it.
 * @example accepted
 * @enum {string}
 */
export type TicketSkipOutcome = "accepted" | "rejected";

/** What the coordinator makes of it. */
export type TicketSkipReview = {
    outcome: TicketSkipOutcome;
    version: SeenVersion;
};

/** The operations of specs/tickets/ticket-skips.yaml. */
export interface TicketSkipsOperations {
  'ticketSkips.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those reviewed or only the others. */
        isReviewed?: boolean;
        /** Only for one of these reasons. */
        reason?: TicketSkipReason[];
        /** Order. */
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
        /** The id. */
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
