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
     * Name in the catalogue.
     * @example Menú: cargas
     */
    permissionLabel: string;
    /**
     * Why it is needed.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * Page that requires the permission; null if none.
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
    /** Comment of the decision. */
    decision: string | null;
    /**
     * Format: date
     * Last day of the grant; null if open-ended.
     */
    endsOn: string | null;
    /** Whether the caller can decide on it: it is pending, not their own, and for a permission that they hold. */
    canDecide: boolean;
    /** Whether the caller can revoke the grant: it is still in force, and not their own. */
    canRevoke: boolean;
};

/** A request to create. */
export type AccessRequestInput = {
    /**
     * The name of the permission.
     * @example MENU_PROCESAR_CARGUE
     */
    permission: string;
    /**
     * Why it is needed.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * Page that requires the permission; null if none.
     * @example /clustering/cargue
     */
    page?: string | null;
};

/**
 * Status.
 * @enum {string}
 */
export type AccessRequestState = "pending" | "approved" | "rejected" | "withdrawn" | "revoked";

/** A single request. */
export type OneAccessRequest = {
    data: AccessRequest;
};

/** The operations of specs/administration/access-requests.yaml. */
export interface AccessRequestsOperations {
  'accessRequests.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: AccessRequestState[];
        /** Filter by permission. */
        permission?: string;
        /** Return only requests of the caller. */
        mine?: boolean;
        /** Sort order. */
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
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Comment, shown to the person. */
            reason?: string;
            /**
             * Format: date
             * Last day of the grant, in UTC; open-ended by default.
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
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Reason, shown to the person. */
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
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Reason, shown to the person. */
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
        /** ID. */
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
