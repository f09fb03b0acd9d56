// Generated from specs/time-off/approval-delegations.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { InboxFamily } from '#generated/time-off/inbox.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A delegation: one person decides on behalf of another. */
export type ApprovalDelegation = {
    id: Id;
    delegator: Person;
    delegate: Person;
    createdBy: Person;
    families: DelegatedFamilies;
    /**
     * Format: date
     * The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-08-16
     */
    endsOn: string;
    /**
     * Current state.
     * @example planned
     * @enum {string}
     */
    state: "planned" | "current" | "past" | "withdrawn";
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was ended before its last day; null otherwise.
     * @example null
     */
    withdrawnAt: string | null;
    /**
     * Whether the caller can end it.
     * @example true
     */
    canWithdraw: boolean;
};

/** A delegation to create. */
export type ApprovalDelegationInput = {
    delegateId: Id;
    /**
     * Format: uuid
     * The delegator. Defaults to the caller.
     * @example null
     */
    delegatorId?: string | null;
    families: DelegatedFamilies;
    /**
     * Format: date
     * The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-08-16
     */
    endsOn: string;
};

/** Families of decisions that are delegated. */
export type DelegatedFamilies = InboxFamily[];

/** Time off without a substitute. */
export type DelegationProposal = {
    /**
     * Format: date
     * The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-08-16
     */
    endsOn: string;
    families: DelegatedFamilies;
};

/** A single delegation. */
export type OneApprovalDelegation = {
    data: ApprovalDelegation;
};

/** A possible delegate. */
export type PossibleDelegate = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    families: DelegatedFamilies;
};

/** The operations of specs/time-off/approval-delegations.yaml. */
export interface ApprovalDelegationsOperations {
  'approvalDelegations.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Return only those given, or only those received. */
        side?: "given" | "received";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ApprovalDelegation[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'approvalDelegations.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ApprovalDelegationInput;
    } };
    responses: { 201: { content: {
        "application/json": OneApprovalDelegation;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'approvalDelegations.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneApprovalDelegation;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'approvalDelegations.delegates': {
    parameters: { query?: {
        /** Search words, ignoring case and accents. */
        search?: string;
        /** The delegator. Defaults to the caller; for other people the rules of approvalDelegations.create apply. */
        delegatorId?: Id;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PossibleDelegate[];
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'approvalDelegations.proposals': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DelegationProposal[];
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of intranet. */
export interface ApprovalDelegationsPaths {
  '/approval-delegations': { get: ApprovalDelegationsOperations['approvalDelegations.index']; post: ApprovalDelegationsOperations['approvalDelegations.create'] };
  '/approval-delegations/{id}/withdraw': { post: ApprovalDelegationsOperations['approvalDelegations.withdraw'] };
  '/approval-delegations/delegates': { get: ApprovalDelegationsOperations['approvalDelegations.delegates'] };
  '/approval-delegations/proposals': { get: ApprovalDelegationsOperations['approvalDelegations.proposals'] };
}
