// Generated from specs/tickets/priorities.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One priority. */
export type OnePriority = {
    data: Priority;
};

/** A priority. */
export type Priority = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight: number;
    /**
     * Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes: number | null;
    /**
     * Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes: number | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A priority to write. */
export type PriorityInput = {
    /**
     * The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
};

/** What changes. */
export type PriorityPatch = {
    /**
     * The name people see, in Spanish.
     * @example Urgente
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};

/** A priority to write over one that stands. */
export type PriorityUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};

/** The operations of specs/tickets/priorities.yaml. */
export interface PrioritiesOperations {
  'priorities.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only active ones or only the others. */
        active?: boolean;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
        sort?: "position" | "-position" | "name" | "-name" | "weight" | "-weight" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Priority[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'priorities.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": PriorityInput;
    } };
    responses: { 201: { content: {
        "application/json": OnePriority;
    } } };
    failures: 401 | 403 | 422;
  };
  'priorities.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'priorities.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'priorities.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OnePriority;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'priorities.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": PriorityUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OnePriority;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'priorities.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": PriorityPatch;
    } };
    responses: { 200: { content: {
        "application/json": OnePriority;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'priorities.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'priorities.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OnePriority;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface PrioritiesPaths {
  '/priorities': { get: PrioritiesOperations['priorities.index']; post: PrioritiesOperations['priorities.create'] };
  '/priorities/import': { post: PrioritiesOperations['priorities.import'] };
  '/priorities/order': { put: PrioritiesOperations['priorities.reorder'] };
  '/priorities/{id}': { get: PrioritiesOperations['priorities.show']; put: PrioritiesOperations['priorities.update']; patch: PrioritiesOperations['priorities.patch']; delete: PrioritiesOperations['priorities.destroy'] };
  '/priorities/{id}/restore': { post: PrioritiesOperations['priorities.restore'] };
}
