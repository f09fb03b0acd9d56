// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedBlacklist } from '#generated/lists/blacklist-entries.ts'

/** A hashed copy. */
export type BlacklistCopy = {
    id: Id;
    blacklist: NamedBlacklist;
    /**
     * For whom it is.
     * @example Contacta Norte
     */
    partner: string;
    createdAt: Instant;
    createdBy: Person;
};

/** What to copy for whom. */
export type BlacklistCopyInput = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    blacklistId: string;
    /**
     * For whom.
     * @example Contacta Norte
     */
    partner: string;
};

/** A hashed copy and its salt. */
export type NewBlacklistCopy = {
    id: Id;
    blacklist: NamedBlacklist;
    /**
     * For whom it is.
     * @example Contacta Norte
     */
    partner: string;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Its salt, in hexadecimal.
     * @example 5f1d7a84db00d2fce00b31a7fc73224f
     */
    salt: string;
};

/** The operations of specs/lists/blacklist-copies.yaml. */
export interface BlacklistCopiesOperations {
  'blacklistCopies.index': {
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
            data: BlacklistCopy[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'blacklistCopies.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": BlacklistCopyInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: NewBlacklistCopy;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'blacklistCopies.export': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "text/csv": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
}
/** Where they are, below the address of main. */
export interface BlacklistCopiesPaths {
  '/blacklist-copies': { get: BlacklistCopiesOperations['blacklistCopies.index']; post: BlacklistCopiesOperations['blacklistCopies.create'] };
  '/blacklist-copies/{id}/export': { get: BlacklistCopiesOperations['blacklistCopies.export'] };
}
