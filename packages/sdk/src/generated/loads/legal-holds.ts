// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** What must be kept as it is. */
export type LegalHold = {
    id: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * The load.
     * @example null
     */
    loadName: string | null;
    /**
     * The value of the key of the record.
     * @example null
     */
    record: string | null;
    /**
     * Why.
     * @example Reclamación judicial 123/2026
     */
    reason: string;
    /**
     * Format: date
     * Its last day.
     * @example null
     */
    until: string | null;
    /**
     * Whether it holds today, in UTC.
     * @example true
     */
    isInForce: boolean;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When it was released.
     * @example null
     */
    releasedAt: string | null;
};

/** What to hold. */
export type LegalHoldInput = {
    /**
     * Format: uuid
     * The format.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Format: uuid
     * Only the records of this load.
     * @example null
     */
    loadId?: string | null;
    /**
     * Only the record with this value of its key.
     * @example null
     */
    record?: string | null;
    /**
     * Why.
     * @example Reclamación judicial 123/2026
     */
    reason: string;
    /**
     * Format: date
     * Its last day; null until somebody releases it.
     * @example null
     */
    until?: string | null;
};

/** The operations of specs/loads/legal-holds.yaml. */
export interface LegalHoldsOperations {
  'legalHolds.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LegalHold[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'legalHolds.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": LegalHoldInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: LegalHold;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'legalHolds.revoke': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LegalHold;
        };
    } } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface LegalHoldsPaths {
  '/legal-holds': { get: LegalHoldsOperations['legalHolds.index']; post: LegalHoldsOperations['legalHolds.create'] };
  '/legal-holds/{id}/revoke': { post: LegalHoldsOperations['legalHolds.revoke'] };
}
