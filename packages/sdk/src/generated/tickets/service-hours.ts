// Generated from specs/tickets/service-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** A single service hours. */
export type OneServiceHours = {
    data: ServiceHours;
};

/** A service hours. */
export type ServiceHours = {
    id: Id;
    /**
     * Display name.
     * @example Atención a la clientela
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
     * Opening time from Monday to Friday, in local time.
     * @example 09:00
     */
    opensAt: string;
    /**
     * Closing time from Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * Opening time on Saturdays; null if closed.
     * @example null
     */
    saturdayOpensAt: string | null;
    /**
     * Closing time on Saturdays; null if closed.
     * @example null
     */
    saturdayClosesAt: string | null;
    /**
     * Opening time on Sundays; null if closed.
     * @example null
     */
    sundayOpensAt: string | null;
    /**
     * Closing time on Sundays; null if closed.
     * @example null
     */
    sundayClosesAt: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: uuid
     * The work centre whose holidays apply; null for none.
     * @example null
     */
    workCenterId: string | null;
    /**
     * Legal deadline under Ley 10/2025 (art. 17): 15 working days for a claim, five days for an undue charge, two hours for an outage of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm: "none" | "claim" | "charge" | "outage";
    /**
     * Maximum number of tickets in progress per agent.
     * @example 20
     */
    maxOpen: number;
    /**
     * Maximum number of tickets on hold per agent (*en espera*).
     * @example 1
     */
    maxHeld: number;
    /**
     * Whether waiting tickets are assigned automatically, oldest first, to agents who come online or become free.
     * @example false
     */
    assigns: boolean;
    /**
     * Whether agents who go offline give back the tickets they have not started.
     * @example true
     */
    givesBack: boolean;
    skill: Named | null;
    workCenter: Named | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A service hours to create. */
export type ServiceHoursInput = {
    /**
     * Display name.
     * @example Atención a la clientela
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
     * Opening time from Monday to Friday, in local time.
     * @example 09:00
     */
    opensAt: string;
    /**
     * Closing time from Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * Opening time on Saturdays; null if closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * Closing time on Saturdays; null if closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * Opening time on Sundays; null if closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * Closing time on Sundays; null if closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work centre whose holidays apply; null for none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Legal deadline under Ley 10/2025 (art. 17): 15 working days for a claim, five days for an undue charge, two hours for an outage of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * Maximum number of tickets in progress per agent.
     * @example 20
     */
    maxOpen?: number;
    /**
     * Maximum number of tickets on hold per agent (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether waiting tickets are assigned automatically, oldest first, to agents who come online or become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether agents who go offline give back the tickets they have not started.
     * @example true
     */
    givesBack?: boolean;
};

/** Fields to change. */
export type ServiceHoursPatch = {
    /**
     * Display name.
     * @example Atención a la clientela
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
     * Opening time from Monday to Friday, in local time.
     * @example 09:00
     */
    opensAt?: string;
    /**
     * Closing time from Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt?: string;
    /**
     * Opening time on Saturdays; null if closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * Closing time on Saturdays; null if closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * Opening time on Sundays; null if closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * Closing time on Sundays; null if closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work centre whose holidays apply; null for none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Legal deadline under Ley 10/2025 (art. 17): 15 working days for a claim, five days for an undue charge, two hours for an outage of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * Maximum number of tickets in progress per agent.
     * @example 20
     */
    maxOpen?: number;
    /**
     * Maximum number of tickets on hold per agent (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether waiting tickets are assigned automatically, oldest first, to agents who come online or become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether agents who go offline give back the tickets they have not started.
     * @example true
     */
    givesBack?: boolean;
    version: SeenVersion;
};

/** A service hours that replaces an existing one. */
export type ServiceHoursUpdate = {
    /**
     * Display name.
     * @example Atención a la clientela
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
     * Opening time from Monday to Friday, in local time.
     * @example 09:00
     */
    opensAt: string;
    /**
     * Closing time from Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * Opening time on Saturdays; null if closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * Closing time on Saturdays; null if closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * Opening time on Sundays; null if closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * Closing time on Sundays; null if closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work centre whose holidays apply; null for none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Legal deadline under Ley 10/2025 (art. 17): 15 working days for a claim, five days for an undue charge, two hours for an outage of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * Maximum number of tickets in progress per agent.
     * @example 20
     */
    maxOpen?: number;
    /**
     * Maximum number of tickets on hold per agent (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether waiting tickets are assigned automatically, oldest first, to agents who come online or become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether agents who go offline give back the tickets they have not started.
     * @example true
     */
    givesBack?: boolean;
    version: SeenVersion;
};

/** The operations of specs/tickets/service-hours.yaml. */
export interface ServiceHoursOperations {
  'serviceHours.index': {
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
            data: ServiceHours[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'serviceHours.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ServiceHoursInput;
    } };
    responses: { 201: { content: {
        "application/json": OneServiceHours;
    } } };
    failures: 401 | 403 | 422;
  };
  'serviceHours.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'serviceHours.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneServiceHours;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'serviceHours.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ServiceHoursUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneServiceHours;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'serviceHours.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ServiceHoursPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneServiceHours;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'serviceHours.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'serviceHours.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneServiceHours;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface ServiceHoursPaths {
  '/service-hours': { get: ServiceHoursOperations['serviceHours.index']; post: ServiceHoursOperations['serviceHours.create'] };
  '/service-hours/order': { put: ServiceHoursOperations['serviceHours.reorder'] };
  '/service-hours/{id}': { get: ServiceHoursOperations['serviceHours.show']; put: ServiceHoursOperations['serviceHours.update']; patch: ServiceHoursOperations['serviceHours.patch']; delete: ServiceHoursOperations['serviceHours.destroy'] };
  '/service-hours/{id}/restore': { post: ServiceHoursOperations['serviceHours.restore'] };
}
