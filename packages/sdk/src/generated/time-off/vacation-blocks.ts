// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** An employee group. */
export type BlockedGroup = {
    id: Id;
    /**
     * Name.
     * @example Turno de tarde
     */
    name: string;
};

/** Blocked dates. */
export type OneVacationBlock = {
    data: VacationBlock;
};

/** Blocked dates. */
export type VacationBlock = {
    id: Id;
    /**
     * Reason.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /** The employee group; null for everybody. */
    group: BlockedGroup | null;
    /** People who can take vacation nevertheless. */
    exceptions: Person[];
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** Dates to block. */
export type VacationBlockInput = {
    /**
     * Reason, shown to people whose requests are refused.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /**
     * Format: uuid
     * The employee group; null for everybody.
     * @example null
     */
    groupId?: string | null;
    /** People who can take vacation nevertheless. */
    exceptIds?: Id[];
};

/** The new content of the blocked dates. */
export type VacationBlockUpdate = {
    /**
     * Reason, shown to people whose requests are refused.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /**
     * Format: uuid
     * The employee group; null for everybody.
     * @example null
     */
    groupId?: string | null;
    /** People who can take vacation nevertheless. */
    exceptIds?: Id[];
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-blocks.yaml. */
export interface VacationBlocksOperations {
  'vacationBlocks.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only those with a day on or after this date. */
        from?: string;
        /** Return only those with a day on or before this date. */
        until?: string;
        /** Sort order. */
        sort?: "startsOn" | "-startsOn" | "name" | "-name";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationBlock[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationBlocks.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationBlockInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationBlock;
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationBlocks.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationBlockUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationBlock;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationBlocks.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationBlocksPaths {
  '/vacation-blocks': { get: VacationBlocksOperations['vacationBlocks.index']; post: VacationBlocksOperations['vacationBlocks.create'] };
  '/vacation-blocks/{id}': { put: VacationBlocksOperations['vacationBlocks.update']; delete: VacationBlocksOperations['vacationBlocks.destroy'] };
}
