// Generated from specs/lists/lists.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Records of a load, records found by a filter, members of a segment, queue of an activation, an own blacklist, or an external one (Lista Robinson).
 * @example load
 * @enum {string}
 */
export type ListKind = "load" | "filter" | "segment" | "activation" | "blacklist" | "external";

/** A list of any kind. */
export type ListOverview = {
    id: Id;
    kind: ListKind;
    /**
     * Name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Format of its records; null for blacklists.
     * @example Recobro estándar
     */
    format: string | null;
    /**
     * Number of rows; null for filters, which are counted on request, and for segments never computed.
     * @example 18974
     */
    size: number | null;
    /**
     * Version: of the filter, of the filter of a segment, of the format of a load, or of the last run of a blacklist.
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
         * Number of filters that refer to it.
         * @example 1
         */
        filters: number;
        /**
         * Number of segments computed from it.
         * @example 0
         */
        segments: number;
        /**
         * Number of activations that serve it.
         * @example 0
         */
        activations: number;
        /**
         * Number of loads checked against it.
         * @example 0
         */
        loads: number;
        /**
         * Number of downloads of it.
         * @example 2
         */
        downloads: number;
    };
};

/** Totals of a kind of list. */
export type ListSum = {
    kind: ListKind;
    /**
     * Number of lists.
     * @example 4
     */
    lists: number;
    /**
     * Number of rows; 0 for filters, which are counted on request.
     * @example 20000
     */
    rows: number;
};

/** The operations of specs/lists/lists.yaml. */
export interface ListsOperations {
  'lists.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by kind. */
        kind?: ListKind;
        /** Sort order. */
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
