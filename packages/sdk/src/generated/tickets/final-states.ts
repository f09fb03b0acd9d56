// Generated from specs/tickets/final-states.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Category: useful positive (útil positivo), useful negative (útil negativo), not useful (no útil), or call back.
 * @example useful_positive
 * @enum {string}
 */
export type FinalCategory = "useful_positive" | "useful_negative" | "not_useful" | "callback";

/** A final state. */
export type FinalState = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Venta
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Code used by agents and reports.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether a person was reached.
     * @example true
     */
    humanContact: boolean;
    /**
     * Whether it counts as a sale. Only a useful positive final state with human contact can.
     * @example true
     */
    sale: boolean;
    /**
     * Whether the contact is added to the blacklist and never called again.
     * @example false
     */
    addsToBlacklist: boolean;
    /**
     * Whether a date is required.
     * @example false
     */
    needsDate: boolean;
    /**
     * Whether a comment is required.
     * @example false
     */
    needsComment: boolean;
    /**
     * Minutes until the contact is tried again; null if it is not.
     * @example 120
     */
    recycleAfterMinutes: number | null;
    /**
     * Maximum number of attempts per contact; null for no limit.
     * @example 6
     */
    maxAttempts: number | null;
    /** Code, name and meaning in skills that differ from the above. */
    skills: SkillMeaning[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A final state to create. */
export type FinalStateInput = {
    /**
     * Display name, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by agents and reports.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether a person was reached.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale. Only a useful positive final state with human contact can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is added to the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date is required.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment is required.
     * @example false
     */
    needsComment?: boolean;
    /**
     * Minutes until the contact is tried again; null if it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * Maximum number of attempts per contact; null for no limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** Code, name and meaning in skills that differ from the above. */
    skills?: SkillMeaning[];
};

/** Fields to change. */
export type FinalStatePatch = {
    /**
     * Display name, in Spanish.
     * @example Venta
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by agents and reports.
     * @example VENTA
     */
    code?: string;
    category?: FinalCategory;
    /**
     * Whether a person was reached.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale. Only a useful positive final state with human contact can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is added to the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date is required.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment is required.
     * @example false
     */
    needsComment?: boolean;
    /**
     * Minutes until the contact is tried again; null if it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * Maximum number of attempts per contact; null for no limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** Code, name and meaning in skills that differ from the above. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};

/** A final state that replaces an existing one. */
export type FinalStateUpdate = {
    /**
     * Display name, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by agents and reports.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * Whether a person was reached.
     * @example true
     */
    humanContact?: boolean;
    /**
     * Whether it counts as a sale. Only a useful positive final state with human contact can.
     * @example true
     */
    sale?: boolean;
    /**
     * Whether the contact is added to the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * Whether a date is required.
     * @example false
     */
    needsDate?: boolean;
    /**
     * Whether a comment is required.
     * @example false
     */
    needsComment?: boolean;
    /**
     * Minutes until the contact is tried again; null if it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * Maximum number of attempts per contact; null for no limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** Code, name and meaning in skills that differ from the above. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};

/** A single final state. */
export type OneFinalState = {
    data: FinalState;
};

/** A final state in one skill. */
export type SkillMeaning = {
    skillId: Id;
    /**
     * Code in the skill.
     * @example RETENIDO
     */
    code: string;
    /**
     * Name in the skill.
     * @example Cliente retenido
     */
    name: string;
    category: FinalCategory;
    /**
     * Whether it counts as a sale in the skill.
     * @example false
     */
    sale: boolean;
};

/** The operations of specs/tickets/final-states.yaml. */
export interface FinalStatesOperations {
  'finalStates.index': {
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'finalStates.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
