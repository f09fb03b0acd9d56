// Generated from specs/tickets/task-templates.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TaskPriority, TaskRecurrence } from '#generated/tickets/tasks.ts'

/** A single task template. */
export type OneTaskTemplate = {
    data: TaskTemplate;
};

/** A task template. */
export type TaskTemplate = {
    id: Id;
    /**
     * Display name.
     * @example Alta de un agente
     */
    name: string;
    active: Active;
    /**
     * The title of the task.
     * @example Preparar el alta
     */
    title: string;
    /**
     * Description of the work.
     * @example
     */
    description: string;
    priority: TaskPriority;
    /**
     * Number of days until it is due; null for no due date.
     * @example 3
     */
    dueDays: number | null;
    /**
     * Checklist items.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist: string[];
    recurrence: TaskRecurrence;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A task template to create. */
export type TaskTemplateInput = {
    /**
     * Display name.
     * @example Alta de un agente
     */
    name: string;
    active?: Active;
    /**
     * The title of the task.
     * @example Preparar el alta
     */
    title: string;
    /**
     * Description of the work.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * Number of days until it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * Checklist items.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
};

/** Fields to change. */
export type TaskTemplatePatch = {
    /**
     * Display name.
     * @example Alta de un agente
     */
    name?: string;
    active?: Active;
    /**
     * The title of the task.
     * @example Preparar el alta
     */
    title?: string;
    /**
     * Description of the work.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * Number of days until it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * Checklist items.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    version: SeenVersion;
};

/** A task template that replaces an existing one. */
export type TaskTemplateUpdate = {
    /**
     * Display name.
     * @example Alta de un agente
     */
    name: string;
    active?: Active;
    /**
     * The title of the task.
     * @example Preparar el alta
     */
    title: string;
    /**
     * Description of the work.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * Number of days until it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * Checklist items.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    version: SeenVersion;
};

/** The operations of specs/tickets/task-templates.yaml. */
export interface TaskTemplatesOperations {
  'taskTemplates.index': {
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
            data: TaskTemplate[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'taskTemplates.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TaskTemplateInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTaskTemplate;
    } } };
    failures: 401 | 403 | 422;
  };
  'taskTemplates.reorder': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Order;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'taskTemplates.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTaskTemplate;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'taskTemplates.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskTemplateUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskTemplate;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'taskTemplates.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskTemplatePatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskTemplate;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'taskTemplates.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'taskTemplates.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTaskTemplate;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface TaskTemplatesPaths {
  '/task-templates': { get: TaskTemplatesOperations['taskTemplates.index']; post: TaskTemplatesOperations['taskTemplates.create'] };
  '/task-templates/order': { put: TaskTemplatesOperations['taskTemplates.reorder'] };
  '/task-templates/{id}': { get: TaskTemplatesOperations['taskTemplates.show']; put: TaskTemplatesOperations['taskTemplates.update']; patch: TaskTemplatesOperations['taskTemplates.patch']; delete: TaskTemplatesOperations['taskTemplates.destroy'] };
  '/task-templates/{id}/restore': { post: TaskTemplatesOperations['taskTemplates.restore'] };
}
