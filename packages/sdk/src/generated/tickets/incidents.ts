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
     * The name people see.
     * @example Ticket TI
     */
    name: string;
};

/** An incident. */
export type Incident = {
    id: Id;
    /**
     * It in one line.
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
     * How many people it affects.
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
     * Its code.
     * @example en_curso_resuelto
     */
    transition: string;
    /**
     * What its screen asks for, by the key of the field, as people type it: a day as YYYY-MM-DD, a number with a point, `true` or `false`.
     * @example {
     *       "resultado": "Configuración"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    /**
     * A comment: said to the incident, or at the end of its way what was done.
     * @example Se cambió el terminal.
     */
    text?: string;
    /**
     * Format: uuid
     * Who works on it from then on, and is told; null for nobody. Left out, it stays as it is.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    assigneeId?: string | null;
    version: SeenVersion;
};

/**
 * What it is about.
 * @example telephony
 * @enum {string}
 */
export type IncidentCategory = "application" | "telephony" | "network" | "equipment" | "access" | "premises" | "clock" | "other";

/** An incident with everything that is known of it. */
export type IncidentDetail = {
    id: Id;
    /**
     * It in one line.
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
     * How many people it affects.
     * @example 12
     */
    affected: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * What happens.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description: string;
    /**
     * What was done.
     * @example null
     */
    resolution: string | null;
    /** The workflow it follows; null when people say how far it is. */
    workflow: IncidentWorkflow | null;
    /** Whom it affects. Who sees only their own incidents reads the others' names in those they reported or work on. */
    people: Person[];
    /** What was said to it, oldest first; what is internal only for who works on it and who sees all incidents. */
    messages: IncidentMessage[];
    /** Whether whoever asks may assign and resolve it. */
    canManage: boolean;
    /** Whether whoever asks may decide on its time: it has ended, it affects somebody, but not them. */
    canDecide: boolean;
    /** Whether whoever asks may change, close and open it again. */
    canChange: boolean;
};

/** An incident to report. */
export type IncidentInput = {
    /**
     * It in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    /**
     * What happens.
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
    /** Whom it affects. */
    peopleIds?: string[];
    /**
     * Whether they were kept from working.
     * @example true
     */
    affectsTime?: boolean;
};

/** Something said to an incident. */
export type IncidentMessage = {
    id: Id;
    author: Person;
    /**
     * What was said.
     * @example Ya funciona en dos puestos.
     */
    text: string;
    /**
     * Whether the reporter and those affected do not read it.
     * @example false
     */
    internal: boolean;
    createdAt: Instant;
};

/** What changes. */
export type IncidentPatch = {
    /**
     * It in one line.
     * @example Sin línea en la isla 4
     */
    title?: string;
    /**
     * What happens.
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
    /** Whom it affects. */
    peopleIds?: string[];
    /**
     * Whether they were kept from working.
     * @example true
     */
    affectsTime?: boolean;
    version: SeenVersion;
};

/**
 * How bad it is.
 * @example high
 * @enum {string}
 */
export type IncidentSeverity = "low" | "medium" | "high" | "critical";

/**
 * How far it is.
 * @example open
 * @enum {string}
 */
export type IncidentState = "open" | "in_progress" | "resolved" | "closed";

/** A way that leads on. */
export type IncidentTransition = {
    /**
     * What `incidents.advance` knows it by.
     * @example en_curso_resuelto
     */
    code: string;
    /**
     * What it is called.
     * @example Resolver
     */
    name: string;
    /**
     * What the state is called that it leads to.
     * @example Resuelto
     */
    to: string;
    /** Whether the final state it leads to asks for a comment. */
    needsComment: boolean;
    /** What its screen asks for. */
    fields: TransitionField[];
};

/** What was said in one field. */
export type IncidentValue = {
    /**
     * The field's stable name.
     * @example resultado
     */
    key: string;
    /**
     * The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /**
     * What was said, in one form whatever was typed: days as YYYY-MM-DD, numbers with a point, phones in E.164.
     * @example Configuración
     */
    value: string;
};

/** Where an incident stands in the workflow it follows. */
export type IncidentWorkflow = {
    id: Id;
    /**
     * The name people see.
     * @example Ticket TI
     */
    name: string;
    /**
     * The version it follows.
     * @example 1
     */
    number: number;
    /**
     * What its state is called.
     * @example En curso
     */
    state: string;
    /** What whoever asks can do next: the transitions that lead on, without those whose permission they lack. */
    choices: IncidentTransition[];
    /** What the screens of its transitions have asked for so far. */
    values: IncidentValue[];
};

/** Justified minutes of a person on a day. */
export type JustifiedTime = {
    person: Person;
    /**
     * Format: date
     * The day in the time zone of the person.
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
 * Whether it kept people from working: nobody says so, somebody does, and what was decided.
 * @example asked
 * @enum {string}
 */
export type TimeEffect = "none" | "asked" | "accepted" | "rejected";

/** A management field on the screen of a transition. */
export type TransitionField = {
    /**
     * Its stable name.
     * @example resultado
     */
    key: string;
    /**
     * The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** Whether the transition cannot be taken without it. */
    required: boolean;
    /** Least value or length. */
    minimum: number | null;
    /** Greatest value or length. */
    maximum: number | null;
    /** For lists: the values allowed. */
    options: string[];
    /**
     * What was said before.
     * @example null
     */
    value: string | null;
};

/** The operations of specs/tickets/incidents.yaml. */
export interface IncidentsOperations {
  'incidents.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: IncidentState[];
        /** Only these severities. */
        severity?: IncidentSeverity[];
        /** Only this category. */
        category?: IncidentCategory;
        /** Only this effect on time. */
        timeEffect?: TimeEffect;
        /** Only those that nobody works on, or those that whoever asks works on. */
        assignee?: "nobody" | "me";
        /** Only those that whoever asks reported, or that affect them. */
        mine?: boolean;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** Only this person. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /**
             * Format: uuid
             * The person, or null for nobody.
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
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** What is said. */
            text: string;
            /**
             * Whether the reporter and those affected do not read it.
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** What is said. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** What is said. */
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
        /** The id. */
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
        /** The id. */
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
             * Who shall work on them; null or nothing for nobody.
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
