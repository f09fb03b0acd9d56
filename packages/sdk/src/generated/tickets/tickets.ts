// Generated from specs/tickets/tickets.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone } from '#generated/shared/error.ts'
import type { FieldType } from '#generated/tickets/fields.ts'
import type { FollowedWorkflow, IncidentValue, TransitionField } from '#generated/tickets/incidents.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta, Next } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'

/** One ticket. */
export type OneTicketDetail = {
    data: TicketDetail;
};

/**
 * The tickets, each as it was read.
 * @example [
 *       {
 *         "id": "0193b3a0-0000-4000-8000-000000000001",
 *         "version": 1
 *       }
 *     ]
 */
export type SeenTickets = {
    /**
     * Format: uuid
     * Which one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    version: SeenVersion;
}[];

/** A ticket. */
export type Ticket = {
    id: Id;
    /**
     * The number people call it by.
     * @example 1204
     */
    number: number;
    /**
     * The identifying key that its requester is given (Ley 10/2025, art. 12).
     * @example 7F3A-9C21-B04E
     */
    key: string;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Who asks.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * Where an answer reaches them.
     * @example rosa.lago@correo.example
     */
    requesterAddress: string | null;
    channel: TicketChannel;
    /**
     * The language of the requester.
     * @example es
     */
    language: string;
    skill: TicketNamed;
    project: TicketNamedOrNone;
    /**
     * The record behind a case file.
     * @example null
     */
    recordId: string | null;
    priority: TicketNamedOrNone;
    /**
     * What its state is called.
     * @example En curso
     */
    state: string;
    stateType: TicketStateType;
    outcome: TicketOutcome;
    pendingUntil: TicketInstant;
    finalState: TicketNamedOrNone;
    assignee: TicketPersonOrNone;
    assignedAt: TicketInstant;
    heldAt: TicketInstant;
    /** Its tags. */
    tags: TicketNamed[];
    /**
     * Whether the requester is elderly or disabled.
     * @example false
     */
    isVulnerable: boolean;
    firstRespondedAt: TicketInstant;
    closedAt: TicketInstant;
    dueAt: TicketInstant;
    light: TicketLight;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};

/** Somebody who can have it. */
export type TicketAssignee = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * How well they have the skill: 1 beginner, 5 expert.
     * @example 3
     */
    level: number;
    /**
     * Whether they are at work and reachable now.
     * @example true
     */
    isOnDuty: boolean;
    /**
     * How many open tickets they have.
     * @example 4
     */
    open: number;
};

/** Who has it. */
export type TicketAssignment = {
    /**
     * Format: uuid
     * The person, or null for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId: string | null;
    /**
     * Whether only somebody on duty will do.
     * @default false
     * @example false
     */
    onDuty?: boolean;
    version: SeenVersion;
};

/** `TicketAssignment` as the server has it: with all defaults. */
export type TicketAssignmentFilled = {
    /**
     * Format: uuid
     * The person, or null for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId: string | null;
    /**
     * Whether only somebody on duty will do.
     * @default false
     * @example false
     */
    onDuty: boolean;
    version: SeenVersion;
};

/** The same act on many. */
export type TicketBulkInput = {
    /**
     * `postpone`: to the state that waits; `adopt`: below one parent.
     * @example tag
     * @enum {string}
     */
    act: "assign" | "tag" | "untag" | "prioritise" | "postpone" | "close" | "adopt";
    rows: SeenTickets;
    /**
     * Format: uuid
     * For `assign`: who gets them; null or nothing for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId?: string | null;
    /**
     * For `assign`: whether only somebody on duty will do.
     * @default false
     * @example false
     */
    onDuty?: boolean;
    /**
     * Format: uuid
     * For `tag` and `untag`.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    tagId?: string;
    /**
     * Format: uuid
     * For `prioritise`.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /**
     * Format: uuid
     * For `adopt`; null for none.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    parentId?: string | null;
    /**
     * Format: date-time
     * For `postpone`.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    /**
     * Format: uuid
     * For `close`.
     * @example 0193b3a0-0000-4000-8000-000000000005
     */
    finalStateId?: string;
    values?: TicketValues;
    text?: TicketNote;
    allOrNone?: AllOrNone;
};

