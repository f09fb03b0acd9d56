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
     * Whom the entry names.
     * @example +34600000001
     */
    value: string;
    /**
     * Why it is to be removed.
     * @example El cliente ha vuelto a dar su consentimiento
     */
    reason: string;
    state: BlacklistRemovalState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: date-time
     * When it was decided.
     * @example null
     */
    decidedAt: string | null;
    decidedBy: Person | null;
    /**
     * What was said to it.
     * @example null
     */
    decision: string | null;
    /**
     * Whether whoever asks may decide on it: it waits, and is not their own.
     * @example true
     */
    canDecide: boolean;
};

/**
 * What became of it.
 * @example pending
 * @enum {string}
 */
export type BlacklistRemovalState = "pending" | "approved" | "rejected" | "withdrawn";

/** One request. */
export type OneBlacklistRemoval = {
    data: BlacklistRemoval;
};

/** Why. */
export type RemovalReason = {
    /**
     * Why.
     * @example El cliente ha vuelto a dar su consentimiento
     */
    reason: string;
};

/** The operations of specs/lists/blacklist-removals.yaml. */
export interface BlacklistRemovalsOperations {
  'blacklistRemovals.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only requests in this state. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
