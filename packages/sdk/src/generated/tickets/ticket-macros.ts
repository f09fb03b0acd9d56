// Generated from specs/tickets/ticket-macros.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { AllOrNone, ErrorCode } from '#generated/shared/error.ts'
import type { Called, Named } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenTickets, TicketBulkResult, TicketValues } from '#generated/tickets/tickets.ts'
import type { TransitionField } from '#generated/tickets/incidents.ts'

/** A single macro. */
export type OneTicketMacro = {
    data: TicketMacro;
};

/** A macro. */
export type TicketMacro = {
    id: Id;
    /**
     * Display name.
     * @example Falta documentación
     */
    name: string;
    active: Active;
    scope: TicketMacroScope;
    /**
     * Format: uuid
     * For scope `skill`: the skill of the tickets.
     * @example null
     */
    skillId: string | null;
    /**
     * Text of the reply, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}` (up to 365 days). Dates are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply: string;
    /**
     * Whether the text is an internal note instead of an answer.
     * @example false
     */
    isInternal: boolean;
    /**
     * Format: uuid
     * The new priority; null to leave it unchanged.
     * @example null
     */
    priorityId: string | null;
    /** Tags to add. */
    tagIds: string[];
    /**
     * Format: uuid
     * The new skill; null to leave it unchanged. An assignee who lacks the skill is removed.
     * @example null
     */
    toSkillId: string | null;
    /**
     * Assignee afterwards: unchanged, the caller, nobody, or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * For `assign: person`: the assignee.
     * @example null
     */
    assigneeId: string | null;
    /**
     * Whether the state is unchanged, pending for `pendingDays`, or closed with `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move: "none" | "postpone" | "close";
    /**
     * For `move: postpone`: number of days to wait, until the same time of day.
     * @example 14
     */
    pendingDays: number | null;
    /**
     * Format: uuid
     * For `move: close`: the final state.
     * @example null
     */
    finalStateId: string | null;
    /**
     * Values of management fields to set, by field key.
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
    /** Tags to add. */
    tags: Called[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** A field that would change. */
export type TicketMacroChange = {
    /**
     * Name of the field: one of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * Current value, as displayed.
     * @example null
     */
    old: string | null;
    /**
     * New value, as displayed.
     * @example Alta
     */
    new: string | null;
};

/** A macro to create. */
export type TicketMacroInput = {
    /**
     * Display name.
     * @example Falta documentación
     */
    name: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * For scope `skill`: the skill of the tickets.
     * @example null
     */
    skillId?: string | null;
    /**
     * Text of the reply, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}` (up to 365 days). Dates are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether the text is an internal note instead of an answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null to leave it unchanged.
     * @example null
     */
    priorityId?: string | null;
    /** Tags to add. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The new skill; null to leave it unchanged. An assignee who lacks the skill is removed.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Assignee afterwards: unchanged, the caller, nobody, or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * For `assign: person`: the assignee.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether the state is unchanged, pending for `pendingDays`, or closed with `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * For `move: postpone`: number of days to wait, until the same time of day.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * For `move: close`: the final state.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * Values of management fields to set, by field key.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
};

/** Fields to change. */
export type TicketMacroPatch = {
    /**
     * Display name.
     * @example Falta documentación
     */
    name?: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * For scope `skill`: the skill of the tickets.
     * @example null
     */
    skillId?: string | null;
    /**
     * Text of the reply, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}` (up to 365 days). Dates are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether the text is an internal note instead of an answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null to leave it unchanged.
     * @example null
     */
    priorityId?: string | null;
    /** Tags to add. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The new skill; null to leave it unchanged. An assignee who lacks the skill is removed.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Assignee afterwards: unchanged, the caller, nobody, or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * For `assign: person`: the assignee.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether the state is unchanged, pending for `pendingDays`, or closed with `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * For `move: postpone`: number of days to wait, until the same time of day.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * For `move: close`: the final state.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * Values of management fields to set, by field key.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    version: SeenVersion;
};

/** Expected effect of a macro on a ticket. */
export type TicketMacroPreview = {
    /**
     * Version of the ticket that was previewed, to send with ticketMacros.apply.
     * @example 3
     */
    version: number;
    /**
     * The text, with variables replaced.
     * @example Hola, Rosa Lago Prieto: envíenos la factura antes del 12 de marzo de 2026.
     */
    text: string;
    /** Fields that would change. */
    changes: TicketMacroChange[];
    /** Fields required by the transition to the final state. */
    asks: TransitionField[];
    /** Why the ticket would stay unchanged; null if the macro can be applied. */
    error: ErrorCode | ("forbidden" | "not_found") | null;
};

/**
 * Audience: its author, the agents of a skill, or everybody.
 * @example everybody
 * @enum {string}
 */
export type TicketMacroScope = "personal" | "skill" | "everybody";

/** The ticket for the preview. */
export type TicketMacroTry = {
    /**
     * Format: uuid
     * The ticket.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    ticketId: string;
    values?: TicketValues;
};

/** A macro that replaces an existing one. */
export type TicketMacroUpdate = {
    /**
     * Display name.
     * @example Falta documentación
     */
    name: string;
    active?: Active;
    scope?: TicketMacroScope;
    /**
     * Format: uuid
     * For scope `skill`: the skill of the tickets.
     * @example null
     */
    skillId?: string | null;
    /**
     * Text of the reply, with variables: `{{ticket.number}}`, `{{ticket.subject}}`, `{{ticket.key}}`, `{{ticket.state}}`, `{{ticket.skill}}`, `{{ticket.priority}}`, `{{requester.name}}`, `{{requester.address}}`, `{{agent.name}}`, `{{fecha}}` and `{{fecha+3d}}` (up to 365 days). Dates are written in the language of the ticket.
     * @example Hola, {{requester.name}}: envíenos la factura antes del {{fecha+10d}}.
     */
    reply?: string;
    /**
     * Whether the text is an internal note instead of an answer.
     * @example false
     */
    isInternal?: boolean;
    /**
     * Format: uuid
     * The new priority; null to leave it unchanged.
     * @example null
     */
    priorityId?: string | null;
    /** Tags to add. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The new skill; null to leave it unchanged. An assignee who lacks the skill is removed.
     * @example null
     */
    toSkillId?: string | null;
    /**
     * Assignee afterwards: unchanged, the caller, nobody, or `assigneeId`.
     * @example keep
     * @enum {string}
     */
    assign?: "keep" | "me" | "nobody" | "person";
    /**
     * Format: uuid
     * For `assign: person`: the assignee.
     * @example null
     */
    assigneeId?: string | null;
    /**
     * Whether the state is unchanged, pending for `pendingDays`, or closed with `finalStateId`.
     * @example postpone
     * @enum {string}
     */
    move?: "none" | "postpone" | "close";
    /**
     * For `move: postpone`: number of days to wait, until the same time of day.
     * @example 14
     */
    pendingDays?: number | null;
    /**
     * Format: uuid
     * For `move: close`: the final state.
     * @example null
     */
    finalStateId?: string | null;
    /**
     * Values of management fields to set, by field key.
     * @example {
     *       "motivo": "Facturación"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    version: SeenVersion;
};

/** The tickets, and an alternative text. */
export type TicketMacroUse = {
    rows: SeenTickets;
    /**
     * Text that replaces the reply, with the same variables; empty for no text.
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
        sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** Filter by scope. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'ticketMacros.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
