// Generated from specs/tickets/ticket-macros.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { AllOrNone, ErrorCode } from '#generated/shared/error.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenTickets, TicketBulkResult, TicketValues } from '#generated/tickets/tickets.ts'
import type { TransitionField } from '#generated/tickets/incidents.ts'

/** One macro. */
export type OneTicketMacro = {
    data: TicketMacro;
};

/** A macro. */
export type TicketMacro = {
    id: Id;
    /**
     * The name people see.
     * @example Falta documentación
     */
    name: string;
    active: Active;
    scope: TicketMacroScope;
    /**
     * Format: uuid
     * Of the scope `skill`: for the tickets of which skill.
     * @example null
     */
    skillId: string | null;
    /**
     * What is said, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}`, up to 365 days. Days are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply: string;
    /**
     * Whether what is said is a note among those who work on it, and no answer.
     * @example false
     */
    isInternal: boolean;
    /**
     * Format: uuid
     * The new priority; null leaves it.
     * @example null
     */
    priorityId: string | null;
    /** Tags that are added. */
    tagIds: string[];
    /**
     * Format: uuid
     * The skill that it is moved to; whoever has the ticket and lacks it has it no more. null leaves it.
     * @example null
     */
    toSkillId: string | null;
    /**
     * Who has it afterwards: whoever had it, whoever uses the macro, nobody or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * Of `assign: person`: who.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Whether it is left in its state, waits for `pendingDays`, or ends by `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move: "none" | "postpone" | "close";
    /**
     * Of `move: postpone`: until so many days later, at the same time.
     * @example 14
     */
    pendingDays: number | null;
    /**
     * Format: uuid
     * Of `move: close`: how it ends.
     * @example null
     */
    finalStateId: string | null;
    /**
     * What management fields say from then on, by the key of the field.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values: {
        [key: string]: string;
    };
    skill: Named | null;
    toSkill: Named | null;
    priority: Called | null;
    finalState: Called | null;
    assignee: Person | null;
    /** The tags that are added. */
    tags: Called[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A field that would change. */
export type TicketMacroChange = {
    /**
     * A name of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * What it is, as people read it.
     * @example null
     */
    old: string | null;
    /**
     * What it would be.
     * @example Alta
     */
    new: string | null;
};

/** A macro to write. */
export type TicketMacroInput = {
    /**
     * The name people see.
     * @example Falta documentación
     */
    name: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * Of the scope `skill`: for the tickets of which skill.
     * @example null
     */
    skillId?: string | null;
    /**
     * What is said, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}`, up to 365 days. Days are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether what is said is a note among those who work on it, and no answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null leaves it.
     * @example null
     */
    priorityId?: string | null;
    /** Tags that are added. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The skill that it is moved to; whoever has the ticket and lacks it has it no more. null leaves it.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Who has it afterwards: whoever had it, whoever uses the macro, nobody or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * Of `assign: person`: who.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether it is left in its state, waits for `pendingDays`, or ends by `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * Of `move: postpone`: until so many days later, at the same time.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * Of `move: close`: how it ends.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * What management fields say from then on, by the key of the field.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
};

/** What changes. */
export type TicketMacroPatch = {
    /**
     * The name people see.
     * @example Falta documentación
     */
    name?: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * Of the scope `skill`: for the tickets of which skill.
     * @example null
     */
    skillId?: string | null;
    /**
     * What is said, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}`, up to 365 days. Days are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether what is said is a note among those who work on it, and no answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null leaves it.
     * @example null
     */
    priorityId?: string | null;
    /** Tags that are added. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The skill that it is moved to; whoever has the ticket and lacks it has it no more. null leaves it.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Who has it afterwards: whoever had it, whoever uses the macro, nobody or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * Of `assign: person`: who.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether it is left in its state, waits for `pendingDays`, or ends by `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * Of `move: postpone`: until so many days later, at the same time.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * Of `move: close`: how it ends.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * What management fields say from then on, by the key of the field.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    version: SeenVersion;
};

/** What a macro would do to a ticket. */
export type TicketMacroPreview = {
    /**
     * What it would say, its variables filled in.
     * @example Hola, Rosa Lago Prieto: envíenos la factura antes del 12 de marzo de 2026.
     */
    text: string;
    /** What would change. */
    changes: TicketMacroChange[];
    /** The fields on the way to its end. */
    asks: TransitionField[];
    /** Why it would leave the ticket as it is; null where it would not. */
    error: ErrorCode | ("forbidden" | "not_found") | null;
};

/**
 * For whom: whoever wrote it, the agents of a skill, or everybody.
 * @example everybody
 * @enum {string}
 */
export type TicketMacroScope = "personal" | "skill" | "everybody";

/** On which ticket it is tried. */
export type TicketMacroTry = {
    /**
     * Format: uuid
     * The ticket.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    ticketId: string;
    values?: TicketValues;
};

/** A macro to write over one that stands. */
export type TicketMacroUpdate = {
    /**
     * The name people see.
     * @example Falta documentación
     */
    name: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * Of the scope `skill`: for the tickets of which skill.
     * @example null
     */
    skillId?: string | null;
    /**
     * What is said, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}`, up to 365 days. Days are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether what is said is a note among those who work on it, and no answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null leaves it.
     * @example null
     */
    priorityId?: string | null;
    /** Tags that are added. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The skill that it is moved to; whoever has the ticket and lacks it has it no more. null leaves it.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Who has it afterwards: whoever had it, whoever uses the macro, nobody or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * Of `assign: person`: who.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether it is left in its state, waits for `pendingDays`, or ends by `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * Of `move: postpone`: until so many days later, at the same time.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * Of `move: close`: how it ends.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * What management fields say from then on, by the key of the field.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    version: SeenVersion;
};

/** The tickets, and what is said otherwise this time. */
export type TicketMacroUse = {
    rows: SeenTickets;
    /**
     * What is said instead of its reply, with the same variables; nothing where it is empty.
     * @example Hola, {{requester.name}}.
     */
    text?: string;
    values?: TicketValues;
    allOrNone?: AllOrNone;
};

/** The operations of specs/tickets/ticket-macros.yaml. */
export interface TicketMacrosOperations {
  'ticketMacros.index': {
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
        sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** Only for these. */
        scope?: TicketMacroScope;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketMacro[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'ticketMacros.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TicketMacroInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTicketMacro;
    } } };
    failures: 401 | 403 | 422;
  };
  'ticketMacros.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketMacro;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'ticketMacros.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketMacroUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketMacro;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketMacros.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketMacroPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketMacro;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketMacros.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'ticketMacros.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketMacro;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketMacros.preview': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketMacroTry;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketMacroPreview;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'ticketMacros.apply': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TicketMacroUse;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketBulkResult;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface TicketMacrosPaths {
  '/ticket-macros': { get: TicketMacrosOperations['ticketMacros.index']; post: TicketMacrosOperations['ticketMacros.create'] };
  '/ticket-macros/{id}': { get: TicketMacrosOperations['ticketMacros.show']; put: TicketMacrosOperations['ticketMacros.update']; patch: TicketMacrosOperations['ticketMacros.patch']; delete: TicketMacrosOperations['ticketMacros.destroy'] };
  '/ticket-macros/{id}/restore': { post: TicketMacrosOperations['ticketMacros.restore'] };
  '/ticket-macros/{id}/preview': { post: TicketMacrosOperations['ticketMacros.preview'] };
  '/ticket-macros/{id}/apply': { post: TicketMacrosOperations['ticketMacros.apply'] };
}
