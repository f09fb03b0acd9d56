// Generated from specs/lists/lists.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * What a load brought, what a filter finds, the members of a segment, what an activation queued, a blacklist of one's own, or one that somebody else keeps (Lista Robinson).
 * @example load
 * @enum {string}
 */
export type ListKind = "load" | "filter" | "segment" | "activation" | "blacklist" | "external";

/** A list of any kind. */
export type ListOverview = {
    id: Id;
    kind: ListKind;
    /**
     * Its name.
     * @example clientes.csv
     */
    name: string;
    /**
     * The format of its records; null of blacklists.
     * @example Recobro estándar
     */
    format: string | null;
    /**
     * Rows; null of filters, which are counted when they are asked, and of segments that were never computed.
     * @example 18974
     */
    size: number | null;
    /**
     * Its version: that of a filter, of the filter of a segment, of the format that a load was read by, or what a blacklist was last loaded as.
     * @example 2
     */
    version: string | null;
    owner: Person | null;
    /**
     * Format: date-time
     * When it was last loaded, changed or run.
     * @example 2026-11-28T10:00:00.000Z
     */
    computedAt: string | null;
    /** Where it is used. */
    usedBy: {
        /**
         * Filters that ask for it.
         * @example 1
         */
        filters: number;
        /**
         * Segments that are computed by it.
         * @example 0
         */
        segments: number;
        /**
         * Activations that serve it.
         * @example 0
         */
        activations: number;
        /**
         * Loads that were checked against it.
         * @example 0
         */
        loads: number;
        /**
         * Downloads of it.
         * @example 2
         */
        downloads: number;
    };
};

/** The lists of a kind together. */
export type ListSum = {
    kind: ListKind;
    /**
     * Lists.
     * @example 4
     */
    lists: number;
    /**
     * Rows that they have; 0 of filters, which are counted when they are asked.
     * @example 20000
     */
    rows: number;
};

/** The operations of specs/lists/lists.yaml. */
export interface ListsOperations {
  'lists.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this kind. */
        kind?: ListKind;
        /** Order. */
        sort?: "-computedAt" | "computedAt" | "name" | "-name" | "size" | "-size";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ListOverview[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'lists.summary': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ListSum[];
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of main. */
export interface ListsPaths {
  '/lists': { get: ListsOperations['lists.index'] };
  '/lists/summary': { get: ListsOperations['lists.summary'] };
}
