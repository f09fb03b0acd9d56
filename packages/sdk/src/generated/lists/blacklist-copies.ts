// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedBlacklist } from '#generated/lists/blacklist-entries.ts'

/** A hashed copy. */
export type BlacklistCopy = {
    id: Id;
    blacklist: NamedBlacklist;
    /**
     * Name of the partner.
     * @example Contacta Norte
     */
    partner: string;
    createdAt: Instant;
    createdBy: Person;
};

/** A copy to create. */
export type BlacklistCopyInput = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    blacklistId: string;
    /**
     * Name of the partner.
     * @example Contacta Norte
     */
    partner: string;
};

/** A hashed copy and its salt. */
export type NewBlacklistCopy = {
    id: Id;
    blacklist: NamedBlacklist;
    /**
     * Name of the partner.
     * @example Contacta Norte
     */
    partner: string;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Salt, in hexadecimal.
     * @example 5f1d7a84db00d2fce00b31a7fc73224f
     */
    salt: string;
};

/** The operations of specs/lists/blacklist-copies.yaml. */
export interface BlacklistCopiesOperations {
  'blacklistCopies.index': {
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
            data: BlacklistCopy[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'blacklistCopies.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
