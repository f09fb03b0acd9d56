// Generated from specs/projects/projects.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Named } from '#generated/projects/named.ts'

/** A single project. */
export type OneProject = {
    data: Project;
};

/** A project. */
export type Project = {
    id: Id;
    /**
     * Display name.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * Name of the customer.
     * @example Luz Norte Energía
     */
    customer: string;
    state: ProjectState;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
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
    /** IDs of its coordinators. */
    coordinatorIds: string[];
    /** IDs of its skills. */
    skillIds: string[];
    /** The analytic code. */
    analyticCode: Named | null;
    /** The service code. */
    serviceCode: Named | null;
    /** The operating code. */
    operatingCode: Named | null;
    /** Its coordinators. */
    coordinators: Person[];
    /** Its skills. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A project to create. */
export type ProjectInput = {
    /**
     * Display name.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * Name of the customer.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
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
    /** IDs of its coordinators. */
    coordinatorIds?: string[];
    /** IDs of its skills. */
    skillIds?: string[];
};

/** Fields to change. */
export type ProjectPatch = {
    /**
     * Display name.
     * @example Luz Norte: atención y averías
     */
    name?: string;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example PRY-2026-001
     */
    code?: string;
    /**
     * Name of the customer.
     * @example Luz Norte Energía
     */
    customer?: string;
    state?: ProjectState;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
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
    /** IDs of its coordinators. */
    coordinatorIds?: string[];
    /** IDs of its skills. */
    skillIds?: string[];
    version: SeenVersion;
};

/**
 * State.
 * @example active
 * @enum {string}
 */
export type ProjectState = "draft" | "active" | "paused" | "closed" | "archived";

/** A project that replaces an existing one. */
export type ProjectUpdate = {
    /**
     * Display name.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * Code used by accounting and other systems: uppercase letters, digits, hyphens and underscores.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * Name of the customer.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * First day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * The analytic code for its costs.
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
    /** IDs of its coordinators. */
    coordinatorIds?: string[];
    /** IDs of its skills. */
    skillIds?: string[];
    version: SeenVersion;
};

/** The operations of specs/projects/projects.yaml. */
export interface ProjectsOperations {
  'projects.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
        sort?: "code" | "-code" | "name" | "-name" | "customer" | "-customer" | "state" | "-state" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
        /** Filter by state. */
        state?: ProjectState;
        /** Filter by analytic code. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'projects.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
