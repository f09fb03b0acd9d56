// Generated from specs/time-off/approval-delegations.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { InboxFamily } from '#generated/time-off/inbox.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** That somebody decides in the place of somebody else. */
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
     * Where it stands today.
     * @example planned
     * @enum {string}
     */
    state: "planned" | "current" | "past" | "withdrawn";
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was ended before its last day.
     * @example null
     */
    withdrawnAt: string | null;
    /**
     * Whether whoever asks may end it.
     * @example true
     */
    canWithdraw: boolean;
};

/** Who decides on what in one's place, and when. */
export type ApprovalDelegationInput = {
    delegateId: Id;
    /**
     * Format: uuid
     * In whose place; one's own unless given.
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

/** On what is decided. */
export type DelegatedFamilies = InboxFamily[];

/** Time off for which nobody stands in. */
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

/** One delegation. */
export type OneApprovalDelegation = {
    data: ApprovalDelegation;
};

/** Somebody who can decide in one's place. */
export type PossibleDelegate = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    families: DelegatedFamilies;
};

/** The operations of specs/time-off/approval-delegations.yaml. */
export interface ApprovalDelegationsOperations {
  'approvalDelegations.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only those that one has given or been given. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** In whose place; one's own unless given, and as approvalDelegations.create has it. */
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
