// Generated from specs/tickets/workflows.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { ErrorCode } from '#generated/shared/error.ts'
import type { FinalState } from '#generated/tickets/final-states.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One workflow. */
export type OneWorkflow = {
    data: Workflow;
};

/** Where the records of one state go. */
export type StateMove = {
    /**
     * A state of the version before.
     * @example asignado
     */
    from: string;
    /**
     * A state of the new one.
     * @example en_curso
     */
    to: string;
};

/** A workflow. */
export type Workflow = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description: string;
    document: WorkflowDocument;
    /**
     * The number of its published version; null before the first.
     * @example 2
     */
    published: number | null;
    /** What keeps the draft from being published, each with its place in the document. */
    faults: WorkflowFault[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** The states of a workflow and the ways between them. */
export type WorkflowDocument = {
    /** Its states: one of them initial. */
    states: WorkflowState[];
    /** The ways between them. */
    transitions: WorkflowTransition[];
};

/** What keeps a draft from being published. */
export type WorkflowFault = {
    /**
     * Its place in the document.
     * @example states[2].code
     */
    path: string;
    error: ErrorCode;
};

/** A workflow to write. */
export type WorkflowInput = {
    /**
     * The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
};

/** What changes. */
export type WorkflowPatch = {
    /**
     * The name people see, in Spanish.
     * @example Ticket TI
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
    version: SeenVersion;
};

/** Where a record stands. */
export type WorkflowPlace = {
    state: WorkflowState;
    /** The states on the way, from the initial one. */
    visited: WorkflowState[];
    /** What can be done next. */
    choices: WorkflowTransition[];
    /** What the end does; null before it. */
    end: FinalState | null;
};

/** What becomes of the records on their way. */
export type WorkflowPublication = {
    /**
     * Whether records on their way finish in their version or move into the new one.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** Where records of a state that is no more go; states that stay need no line. */
    map?: StateMove[];
    /**
     * What changed.
     * @example Se funden dos estados
     */
    note?: string;
    version: SeenVersion;
};

/** Where a record can stand. */
export type WorkflowState = {
    /**
     * What the document and other systems know it by.
     * @example en_curso
     */
    code: string;
    /**
     * The name people see.
     * @example En curso
     */
    name: string;
    /**
     * What it means to reports and clocks: the beginning, work, waiting for somebody else, the end.
     * @example open
     * @enum {string}
     */
    category: "initial" | "open" | "pending" | "final";
    /** Of a final state: the end of the catalogue that it is, and nothing else has one. */
    finalStateId?: Id | null;
};

/** A way from one state to another. */
export type WorkflowTransition = {
    /**
     * What the document and other systems know it by.
     * @example empezar
     */
    code: string;
    /**
     * What its button says.
     * @example Empezar
     */
    name: string;
    /**
     * The code of the state it leaves.
     * @example asignado
     */
    from: string;
    /**
     * The code of the state it leads to.
     * @example en_curso
     */
    to: string;
    /**
     * The permission it takes; null for whoever may handle the record.
     * @example TICKETS_GESTIONAR
     */
    permission?: string | null;
    /** The management fields that its screen asks for, by their keys. */
    screen?: string[];
    /** Those of its screen without which it cannot be taken. */
    required?: string[];
};

/** A workflow to write over one that stands. */
export type WorkflowUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document: WorkflowDocument;
    version: SeenVersion;
};

/** A published version; it never changes. */
export type WorkflowVersion = {
    id: Id;
    /**
     * Its number.
     * @example 2
     */
    number: number;
    document: WorkflowDocument;
    /**
     * What became of the records of the version before.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** Where their states went. */
    map: StateMove[];
    /**
     * What changed.
     * @example Se funden dos estados
     */
    note: string;
    /**
     * How many records are on their way in it: those that have not come to an end.
     * @example 12
     */
    records: number;
    /** Who published it; null when their account is gone. */
    publishedBy: Person | null;
    publishedAt: Instant;
};

/** A walk through a workflow. */
export type WorkflowWalk = {
    /**
     * The published version to walk through; the draft when left out.
     * @example 1
     */
    number?: number;
    /** The skill whose meaning of the end is asked for. */
    skillId?: Id;
    /** The codes of the transitions taken, from the initial state. */
    path: string[];
};

/** The operations of specs/tickets/workflows.yaml. */
export interface WorkflowsOperations {
  'workflows.index': {
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'workflows.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
