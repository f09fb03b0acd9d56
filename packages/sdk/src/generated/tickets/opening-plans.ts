// Generated from specs/tickets/opening-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single opening plan. */
export type OneOpeningPlan = {
    data: OpeningPlan;
};

/** An opening plan. */
export type OpeningPlan = {
    id: Id;
    /**
     * Display name.
     * @example Atención telefónica
     */
    name: string;
    active: Active;
    /**
     * Format: uuid
     * The skill that provides the service.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Opening time, in local time.
     * @example 08:00
     */
    opensAt: string;
    /**
     * Days on which it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes: number;
    /**
     * Minimum percentage of planned staff required.
     * @example 90
     */
    minimumPercent: number;
    /**
     * Format: uuid
     * Format of the load that must be finished within the last 24 hours before opening; null if none.
     * @example null
     */
    templateId: string | null;
    /**
     * Manual checks of things that no system reports.
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

/** An opening plan to create. */
export type OpeningPlanInput = {
    /**
     * Display name.
     * @example Atención telefónica
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that provides the service.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Opening time, in local time.
     * @example 08:00
     */
    opensAt: string;
    /**
     * Days on which it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Minimum percentage of planned staff required.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * Format of the load that must be finished within the last 24 hours before opening; null if none.
     * @example null
     */
    templateId?: string | null;
    /**
     * Manual checks of things that no system reports.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks?: string[];
};

/** Fields to change. */
export type OpeningPlanPatch = {
    /**
     * Display name.
     * @example Atención telefónica
     */
    name?: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that provides the service.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Opening time, in local time.
     * @example 08:00
     */
    opensAt?: string;
    /**
     * Days on which it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Minimum percentage of planned staff required.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * Format of the load that must be finished within the last 24 hours before opening; null if none.
     * @example null
     */
    templateId?: string | null;
    /**
     * Manual checks of things that no system reports.
     * @example [
     *       "Cabina de grabación"
     *     ]
     */
    checks?: string[];
    version: SeenVersion;
};

/** An opening plan that replaces an existing one. */
export type OpeningPlanUpdate = {
    /**
     * Display name.
     * @example Atención telefónica
     */
    name: string;
    active?: Active;
    /**
     * Format: uuid
     * The skill that provides the service.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Opening time, in local time.
     * @example 08:00
     */
    opensAt: string;
    /**
     * Days on which it opens.
     * @example monday_to_friday
     * @enum {string}
     */
    days?: "monday_to_friday" | "monday_to_saturday" | "every_day";
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes?: number;
    /**
     * Minimum percentage of planned staff required.
     * @example 90
     */
    minimumPercent?: number;
    /**
     * Format: uuid
     * Format of the load that must be finished within the last 24 hours before opening; null if none.
     * @example null
     */
    templateId?: string | null;
    /**
     * Manual checks of things that no system reports.
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'openingPlans.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
