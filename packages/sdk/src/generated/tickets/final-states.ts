// Generated from specs/tickets/final-states.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * What kind of end it is: útil positivo, útil negativo, no útil, or a contact to be called again.
 * @example useful_positive
 * @enum {string}
 */
export type FinalCategory = "useful_positive" | "useful_negative" | "not_useful" | "callback";

/** A final state. */
export type FinalState = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether somebody was spoken with.
     * @example true
     */
    humanContact: boolean;
    /**
     * Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale: boolean;
    /**
     * Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist: boolean;
    /**
     * Whether a date must be said with it.
     * @example false
     */
    needsDate: boolean;
    /**
     * Whether a comment must be written with it.
     * @example false
     */
    needsComment: boolean;
    /**
     * After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes: number | null;
    /**
     * How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts: number | null;
    /** What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills: SkillMeaning[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A final state to write. */
export type FinalStateInput = {
    /**
     * The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
};

/** What changes. */
export type FinalStatePatch = {
    /**
     * The name people see, in Spanish.
     * @example Venta
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What agents and reports know it by.
     * @example VENTA
     */
    code?: string;
    category?: FinalCategory;
    /**
     * Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};

/** A final state to write over one that stands. */
export type FinalStateUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};

/** One final state. */
export type OneFinalState = {
    data: FinalState;
};

/** A final state as one skill knows it. */
export type SkillMeaning = {
    skillId: Id;
    /**
     * Its code there.
     * @example RETENIDO
     */
    code: string;
    /**
     * Its name there.
     * @example Cliente retenido
     */
    name: string;
    category: FinalCategory;
    /**
     * Whether it counts as a sale there.
     * @example false
     */
    sale: boolean;
};

/** The operations of specs/tickets/final-states.yaml. */
export interface FinalStatesOperations {
  'finalStates.index': {
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
        sort?: "position" | "-position" | "code" | "-code" | "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: FinalState[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'finalStates.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": FinalStateInput;
    } };
    responses: { 201: { content: {
        "application/json": OneFinalState;
    } } };
    failures: 401 | 403 | 422;
  };
  'finalStates.import': {
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
  'finalStates.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'finalStates.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneFinalState;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'finalStates.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FinalStateUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneFinalState;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'finalStates.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FinalStatePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneFinalState;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'finalStates.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'finalStates.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneFinalState;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface FinalStatesPaths {
  '/final-states': { get: FinalStatesOperations['finalStates.index']; post: FinalStatesOperations['finalStates.create'] };
  '/final-states/import': { post: FinalStatesOperations['finalStates.import'] };
  '/final-states/order': { put: FinalStatesOperations['finalStates.reorder'] };
  '/final-states/{id}': { get: FinalStatesOperations['finalStates.show']; put: FinalStatesOperations['finalStates.update']; patch: FinalStatesOperations['finalStates.patch']; delete: FinalStatesOperations['finalStates.destroy'] };
  '/final-states/{id}/restore': { post: FinalStatesOperations['finalStates.restore'] };
}