/** `TicketBulkInput` as the server has it: with all defaults. */
export type TicketBulkInputFilled = {
    /**
     * `postpone`: to the state that waits; `adopt`: below one parent.
     * @example tag
     * @enum {string}
     */
    act: "assign" | "tag" | "untag" | "prioritise" | "postpone" | "close" | "adopt";
    rows: SeenTickets;
    /**
     * Format: uuid
     * For `assign`: who gets them; null or nothing for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId?: string | null;
    /**
     * For `assign`: whether only somebody on duty will do.
     * @default false
     * @example false
     */
    onDuty: boolean;
    /**
     * Format: uuid
     * For `tag` and `untag`.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    tagId?: string;
    /**
     * Format: uuid
     * For `prioritise`.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /**
     * Format: uuid
     * For `adopt`; null for none.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    parentId?: string | null;
    /**
     * Format: date-time
     * For `postpone`.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    /**
     * Format: uuid
     * For `close`.
     * @example 0193b3a0-0000-4000-8000-000000000005
     */
    finalStateId?: string;
    values?: TicketValues;
    text?: TicketNote;
    allOrNone?: AllOrNone;
};

/** What became of each. */
export type TicketBulkResult = {
    /** What ticketBatches.undo takes; null where nothing was done or what was cannot be undone. */
    batchId: Id | null;
    /** One a row, in their order. */
    results: UserBulkResult[];
};

/** A field that has changed. */
export type TicketChange = {
    /**
     * Its serial.
     * @example 812
     */
    id: string;
    /**
     * Which one: a name of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * What it was, as people read it.
     * @example null
     */
    old: string | null;
    /**
     * What it is, as people read it.
     * @example Alta
     */
    new: string | null;
    user: TicketPersonOrNone;
    at: Instant;
};

/** A field of a ticket that somebody has changed. */
export type TicketChangeOfPerson = {
    /**
     * Its serial.
     * @example 812
     */
    id: string;
    /**
     * Which one: a name of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * What it was, as people read it.
     * @example null
     */
    old: string | null;
    /**
     * What it is, as people read it.
     * @example Alta
     */
    new: string | null;
    user: TicketPersonOrNone;
    at: Instant;
    ticket: TicketRef;
};

/**
 * By which way it came.
 * @example phone
 * @enum {string}
 */
export type TicketChannel = "phone" | "email" | "chat" | "whatsapp" | "web" | "in_person" | "internal";

/** What tickets can be of. */
export type TicketChoices = {
    /** The skills. */
    skills: TicketNamed[];
    /** The projects that are under way. */
    projects: TicketNamed[];
    /** The priorities, the most urgent first. */
    priorities: TicketNamed[];
    /** The tags of tickets and case files. */
    tags: TicketNamed[];
    /** The workflows that are published and in use. */
    workflows: FollowedWorkflow[];
    /** How tickets can end. */
    finalStates: TicketNamed[];
    /** The management fields, with what each takes. */
    fields: TicketField[];
};

