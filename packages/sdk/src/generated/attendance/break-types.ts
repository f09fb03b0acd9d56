// Generated from specs/attendance/break-types.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A break type. */
export type BreakType = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Code used by reports: uppercase letters and digits.
     * @example PVD
     */
    code: string;
    colour: Colour;
    /**
     * Whether it is paid.
     * @example true
     */
    paid: boolean;
    /**
     * Whether it is effective work (FIC-5): it then counts as working time, and towards the next screen break.
     * @example true
     */
    effective: boolean;
    /**
     * Maximum duration in minutes; null for no limit.
     * @example 5
     */
    minutesPerUse: number | null;
    /**
     * Maximum number per agent and day, in the agent's time zone; null for no limit.
     * @example 2
     */
    usesPerDay: number | null;
    /**
     * Maximum percentage of online agents of a skill in this break at once, but at least one agent; null for no limit.
     * @example 20
     */
    maxShare: number | null;
    /**
     * Whether the agent must give a reason.
     * @example false
     */
    reasonRequired: boolean;
    /**
     * For breaks earned by work, such as screen breaks: minutes of effective work after which each is due; null for others.
     * @example 60
     */
    everyMinutes: number | null;
    /**
     * Minutes before the due time at which it can start, and after which it is late.
     * @example 15
     */
    toleranceMinutes: number | null;
    /**
     * Whether breaks not taken can be taken later, one after another.
     * @example false
     */
    cumulative: boolean;
    /**
     * Whether agents are notified when one is due.
     * @example true
     */
    reminder: boolean;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A break type to create. */
export type BreakTypeInput = {
    /**
     * Display name, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports: uppercase letters and digits.
     * @example PVD
     */
    code: string;
    colour?: Colour;
    /**
     * Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * Whether it is effective work (FIC-5): it then counts as working time, and towards the next screen break.
     * @example true
     */
    effective?: boolean;
    /**
     * Maximum duration in minutes; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * Maximum number per agent and day, in the agent's time zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Maximum percentage of online agents of a skill in this break at once, but at least one agent; null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent must give a reason.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * For breaks earned by work, such as screen breaks: minutes of effective work after which each is due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * Minutes before the due time at which it can start, and after which it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether breaks not taken can be taken later, one after another.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are notified when one is due.
     * @example true
     */
    reminder?: boolean;
};

/** Fields to change. */
export type BreakTypePatch = {
    /**
     * Display name, in Spanish.
     * @example Pausa visual (PVD)
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports: uppercase letters and digits.
     * @example PVD
     */
    code?: string;
    colour?: Colour;
    /**
     * Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * Whether it is effective work (FIC-5): it then counts as working time, and towards the next screen break.
     * @example true
     */
    effective?: boolean;
    /**
     * Maximum duration in minutes; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * Maximum number per agent and day, in the agent's time zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Maximum percentage of online agents of a skill in this break at once, but at least one agent; null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent must give a reason.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * For breaks earned by work, such as screen breaks: minutes of effective work after which each is due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * Minutes before the due time at which it can start, and after which it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether breaks not taken can be taken later, one after another.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are notified when one is due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};

/** A break type that replaces an existing one. */
export type BreakTypeUpdate = {
    /**
     * Display name, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Code used by reports: uppercase letters and digits.
     * @example PVD
     */
    code: string;
    colour?: Colour;
    /**
     * Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * Whether it is effective work (FIC-5): it then counts as working time, and towards the next screen break.
     * @example true
     */
    effective?: boolean;
    /**
     * Maximum duration in minutes; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * Maximum number per agent and day, in the agent's time zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Maximum percentage of online agents of a skill in this break at once, but at least one agent; null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent must give a reason.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * For breaks earned by work, such as screen breaks: minutes of effective work after which each is due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * Minutes before the due time at which it can start, and after which it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether breaks not taken can be taken later, one after another.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are notified when one is due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};

/** A single break type. */
export type OneBreakType = {
    data: BreakType;
};

/** The operations of specs/attendance/break-types.yaml. */
export interface BreakTypesOperations {
  'breakTypes.index': {
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
        sort?: "position" | "-position" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BreakType[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'breakTypes.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": BreakTypeInput;
    } };
    responses: { 201: { content: {
        "application/json": OneBreakType;
    } } };
    failures: 401 | 403 | 422;
  };
  'breakTypes.import': {
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
  'breakTypes.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'breakTypes.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneBreakType;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'breakTypes.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BreakTypeUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneBreakType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'breakTypes.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BreakTypePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneBreakType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'breakTypes.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'breakTypes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneBreakType;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface BreakTypesPaths {
  '/break-types': { get: BreakTypesOperations['breakTypes.index']; post: BreakTypesOperations['breakTypes.create'] };
  '/break-types/import': { post: BreakTypesOperations['breakTypes.import'] };
  '/break-types/order': { put: BreakTypesOperations['breakTypes.reorder'] };
  '/break-types/{id}': { get: BreakTypesOperations['breakTypes.show']; put: BreakTypesOperations['breakTypes.update']; patch: BreakTypesOperations['breakTypes.patch']; delete: BreakTypesOperations['breakTypes.destroy'] };
  '/break-types/{id}/restore': { post: BreakTypesOperations['breakTypes.restore'] };
}
