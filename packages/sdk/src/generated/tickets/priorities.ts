// Generated from specs/tickets/priorities.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single priority. */
export type OnePriority = {
    data: Priority;
};

/** A priority. */
export type Priority = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Urgente
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * Weight when the next ticket is chosen; the highest goes first.
     * @example 80
     */
    weight: number;
    /**
     * Working minutes until the first response is due; null for no commitment.
     * @example 30
     */
    firstResponseMinutes: number | null;
    /**
     * Working minutes until the solution is due, at least those of the first response; null for no commitment.
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

/** A priority to create. */
export type PriorityInput = {
    /**
     * Display name, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * Weight when the next ticket is chosen; the highest goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first response is due; null for no commitment.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution is due, at least those of the first response; null for no commitment.
     * @example 480
     */
    resolutionMinutes?: number | null;
};

/** Fields to change. */
export type PriorityPatch = {
    /**
     * Display name, in Spanish.
     * @example Urgente
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * Weight when the next ticket is chosen; the highest goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first response is due; null for no commitment.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution is due, at least those of the first response; null for no commitment.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};

/** A priority that replaces an existing one. */
export type PriorityUpdate = {
    /**
     * Display name, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * Weight when the next ticket is chosen; the highest goes first.
     * @example 80
     */
    weight?: number;
    /**
     * Working minutes until the first response is due; null for no commitment.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * Working minutes until the solution is due, at least those of the first response; null for no commitment.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};

/** The operations of specs/tickets/priorities.yaml. */
export interface PrioritiesOperations {
  'priorities.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only active rows, or only the others. */
        active?: boolean;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'priorities.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
