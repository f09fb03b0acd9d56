// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** An employee group. */
export type BlockedGroup = {
    id: Id;
    /**
     * Its name.
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
     * Why.
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
    /** Only for this group; null for everybody. */
    group: BlockedGroup | null;
    /** Who may take vacation all the same. */
    exceptions: Person[];
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};

/** Dates to block. */
export type VacationBlockInput = {
    /**
     * Why. Who is refused reads it.
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
     * Only for this employee group; for everybody without one.
     * @example null
     */
    groupId?: string | null;
    /** Who may take vacation all the same. */
    exceptIds?: Id[];
};

/** What they are to be. */
export type VacationBlockUpdate = {
    /**
     * Why. Who is refused reads it.
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
     * Only for this employee group; for everybody without one.
     * @example null
     */
    groupId?: string | null;
    /** Who may take vacation all the same. */
    exceptIds?: Id[];
    version: SeenVersion;
};

/** The operations of specs/time-off/vacation-blocks.yaml. */
export interface VacationBlocksOperations {
  'vacationBlocks.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those with a day from this one on. */
        from?: string;
        /** Only those with a day until this one. */
        until?: string;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
