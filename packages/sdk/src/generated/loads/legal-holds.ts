// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A legal hold. */
export type LegalHold = {
    id: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Name of the load; null if not limited.
     * @example null
     */
    loadName: string | null;
    /**
     * Key of the record; null if not limited.
     * @example null
     */
    record: string | null;
    /**
     * Reason.
     * @example Reclamación judicial 123/2026
     */
    reason: string;
    /**
     * Format: date
     * Last day; null until it is released.
     * @example null
     */
    until: string | null;
    /**
     * Whether it is in force today, in UTC.
     * @example true
     */
    isInForce: boolean;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When it was released; null if it was not.
     * @example null
     */
    releasedAt: string | null;
};

/** A hold to create. */
export type LegalHoldInput = {
    /**
     * Format: uuid
     * The format.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Format: uuid
     * Limit to the records of this load.
     * @example null
     */
    loadId?: string | null;
    /**
     * Limit to the record with this key.
     * @example null
     */
    record?: string | null;
    /**
     * Reason.
     * @example Reclamación judicial 123/2026
     */
    reason: string;
    /**
     * Format: date
     * Last day; null until it is released.
     * @example null
     */
    until?: string | null;
};

/** The operations of specs/loads/legal-holds.yaml. */
export interface LegalHoldsOperations {
  'legalHolds.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