/** The end. */
export type TicketClosing = {
    /**
     * Format: uuid
     * The final state.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    finalStateId: string;
    values?: TicketValues;
    text?: TicketNote;
    version: SeenVersion;
};

/** A ticket with everything around it. */
export type TicketDetail = {
    id: Id;
    /**
     * The number people call it by.
     * @example 1204
     */
    number: number;
    /**
     * The identifying key that its requester is given (Ley 10/2025, art. 12).
     * @example 7F3A-9C21-B04E
     */
    key: string;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Who asks.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * Where an answer reaches them.
     * @example rosa.lago@correo.example
     */
    requesterAddress: string | null;
    channel: TicketChannel;
    /**
     * The language of the requester.
     * @example es
     */
    language: string;
    skill: TicketNamed;
    project: TicketNamedOrNone;
    /**
     * The record behind a case file.
     * @example null
     */
    recordId: string | null;
    priority: TicketNamedOrNone;
    /**
     * What its state is called.
     * @example En curso
     */
    state: string;
    stateType: TicketStateType;
    outcome: TicketOutcome;
    pendingUntil: TicketInstant;
    finalState: TicketNamedOrNone;
    assignee: TicketPersonOrNone;
    assignedAt: TicketInstant;
    heldAt: TicketInstant;
    /** Its tags. */
    tags: TicketNamed[];
    /**
     * Whether the requester is elderly or disabled.
     * @example false
     */
    isVulnerable: boolean;
    firstRespondedAt: TicketInstant;
    closedAt: TicketInstant;
    dueAt: TicketInstant;
    light: TicketLight;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    requester: TicketPersonOrNone;
    createdBy: TicketPersonOrNone;
    /**
     * What its workflow knows its state by.
     * @example en_curso
     */
    stateCode: string;
    workflow: FollowedWorkflow;
    /** What its management fields say. */
    values: IncidentValue[];
    /** What whoever asks can do next: the transitions that lead on, without those whose permission they lack. */
    transitions: TicketTransition[];
    parent: TicketRefOrNone;
    mergedInto: TicketRefOrNone;
    /** Those below it, at most 200. */
    children: TicketRef[];
    /** Those merged into it, at most 200. */
    mergedFrom: TicketRef[];
    /** Those it is linked with. */
    links: TicketLink[];
    /** Who follows it. */
    followers: Person[];
    /**
     * Whether whoever asks does.
     * @example false
     */
    isFollowed: boolean;
    can: TicketRights;
};

/** A management field. */
export type TicketField = {
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
    /** Least value or length. */
    minimum: number | null;
    /** Greatest value or length. */
    maximum: number | null;
    /** For lists: the values allowed. */
    options: string[];
};

/** A ticket to open. */
export type TicketInput = {
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Who asks.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * Where an answer reaches them: an e-mail address or a phone.
     * @example rosa.lago@correo.example
     */
    requesterAddress?: string | null;
    channel: TicketChannel;
    /**
     * The language of the requester, which the answer keeps (Ley 10/2025).
     * @example es
     */
    language?: string;
    /**
     * Format: uuid
     * Its priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /** Its tags. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The ticket that it is a part of.
     * @example null
     */
    parentId?: string | null;
    /**
     * Whether the requester is elderly or disabled, and goes first (Ley 10/2025).
     * @example false
     */
    isVulnerable?: boolean;
    values?: TicketValues;
    /**
     * Format: uuid
     * The skill that it takes.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * The project that it belongs to.
     * @example null
     */
    projectId?: string | null;
    /**
     * The record of the project behind it, which makes it a case file.
     * @example null
     */
    recordId?: string | null;
    /**
     * Format: uuid
     * The workflow that it follows; the first in use when left out.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    workflowId?: string;
    /**
     * Format: uuid
     * The person of the company who asks, if it is one.
     * @example null
     */
    requesterUserId?: string | null;
    text?: TicketNote;
};

/**
 * Format: date-time
 * ISO 8601 in UTC; null where it was not or is not to be.
 * @example null
 */
export type TicketInstant = string | null;

/**
 * How its terms stand, the worst of them: one that stands still while the ticket waits keeps its own; null where it has none, and once it has ended.
 * @example green
 */
export type TicketLight = ("green" | "amber" | "red") | null;

/** A link. */
export type TicketLink = {
    id: Id;
    /**
     * Its number.
     * @example 1205
     */
    number: number;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    stateType: TicketStateType;
    kind: TicketLinkKind;
    /**
     * Whether it was linked from this side.
     * @example true
     */
    isOutward: boolean;
};

/**
 * What the link says.
 * @example related
 * @enum {string}
 */
export type TicketLinkKind = "related" | "duplicate" | "blocks";

/** What it refers to, by its name. */
export type TicketNamed = {
    id: Id;
    /**
     * The name people see.
     * @example Reclamaciones
     */
    name: string;
    /**
     * Its code, where it has one.
     * @example REC
     */
    code?: string;
    /**
     * Its colour, where it has one.
     * @example #9b2c2c
     */
    colour?: string;
};

/** What it is called, or null for nothing. */
export type TicketNamedOrNone = TicketNamed | null;

/**
 * What is said.
 * @example Le han cobrado dos veces la factura de marzo.
 */
export type TicketNote = string;

/**
 * How it ended; null before.
 * @example null
 */
export type TicketOutcome = ("closed" | "cancelled" | "merged") | null;

/** What changes. */
export type TicketPatch = {
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject?: string;
    /**
     * Who asks.
     * @example Rosa Lago Prieto
     */
    requesterName?: string;
    /**
     * Where an answer reaches them: an e-mail address or a phone.
     * @example rosa.lago@correo.example
     */
    requesterAddress?: string | null;
    channel?: TicketChannel;
    /**
     * The language of the requester, which the answer keeps (Ley 10/2025).
     * @example es
     */
    language?: string;
    /**
     * Format: uuid
     * Its priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /** Its tags. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The ticket that it is a part of.
     * @example null
     */
    parentId?: string | null;
    /**
     * Whether the requester is elderly or disabled, and goes first (Ley 10/2025).
     * @example false
     */
    isVulnerable?: boolean;
    values?: TicketValues;
    version: SeenVersion;
};

/** The person, or null for nobody. */
export type TicketPersonOrNone = Person | null;

/** Why. */
export type TicketReason = {
    /**
     * The reason.
     * @example El cliente lo retira.
     */
    reason: string;
    version: SeenVersion;
};

/** Another ticket. */
export type TicketRef = {
    id: Id;
    /**
     * Its number.
     * @example 1205
     */
    number: number;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    stateType: TicketStateType;
};

/** The other ticket, or null for none. */
export type TicketRefOrNone = TicketRef | null;

/** What whoever asks may do with it now. */
export type TicketRights = {
    /**
     * Change it, say something to it, take it on.
     * @example true
     */
    edit: boolean;
    /**
     * Say who has it.
     * @example false
     */
    assign: boolean;
    /**
     * Cancel it.
     * @example false
     */
    cancel: boolean;
    /**
     * Open it again.
     * @example false
     */
    reopen: boolean;
};

/**
 * What its state means: nobody has begun, work, waiting until a date, the end.
 * @example open
 * @enum {string}
 */
export type TicketStateType = "new" | "open" | "pending" | "final";

/** A way that leads on. */
export type TicketTransition = {
    /**
     * What tickets.transition knows it by.
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
    toType: TicketStateType;
    /**
     * Format: uuid
     * The end that it leads to.
     * @example null
     */
    finalStateId: string | null;
    /** Whether the end asks for a comment. */
    needsComment: boolean;
    /** Whether the state waits, and asks until when. */
    needsDate: boolean;
    /** What its screen asks for. */
    fields: TransitionField[];
};

/** A transition to take. */
export type TicketTransitionInput = {
    /**
     * Its code.
     * @example empezar
     */
    transition: string;
    values?: TicketValues;
    text?: TicketNote;
    /**
     * Format: date-time
     * Until when a state that waits does.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    version: SeenVersion;
};

/**
 * What management fields ask for, by the key of the field, as people type it: a day as YYYY-MM-DD, a number with a point, `true` or `false`.
 * @example {
 *       "motivo": "Facturación"
 *     }
 */
export type TicketValues = {
    [key: string]: string;
};

/** Somebody else who looks at it. */
export type TicketViewer = {
    person: Person;
    /**
     * Whether they are writing.
     * @example true
     */
    isWriting: boolean;
};

/** Where this page stands. */
export type TicketsMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Of `totals: soon`: whether the rows were counted, which they are not where many match.
     * @example true
     */
    hasTotals?: boolean;
    /**
     * Rows in all; uncounted those until the one behind this page.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/** The operations of specs/tickets/tickets.yaml. */
export interface TicketsOperations {
  'tickets.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
        totals?: "always" | "soon";
        /** Words of the subject, the requester, the number or key, the fields and what was said, in any form of the word, without regard to case or accents. */
        search?: string;
        /** Only in states of these types. */
        stateType?: TicketStateType[];
        /** Only of this skill. */
        skillId?: string;
        /** Only of this project. */
        projectId?: string;
        /** Only of this priority. */
        priorityId?: string;
        /** Only with this tag. */
        tagId?: string;
        /** Only by these channels. */
        channel?: TicketChannel[];
        /** Only those that nobody has, or that whoever asks has. */
        assignee?: "nobody" | "me";
        /** Only those that this person has. */
        assigneeId?: string;
        /** Only those below this ticket. */
        parentId?: string;
        /** Only open ones whose term is over, or only the others. */
        isOverdue?: boolean;
        /** Only those that their agent holds, or only the others. */
        isHeld?: boolean;
        /** Only those that whoever asks follows. */
        isFollowed?: boolean;
        /** Only case files, or only the other tickets. */
        isCaseFile?: boolean;
        /** Order. */
        sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "dueAt" | "-dueAt" | "number" | "-number" | "priority" | "-priority";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Ticket[];
            meta: TicketsMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tickets.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TicketInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tickets.choices': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketChoices;
        };
    } } };
    failures: 401 | 403;
  };
  'tickets.assignees': {
    parameters: { query: {
        /**
         * The skill.
         * @example 0193b3a0-0000-4000-8000-000000000001
         */
        skillId: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketAssignee[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'tickets.history': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, without regard to case or accents. */
        search?: string;
        /** Only by this person. */
        userId?: string;
        /** Only of these fields. */
        field?: string[];
        /** Only from this instant on. */
        from?: string;
        /** Only before this instant. */
        until?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketChangeOfPerson[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tickets.bulk': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": TicketBulkInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketBulkResult;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": TicketBulkInputFilled;
    } };
  };
  'tickets.show': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.assign': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketAssignment;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": TicketAssignmentFilled;
    } };
  };
  'tickets.transition': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketTransitionInput;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.close': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketClosing;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketReason;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.reopen': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": TicketReason;
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.merge': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": {
            rows: SeenTickets;
            allOrNone?: AllOrNone;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketBulkResult;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.link': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** The others. */
            ticketIds: string[];
            kind: TicketLinkKind;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.unlink': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": {
            /** The others. */
            ticketIds: string[];
        };
    } };
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.follow': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.unfollow': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tickets.view': {
    parameters: { query?: never; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody: { content: {
        "application/json": {
            isWriting: boolean;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketViewer[];
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'tickets.changes': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only of these fields. */
        field?: string[];
        /** Only by this person. */
        userId?: string;
        /** Only from this instant on. */
        from?: string;
        /** Only until this instant. */
        until?: string;
    }; header?: never; path: {
        /** The ticket. */
        ticketId: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface TicketsPaths {
  '/tickets': { get: TicketsOperations['tickets.index'] };
  '/tickets/new': { post: TicketsOperations['tickets.create'] };
  '/tickets/choices': { get: TicketsOperations['tickets.choices'] };
  '/tickets/assignees': { get: TicketsOperations['tickets.assignees'] };
  '/tickets/history': { get: TicketsOperations['tickets.history'] };
  '/tickets/bulk': { post: TicketsOperations['tickets.bulk'] };
  '/tickets/{ticketId}': { get: TicketsOperations['tickets.show']; patch: TicketsOperations['tickets.patch'] };
  '/tickets/{ticketId}/assign': { post: TicketsOperations['tickets.assign'] };
  '/tickets/{ticketId}/transition': { post: TicketsOperations['tickets.transition'] };
  '/tickets/{ticketId}/close': { post: TicketsOperations['tickets.close'] };
  '/tickets/{ticketId}/cancel': { post: TicketsOperations['tickets.cancel'] };
  '/tickets/{ticketId}/reopen': { post: TicketsOperations['tickets.reopen'] };
  '/tickets/{ticketId}/merge': { post: TicketsOperations['tickets.merge'] };
  '/tickets/{ticketId}/links': { post: TicketsOperations['tickets.link'] };
  '/tickets/{ticketId}/unlink': { post: TicketsOperations['tickets.unlink'] };
  '/tickets/{ticketId}/follow': { post: TicketsOperations['tickets.follow']; delete: TicketsOperations['tickets.unfollow'] };
  '/tickets/{ticketId}/views': { post: TicketsOperations['tickets.view'] };
  '/tickets/{ticketId}/changes': { get: TicketsOperations['tickets.changes'] };
}
