// Generated from specs/tickets/workflows.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { ErrorCode } from '#generated/shared/error.ts'
import type { FinalState } from '#generated/tickets/final-states.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single workflow. */
export type OneWorkflow = {
    data: Workflow;
};

/** Replacement of a removed state. */
export type StateMove = {
    /**
     * A state of the former version.
     * @example asignado
     */
    from: string;
    /**
     * A state of the new version.
     * @example en_curso
     */
    to: string;
};

/** A workflow. */
export type Workflow = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What the workflow is for.
     * @example Incidencias de puesto y telefonía
     */
    description: string;
    document: WorkflowDocument;
    /**
     * Number of the published version; null if none.
     * @example 2
     */
    published: number | null;
    /** Errors that prevent publishing the draft, each with its path in the document. */
    faults: WorkflowFault[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** States and transitions of a workflow. */
export type WorkflowDocument = {
    /** The states; one of them is the initial state. */
    states: WorkflowState[];
    /** The transitions. */
    transitions: WorkflowTransition[];
};

/** An error that prevents publishing a draft. */
export type WorkflowFault = {
    /**
     * Path in the document.
     * @example states[2].code
     */
    path: string;
    error: ErrorCode;
};

/** A workflow to create. */
export type WorkflowInput = {
    /**
     * Display name, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What the workflow is for.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
};

/** Fields to change. */
export type WorkflowPatch = {
    /**
     * Display name, in Spanish.
     * @example Ticket TI
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What the workflow is for.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
    version: SeenVersion;
};

/** Result of a simulation. */
export type WorkflowPlace = {
    state: WorkflowState;
    /** States visited, from the initial state. */
    visited: WorkflowState[];
    /** Transitions available next. */
    choices: WorkflowTransition[];
    /** Effect of the final state; null before it. */
    end: FinalState | null;
};

/** How a draft is published. */
export type WorkflowPublication = {
    /**
     * Whether records in progress finish in their version or migrate to the new one.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** Replacements of removed states; states that are kept need no entry. */
    map?: StateMove[];
    /**
     * Description of the changes.
     * @example Se funden dos estados
     */
    note?: string;
    version: SeenVersion;
};

/** A state of a workflow. */
export type WorkflowState = {
    /**
     * Code used in the document and by other systems.
     * @example en_curso
     */
    code: string;
    /**
     * Display name.
     * @example En curso
     */
    name: string;
    /**
     * Meaning for reports and clocks: not started, in progress, waiting for somebody else, or closed.
     * @example open
     * @enum {string}
     */
    category: "initial" | "open" | "pending" | "final";
    /** For final states: the final state in the catalogue; absent otherwise. */
    finalStateId?: Id | null;
};

/** A transition between two states. */
export type WorkflowTransition = {
    /**
     * Code used in the document and by other systems.
     * @example empezar
     */
    code: string;
    /**
     * Label of its button.
     * @example Empezar
     */
    name: string;
    /**
     * Code of the source state.
     * @example asignado
     */
    from: string;
    /**
     * Code of the target state.
     * @example en_curso
     */
    to: string;
    /**
     * Permission required; null for everybody who may handle the record.
     * @example TICKETS_GESTIONAR
     */
    permission?: string | null;
    /** Keys of the management fields on its screen. */
    screen?: string[];
    /** Keys of the fields that are required. */
    required?: string[];
};

/** A workflow that replaces an existing one. */
export type WorkflowUpdate = {
    /**
     * Display name, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What the workflow is for.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document: WorkflowDocument;
    version: SeenVersion;
};

/** A published, immutable version. */
export type WorkflowVersion = {
    id: Id;
    /**
     * Number.
     * @example 2
     */
    number: number;
    document: WorkflowDocument;
    /**
     * What happened to records in progress in the former version.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** Replacements of removed states. */
    map: StateMove[];
    /**
     * Description of the changes.
     * @example Se funden dos estados
     */
    note: string;
    /**
     * Number of records in progress in this version.
     * @example 12
     */
    records: number;
    /** The person who published it; null if their account was deleted. */
    publishedBy: Person | null;
    publishedAt: Instant;
};

/** A simulation of a workflow. */
export type WorkflowWalk = {
    /**
     * Version to simulate. Defaults to the draft.
     * @example 1
     */
    number?: number;
    /** The skill whose meaning of the final state is used. */
    skillId?: Id;
    /** Codes of the transitions taken, from the initial state. */
    path: string[];
};

/** The operations of specs/tickets/workflows.yaml. */
export interface WorkflowsOperations {
  'workflows.index': {
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
        sort?: "position" | "-position" | "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Workflow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'workflows.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": WorkflowInput;
    } };
    responses: { 201: { content: {
        "application/json": OneWorkflow;
    } } };
    failures: 401 | 403 | 422;
  };
  'workflows.import': {
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
  'workflows.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkflow;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'workflows.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkflowUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkflow;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workflows.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkflowPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkflow;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workflows.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'workflows.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkflow;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workflows.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkflowPublication;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: WorkflowVersion;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workflows.versions': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: WorkflowVersion[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'workflows.simulate': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": WorkflowWalk;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: WorkflowPlace;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface WorkflowsPaths {
  '/workflows': { get: WorkflowsOperations['workflows.index']; post: WorkflowsOperations['workflows.create'] };
  '/workflows/import': { post: WorkflowsOperations['workflows.import'] };
  '/workflows/{id}': { get: WorkflowsOperations['workflows.show']; put: WorkflowsOperations['workflows.update']; patch: WorkflowsOperations['workflows.patch']; delete: WorkflowsOperations['workflows.destroy'] };
  '/workflows/{id}/restore': { post: WorkflowsOperations['workflows.restore'] };
  '/workflows/{id}/publish': { post: WorkflowsOperations['workflows.publish'] };
  '/workflows/{id}/versions': { get: WorkflowsOperations['workflows.versions'] };
  '/workflows/{id}/simulate': { post: WorkflowsOperations['workflows.simulate'] };
}
