// Generated from specs/attendance/break-types.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, Colour, DeletedAt, Order, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A break type. */
export type BreakType = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What reports call it: capital letters and figures.
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
     * Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective: boolean;
    /**
     * How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse: number | null;
    /**
     * How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay: number | null;
    /**
     * Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare: number | null;
    /**
     * Whether the agent has to say why.
     * @example false
     */
    reasonRequired: boolean;
    /**
     * Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes: number | null;
    /**
     * How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes: number | null;
    /**
     * Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative: boolean;
    /**
     * Whether agents are told when one falls due.
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

/** A break type to write. */
export type BreakTypeInput = {
    /**
     * The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports call it: capital letters and figures.
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
     * Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
};

/** What changes. */
export type BreakTypePatch = {
    /**
     * The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports call it: capital letters and figures.
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
     * Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};

/** A break type to write over one that stands. */
export type BreakTypeUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What reports call it: capital letters and figures.
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
     * Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};

/** One break type. */
export type OneBreakType = {
    data: BreakType;
};

/** The operations of specs/attendance/break-types.yaml. */
export interface BreakTypesOperations {
  'breakTypes.index': {
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'breakTypes.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
