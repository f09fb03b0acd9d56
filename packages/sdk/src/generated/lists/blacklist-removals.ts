// Generated from specs/lists/blacklist-removals.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistKind, NamedBlacklist } from '#generated/lists/blacklist-entries.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A request to remove an entry. */
export type BlacklistRemoval = {
    id: Id;
    entryId: Id;
    blacklist: NamedBlacklist;
    kind: BlacklistKind;
    /**
     * Value of the entry.
     * @example +34600000001
     */
    value: string;
    /**
     * Reason for the removal.
     * @example El cliente ha vuelto a dar su consentimiento
     */
    reason: string;
    state: BlacklistRemovalState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When it was decided; null while pending.
     * @example null
     */
    decidedAt: string | null;
    decidedBy: Person | null;
    /**
     * Comment of the decision.
     * @example null
     */
    decision: string | null;
    /**
     * Whether the caller can decide on it: it is pending and not their own.
     * @example true
     */
    canDecide: boolean;
};

/**
 * Status.
 * @example pending
 * @enum {string}
 */
export type BlacklistRemovalState = "pending" | "approved" | "rejected" | "withdrawn";

/** A single request. */
export type OneBlacklistRemoval = {
    data: BlacklistRemoval;
};

/** A reason. */
export type RemovalReason = {
    /**
     * Reason.
     * @example El cliente ha vuelto a dar su consentimiento
     */
    reason: string;
};

/** The operations of specs/lists/blacklist-removals.yaml. */
export interface BlacklistRemovalsOperations {
  'blacklistRemovals.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RemovalReason;
    } };
    responses: { 201: { content: {
        "application/json": OneBlacklistRemoval;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'blacklistRemovals.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: BlacklistRemovalState;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BlacklistRemoval[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'blacklistRemovals.approve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneBlacklistRemoval;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'blacklistRemovals.reject': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RemovalReason;
    } };
    responses: { 200: { content: {
        "application/json": OneBlacklistRemoval;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'blacklistRemovals.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneBlacklistRemoval;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface BlacklistRemovalsPaths {
  '/blacklist-entries/{id}/removals': { post: BlacklistRemovalsOperations['blacklistRemovals.create'] };
  '/blacklist-removals': { get: BlacklistRemovalsOperations['blacklistRemovals.index'] };
  '/blacklist-removals/{id}/approve': { post: BlacklistRemovalsOperations['blacklistRemovals.approve'] };
  '/blacklist-removals/{id}/reject': { post: BlacklistRemovalsOperations['blacklistRemovals.reject'] };
  '/blacklist-removals/{id}/withdraw': { post: BlacklistRemovalsOperations['blacklistRemovals.withdraw'] };
}
