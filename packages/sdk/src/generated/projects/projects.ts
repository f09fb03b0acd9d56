// Generated from specs/projects/projects.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** One project. */
export type OneProject = {
    data: Project;
};

/** A project. */
export type Project = {
    id: Id;
    /**
     * The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state: ProjectState;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: uuid
     * The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId: string | null;
    /**
     * Format: uuid
     * The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId: string | null;
    /**
     * Format: uuid
     * The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId: string | null;
    /** Who coordinates it. */
    coordinatorIds: string[];
    /** The skills that serve it. */
    skillIds: string[];
    /** The analytic code. */
    analyticCode: Named | null;
    /** The service code. */
    serviceCode: Named | null;
    /** The operating code. */
    operatingCode: Named | null;
    /** Who coordinates it. */
    coordinators: Person[];
    /** The skills that serve it. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A project to write. */
export type ProjectInput = {
    /**
     * The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** Who coordinates it. */
    coordinatorIds?: string[];
    /** The skills that serve it. */
    skillIds?: string[];
};

/** What changes. */
export type ProjectPatch = {
    /**
     * The name people see.
     * @example Luz Norte: atención y averías
     */
    name?: string;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code?: string;
    /**
     * For whom it is done.
     * @example Luz Norte Energía
     */
    customer?: string;
    state?: ProjectState;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** Who coordinates it. */
    coordinatorIds?: string[];
    /** The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};

/**
 * Where it stands.
 * @example active
 * @enum {string}
 */
export type ProjectState = "draft" | "active" | "paused" | "closed" | "archived";

/** A project to write over one that stands. */
export type ProjectUpdate = {
    /**
     * The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** Who coordinates it. */
    coordinatorIds?: string[];
    /** The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/projects/projects.yaml. */
export interface ProjectsOperations {
  'projects.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
        sort?: "code" | "-code" | "name" | "-name" | "customer" | "-customer" | "state" | "-state" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
        /** Only those in this state. */
        state?: ProjectState;
        /** Only those with this analytic code. */
        analyticCodeId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Project[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'projects.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ProjectInput;
    } };
    responses: { 201: { content: {
        "application/json": OneProject;
    } } };
    failures: 401 | 403 | 422;
  };
  'projects.import': {
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
  'projects.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneProject;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'projects.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ProjectUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneProject;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'projects.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ProjectPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneProject;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'projects.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'projects.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneProject;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface ProjectsPaths {
  '/projects': { get: ProjectsOperations['projects.index']; post: ProjectsOperations['projects.create'] };
  '/projects/import': { post: ProjectsOperations['projects.import'] };
  '/projects/{id}': { get: ProjectsOperations['projects.show']; put: ProjectsOperations['projects.update']; patch: ProjectsOperations['projects.patch']; delete: ProjectsOperations['projects.destroy'] };
  '/projects/{id}/restore': { post: ProjectsOperations['projects.restore'] };
}
