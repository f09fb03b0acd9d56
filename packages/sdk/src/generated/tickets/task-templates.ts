// Generated from specs/tickets/task-templates.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Order, Position, SeenVersion, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TaskPriority, TaskRecurrence } from '#generated/tickets/tasks.ts'

/** One task template. */
export type OneTaskTemplate = {
    data: TaskTemplate;
};

/** A task template. */
export type TaskTemplate = {
    id: Id;
    /**
     * The name people see.
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
     * What is to be done.
     * @example
     */
    description: string;
    priority: TaskPriority;
    /**
     * In how many days it is due; null for no due date.
     * @example 3
     */
    dueDays: number | null;
    /**
     * What belongs to it.
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

/** A task template to write. */
export type TaskTemplateInput = {
    /**
     * The name people see.
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
     * What is to be done.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * In how many days it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * What belongs to it.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
};

/** What changes. */
export type TaskTemplatePatch = {
    /**
     * The name people see.
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
     * What is to be done.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * In how many days it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * What belongs to it.
     * @example [
     *       "Usuario",
     *       "Puesto"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    version: SeenVersion;
};

/** A task template to write over one that stands. */
export type TaskTemplateUpdate = {
    /**
     * The name people see.
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
     * What is to be done.
     * @example
     */
    description?: string;
    priority?: TaskPriority;
    /**
     * In how many days it is due; null for no due date.
     * @example 3
     */
    dueDays?: number | null;
    /**
     * What belongs to it.
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
            data: TaskTemplate[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'taskTemplates.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'taskTemplates.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
