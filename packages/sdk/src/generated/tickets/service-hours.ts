// Generated from specs/tickets/service-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** One service hours. */
export type OneServiceHours = {
    data: ServiceHours;
};

/** A service hours. */
export type ServiceHours = {
    id: Id;
    /**
     * The name people see.
     * @example Atención a la clientela
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
     * From Monday to Friday, by the clock on the wall.
     * @example 09:00
     */
    opensAt: string;
    /**
     * From Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayOpensAt: string | null;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayClosesAt: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayOpensAt: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayClosesAt: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: uuid
     * The work center whose holidays it keeps; null where it keeps none.
     * @example null
     */
    workCenterId: string | null;
    /**
     * What Ley 10/2025 (art. 17) promises its clients: 15 working days for a claim, five days for a charge that was not due, two hours for the cut of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm: "none" | "claim" | "charge" | "outage";
    /**
     * How many tickets in hand at most an agent is given.
     * @example 20
     */
    maxOpen: number;
    /**
     * How many tickets at most an agent holds (*en espera*).
     * @example 1
     */
    maxHeld: number;
    /**
     * Whether tickets that wait are given, the oldest first, to whoever comes online or has become free.
     * @example false
     */
    assigns: boolean;
    /**
     * Whether an agent who goes offline gives back what they have not begun.
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

/** A service hours to write. */
export type ServiceHoursInput = {
    /**
     * The name people see.
     * @example Atención a la clientela
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
     * From Monday to Friday, by the clock on the wall.
     * @example 09:00
     */
    opensAt: string;
    /**
     * From Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work center whose holidays it keeps; null where it keeps none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * What Ley 10/2025 (art. 17) promises its clients: 15 working days for a claim, five days for a charge that was not due, two hours for the cut of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * How many tickets in hand at most an agent is given.
     * @example 20
     */
    maxOpen?: number;
    /**
     * How many tickets at most an agent holds (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether tickets that wait are given, the oldest first, to whoever comes online or has become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether an agent who goes offline gives back what they have not begun.
     * @example true
     */
    givesBack?: boolean;
};

/** What changes. */
export type ServiceHoursPatch = {
    /**
     * The name people see.
     * @example Atención a la clientela
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
     * From Monday to Friday, by the clock on the wall.
     * @example 09:00
     */
    opensAt?: string;
    /**
     * From Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt?: string;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work center whose holidays it keeps; null where it keeps none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * What Ley 10/2025 (art. 17) promises its clients: 15 working days for a claim, five days for a charge that was not due, two hours for the cut of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * How many tickets in hand at most an agent is given.
     * @example 20
     */
    maxOpen?: number;
    /**
     * How many tickets at most an agent holds (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether tickets that wait are given, the oldest first, to whoever comes online or has become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether an agent who goes offline gives back what they have not begun.
     * @example true
     */
    givesBack?: boolean;
    version: SeenVersion;
};

/** A service hours to write over one that stands. */
export type ServiceHoursUpdate = {
    /**
     * The name people see.
     * @example Atención a la clientela
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
     * From Monday to Friday, by the clock on the wall.
     * @example 09:00
     */
    opensAt: string;
    /**
     * From Monday to Friday; `24:00` is midnight.
     * @example 18:00
     */
    closesAt: string;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayOpensAt?: string | null;
    /**
     * On Saturdays; null where it is closed.
     * @example null
     */
    saturdayClosesAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayOpensAt?: string | null;
    /**
     * On Sundays; null where it is closed.
     * @example null
     */
    sundayClosesAt?: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * Format: uuid
     * The work center whose holidays it keeps; null where it keeps none.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * What Ley 10/2025 (art. 17) promises its clients: 15 working days for a claim, five days for a charge that was not due, two hours for the cut of a basic service.
     * @example claim
     * @enum {string}
     */
    legalTerm?: "none" | "claim" | "charge" | "outage";
    /**
     * How many tickets in hand at most an agent is given.
     * @example 20
     */
    maxOpen?: number;
    /**
     * How many tickets at most an agent holds (*en espera*).
     * @example 1
     */
    maxHeld?: number;
    /**
     * Whether tickets that wait are given, the oldest first, to whoever comes online or has become free.
     * @example false
     */
    assigns?: boolean;
    /**
     * Whether an agent who goes offline gives back what they have not begun.
     * @example true
     */
    givesBack?: boolean;
    version: SeenVersion;
};

/** The operations of specs/tickets/service-hours.yaml. */
export interface ServiceHoursOperations {
  'serviceHours.index': {
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
            data: ServiceHours[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'serviceHours.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'serviceHours.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
