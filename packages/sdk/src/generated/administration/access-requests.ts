// Generated from specs/administration/access-requests.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A request for a permission. */
export type AccessRequest = {
    id: Id;
    person: Person;
    /**
     * The name of the permission.
     * @example MENU_PROCESAR_CARGUE
     */
    permission: string;
    /**
     * What the catalogue calls it.
     * @example Menú: cargas
     */
    permissionLabel: string;
    /**
     * What it is needed for.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * The page that was asked for.
     * @example /clustering/cargue
     */
    page: string | null;
    state: AccessRequestState;
    createdAt: Instant;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    decidedAt: string | null;
    /** What was said to it. */
    decision: string | null;
    /**
     * Format: date
     * The last day on which it holds; null for no end.
     */
    endsOn: string | null;
    /** Whether whoever asks may decide on it: it waits, it is not their own, and they hold the permission. */
    canDecide: boolean;
    /** Whether whoever asks may take back what was granted by it: it still holds, and it is not their own. */
    canRevoke: boolean;
};

/** What to ask for. */
export type AccessRequestInput = {
    /**
     * The name of the permission.
     * @example MENU_PROCESAR_CARGUE
     */
    permission: string;
    /**
     * What it is needed for.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * The page that was asked for, if any.
     * @example /clustering/cargue
     */
    page?: string | null;
};

/**
 * What became of it.
 * @enum {string}
 */
export type AccessRequestState = "pending" | "approved" | "rejected" | "withdrawn" | "revoked";

/** One request. */
export type OneAccessRequest = {
    data: AccessRequest;
};

/** The operations of specs/administration/access-requests.yaml. */
export interface AccessRequestsOperations {
  'accessRequests.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: AccessRequestState[];
        /** Only those for this permission. */
        permission?: string;
        /** Only one's own. */
        mine?: boolean;
        /** Order. */
        sort?: "createdAt" | "-createdAt" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AccessRequest[];
            meta: Meta;
        };
    } } };
    failures: 401 | 422 | 429;
  };
  'accessRequests.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": AccessRequestInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAccessRequest;
    } } };
    failures: 401 | 422 | 429;
  };
  'accessRequests.approve': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** What to tell the person. */
            reason?: string;
            /**
             * Format: date
             * The last day on which it holds, in UTC; without end unless given.
             */
            endsOn?: string | null;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneAccessRequest;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'accessRequests.reject': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Why. The person reads it. */
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneAccessRequest;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'accessRequests.revoke': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Why. The person reads it. */
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneAccessRequest;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'accessRequests.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAccessRequest;
    } } };
    failures: 401 | 404 | 409;
  };
}
/** Where they are, below the address of main. */
export interface AccessRequestsPaths {
  '/access-requests': { get: AccessRequestsOperations['accessRequests.index']; post: AccessRequestsOperations['accessRequests.create'] };
  '/access-requests/{id}/approve': { post: AccessRequestsOperations['accessRequests.approve'] };
  '/access-requests/{id}/reject': { post: AccessRequestsOperations['accessRequests.reject'] };
  '/access-requests/{id}/revoke': { post: AccessRequestsOperations['accessRequests.revoke'] };
  '/access-requests/{id}/withdraw': { post: AccessRequestsOperations['accessRequests.withdraw'] };
}
