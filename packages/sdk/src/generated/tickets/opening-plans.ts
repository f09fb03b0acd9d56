// Generated from specs/tickets/opening-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One opening plan. */
export type OneOpeningPlan = {
    data: OpeningPlan;
};

/** An opening plan. */
export type OpeningPlan = {
    id: Id;
    /**
     * The name people see.
     * @example Atención telefónica
     */
    name: string;
    active: Active;
    /**
     * Format: uuid
     * The skill that serves it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * By the clock on the wall.
     * @example 08:00
     */
    opensAt: string;
    /**
     * On which days it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes: number;
    /**
     * Which part of the planned people suffices, in percent.
     * @example 90
     */
    minimumPercent: number;
    /**
     * Format: uuid
     * The format of which a load must be there by then, finished within the last 24 hours; null where none is waited for.
     * @example null
     */
    templateId: string | null;
    /**
     * What somebody looks at because no system knows it.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks: string[];
    skill: Named | null;
    template: Called | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An opening plan to write. */
export type OpeningPlanInput = {
    /**
     * The name people see.
     * @example Atención telefónica
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that serves it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * By the clock on the wall.
     * @example 08:00
     */
    opensAt: string;
    /**
     * On which days it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Which part of the planned people suffices, in percent.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * The format of which a load must be there by then, finished within the last 24 hours; null where none is waited for.
     * @example null
     */
    templateId?: string | null;
    /**
     * What somebody looks at because no system knows it.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks?: string[];
};

/** What changes. */
export type OpeningPlanPatch = {
    /**
     * The name people see.
     * @example Atención telefónica
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that serves it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * By the clock on the wall.
     * @example 08:00
     */
    opensAt?: string;
    /**
     * On which days it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Which part of the planned people suffices, in percent.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * The format of which a load must be there by then, finished within the last 24 hours; null where none is waited for.
     * @example null
     */
    templateId?: string | null;
    /**
     * What somebody looks at because no system knows it.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks?: string[];
    version: SeenVersion;
};

/** An opening plan to write over one that stands. */
export type OpeningPlanUpdate = {
    /**
     * The name people see.
     * @example Atención telefónica
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that serves it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * By the clock on the wall.
     * @example 08:00
     */
    opensAt: string;
    /**
     * On which days it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Which part of the planned people suffices, in percent.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * The format of which a load must be there by then, finished within the last 24 hours; null where none is waited for.
     * @example null
     */
    templateId?: string | null;
    /**
     * What somebody looks at because no system knows it.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks?: string[];
    version: SeenVersion;
};

/** The operations of specs/tickets/opening-plans.yaml. */
export interface OpeningPlansOperations {
  'openingPlans.index': {
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
        sort?: "position" | "-position" | "name" | "-name" | "opensAt" | "-opensAt" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OpeningPlan[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'openingPlans.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": OpeningPlanInput;
    } };
    responses: { 201: { content: {
        "application/json": OneOpeningPlan;
    } } };
    failures: 401 | 403 | 422;
  };
  'openingPlans.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'openingPlans.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOpeningPlan;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'openingPlans.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningPlanUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneOpeningPlan;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'openingPlans.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningPlanPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneOpeningPlan;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'openingPlans.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'openingPlans.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOpeningPlan;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface OpeningPlansPaths {
  '/opening-plans': { get: OpeningPlansOperations['openingPlans.index']; post: OpeningPlansOperations['openingPlans.create'] };
  '/opening-plans/order': { put: OpeningPlansOperations['openingPlans.reorder'] };
  '/opening-plans/{id}': { get: OpeningPlansOperations['openingPlans.show']; put: OpeningPlansOperations['openingPlans.update']; patch: OpeningPlansOperations['openingPlans.patch']; delete: OpeningPlansOperations['openingPlans.destroy'] };
  '/opening-plans/{id}/restore': { post: OpeningPlansOperations['openingPlans.restore'] };
}
