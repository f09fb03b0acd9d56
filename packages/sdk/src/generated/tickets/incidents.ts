// Generated from specs/tickets/incidents.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone } from '#generated/shared/error.ts'
import type { FieldType } from '#generated/tickets/fields.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'

/** A workflow. */
export type FollowedWorkflow = {
    id: Id;
    /**
     * Display name.
     * @example Ticket TI
     */
    name: string;
};

/** An incident. */
export type Incident = {
    id: Id;
    /**
     * Summary in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    state: IncidentState;
    reporter: Person;
    assignee: Person | null;
    startsAt: Instant;
    /**
     * Format: date-time
     * When it ended; null while it lasts.
     * @example null
     */
    endsAt: string | null;
    timeEffect: TimeEffect;
    /**
     * Number of affected people.
     * @example 12
     */
    affected: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A transition to take. */
export type IncidentAdvance = {
    /**
     * Code of the transition.
     * @example en_curso_resuelto
     */
    transition: string;
    /**
     * Values of the screen by field key, as typed: dates as YYYY-MM-DD, numbers with a decimal point, `true` or `false`.
     * @example {
     *       "resultado": "Configuración"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    /**
     * A comment. Stored as a message, or as the resolution in a final state.
     * @example Se cambió el terminal.
     */
    text?: string;
    /**
     * Format: uuid
     * The new assignee, who is notified; null for nobody. If absent, the assignee stays the same.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    assigneeId?: string | null;
    version: SeenVersion;
};

/**
 * Category.
 * @example telephony
 * @enum {string}
 */
export type IncidentCategory = "application" | "telephony" | "network" | "equipment" | "access" | "premises" | "clock" | "other";

/** An incident with all its details. */
export type IncidentDetail = {
    id: Id;
    /**
     * Summary in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    state: IncidentState;
    reporter: Person;
    assignee: Person | null;
    startsAt: Instant;
    /**
     * Format: date-time
     * When it ended; null while it lasts.
     * @example null
     */
    endsAt: string | null;
    timeEffect: TimeEffect;
    /**
     * Number of affected people.
     * @example 12
     */
    affected: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * What happened.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description: string;
    /**
     * What was done to resolve it.
     * @example null
     */
    resolution: string | null;
    /** The workflow it follows; null if its status is set manually. */
    workflow: IncidentWorkflow | null;
    /** The affected people. Callers who see only their own incidents get the names of others only in incidents that they reported or are assigned to. */
    people: Person[];
    /** Messages, oldest first. Internal messages are included only for the assignee and for callers who may see all incidents. */
    messages: IncidentMessage[];
    /** Whether the caller can assign and resolve it. */
    canManage: boolean;
    /** Whether the caller can decide on its time: it has ended and affects other people, but not the caller. */
    canDecide: boolean;
    /** Whether the caller can update, close and reopen it. */
    canChange: boolean;
};

/** An incident to report. */
export type IncidentInput = {
    /**
     * Summary in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    /**
     * What happened.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    /**
     * Format: date-time
     * When it began.
     * @example 2026-03-05T09:00:00.000Z
     */
    startsAt: string;
    /**
     * Format: date-time
     * When it ended; null while it lasts.
     * @example 2026-03-05T10:30:00.000Z
     */
    endsAt?: string | null;
    /** The affected people. */
    peopleIds?: string[];
    /**
     * Whether the affected people were kept from working.
     * @example true
     */
    affectsTime?: boolean;
};

/** A message of an incident. */
export type IncidentMessage = {
    id: Id;
    author: Person;
    /**
     * Text of the message.
     * @example Ya funciona en dos puestos.
     */
    text: string;
    /**
     * Whether it is hidden from the reporter and the affected people.
     * @example false
     */
    internal: boolean;
    createdAt: Instant;
};

/** Fields to change. */
export type IncidentPatch = {
    /**
     * Summary in one line.
     * @example Sin línea en la isla 4
     */
    title?: string;
    /**
     * What happened.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description?: string;
    category?: IncidentCategory;
    severity?: IncidentSeverity;
    /**
     * Format: date-time
     * When it began.
     * @example 2026-03-05T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Format: date-time
     * When it ended; null while it lasts.
     * @example 2026-03-05T10:30:00.000Z
     */
    endsAt?: string | null;
    /** The affected people. */
    peopleIds?: string[];
    /**
     * Whether the affected people were kept from working.
     * @example true
     */
    affectsTime?: boolean;
    version: SeenVersion;
};

/**
 * Severity.
 * @example high
 * @enum {string}
 */
export type IncidentSeverity = "low" | "medium" | "high" | "critical";

/**
 * Status.
 * @example open
 * @enum {string}
 */
export type IncidentState = "open" | "in_progress" | "resolved" | "closed";

/** An available transition. */
export type IncidentTransition = {
    /**
     * Code, as `incidents.advance` takes it.
     * @example en_curso_resuelto
     */
    code: string;
    /**
     * Name.
     * @example Resolver
     */
    name: string;
    /**
     * Name of the target state.
     * @example Resuelto
     */
    to: string;
    /** Whether the target final state requires a comment. */
    needsComment: boolean;
    /** Fields of its screen. */
    fields: TransitionField[];
};

/** A value entered in a field. */
export type IncidentValue = {
    /**
     * Stable key of the field.
     * @example resultado
     */
    key: string;
    /**
     * Display name.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /**
     * Normalised value: dates as YYYY-MM-DD, numbers with a decimal point, phone numbers in E.164.
     * @example Configuración
     */
    value: string;
};

/** Current state of an incident in its workflow. */
export type IncidentWorkflow = {
    id: Id;
    /**
     * Display name.
     * @example Ticket TI
     */
    name: string;
    /**
     * Version of the workflow.
     * @example 1
     */
    number: number;
    /**
     * Name of the state.
     * @example En curso
     */
    state: string;
    /** Transitions available to the caller, without those for which they lack the permission. */
    choices: IncidentTransition[];
    /** Values entered in the screens of its transitions so far. */
    values: IncidentValue[];
};

/** Justified minutes of a person on a day. */
export type JustifiedTime = {
    person: Person;
    /**
     * Format: date
     * The day, in the time zone of the person.
     * @example 2026-03-05
     */
    day: string;
    /**
     * Whole minutes, rounded down.
     * @example 90
     */
    minutes: number;
};

/** One incident. */
export type OneIncidentDetail = {
    data: IncidentDetail;
};

/**
 * Effect on working time: none, claimed, accepted or rejected.
 * @example asked
 * @enum {string}
 */
export type TimeEffect = "none" | "asked" | "accepted" | "rejected";

/** A management field on the screen of a transition. */
export type TransitionField = {
    /**
     * Stable key.
     * @example resultado
     */
    key: string;
    /**
     * Display name.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether the field is required for the transition. */
    required: boolean;
    /** Minimum value or length. */
    minimum: number | null;
    /** Maximum value or length. */
    maximum: number | null;
    /** Allowed values, for list fields. */
    options: string[];
    /**
     * Value entered before; null if none.
     * @example null
     */
    value: string | null;
};

/** The operations of specs/tickets/incidents.yaml. */
export interface IncidentsOperations {
  'incidents.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: IncidentState[];
        /** Filter by severity. */
        severity?: IncidentSeverity[];
        /** Filter by category. */
        category?: IncidentCategory;
        /** Filter by effect on working time. */
        timeEffect?: TimeEffect;
        /** Return only unassigned incidents, or those assigned to the caller. */
        assignee?: "nobody" | "me";
        /** Return only incidents that the caller reported or that affect them. */
        mine?: boolean;
        /** Sort order. */
        sort?: "createdAt" | "-createdAt" | "startsAt" | "-startsAt" | "severity" | "-severity" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Incident[];
            meta: Meta;
        };
    } } };
    failures: 401 | 422 | 429;
  };
  'incidents.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": IncidentInput;
    } };
    responses: { 201: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 422 | 429;
  };
  'incidents.people': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Person[];
            meta: Meta;
        };
    } } };
    failures: 401 | 422 | 429;
  };
  'incidents.assignees': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Person[];
        };
    } } };
    failures: 401 | 403;
  };
  'incidents.justifiedTime': {
    parameters: { query: {
        /**
         * The first day.
         * @example 2026-03-01
         */
        from: string;
        /**
         * The last day, at most 92 days later.
         * @example 2026-03-31
         */
        to: string;
        /** Filter by person. */
        userId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: JustifiedTime[];
        };
    } } };
    failures: 401 | 422;
  };
  'incidents.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": IncidentPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.assign': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /**
             * Format: uuid
             * The assignee; null for nobody.
             */
            userId: string | null;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.answer': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Text of the message. */
            text: string;
            /**
             * Whether it is hidden from the reporter and the affected people.
             * @default false
             */
            internal?: boolean;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.resolve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** What was done. */
            resolution: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.close': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.reopen': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Text of the message. */
            text: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.approve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.reject': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** Text of the message. */
            text: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.workflows': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: FollowedWorkflow[];
        };
    } } };
    failures: 401 | 403;
  };
  'incidents.follow': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /**
             * Format: uuid
             * A published workflow.
             */
            workflowId: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.advance': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": IncidentAdvance;
    } };
    responses: { 200: { content: {
        "application/json": OneIncidentDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'incidents.bulk': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            act: "assign" | "close";
            /** The incidents. */
            rows: {
                id: string;
                version: SeenVersion;
            }[];
            /**
             * Format: uuid
             * The assignee; null or absent for nobody.
             */
            userId?: string | null;
            allOrNone?: AllOrNone;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: UserBulkResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'incidents.import': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
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
}
/** Where they are, below the address of main. */
export interface IncidentsPaths {
  '/incidents': { get: IncidentsOperations['incidents.index']; post: IncidentsOperations['incidents.create'] };
  '/incidents/people': { get: IncidentsOperations['incidents.people'] };
  '/incidents/assignees': { get: IncidentsOperations['incidents.assignees'] };
  '/incidents/justified-time': { get: IncidentsOperations['incidents.justifiedTime'] };
  '/incidents/{id}': { get: IncidentsOperations['incidents.show']; patch: IncidentsOperations['incidents.patch'] };
  '/incidents/{id}/assign': { post: IncidentsOperations['incidents.assign'] };
  '/incidents/{id}/messages': { post: IncidentsOperations['incidents.answer'] };
  '/incidents/{id}/resolve': { post: IncidentsOperations['incidents.resolve'] };
  '/incidents/{id}/close': { post: IncidentsOperations['incidents.close'] };
  '/incidents/{id}/reopen': { post: IncidentsOperations['incidents.reopen'] };
  '/incidents/{id}/approve': { post: IncidentsOperations['incidents.approve'] };
  '/incidents/{id}/reject': { post: IncidentsOperations['incidents.reject'] };
  '/incidents/workflows': { get: IncidentsOperations['incidents.workflows'] };
  '/incidents/{id}/workflow': { post: IncidentsOperations['incidents.follow'] };
  '/incidents/{id}/advance': { post: IncidentsOperations['incidents.advance'] };
  '/incidents/bulk': { post: IncidentsOperations['incidents.bulk'] };
  '/incidents/import': { post: IncidentsOperations['incidents.import'] };
}
