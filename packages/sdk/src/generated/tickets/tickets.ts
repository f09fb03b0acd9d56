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
 * The tickets, each with the version that was read.
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
     * ID of the ticket.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    version: SeenVersion;
}[];

/** A ticket. */
export type Ticket = {
    id: Id;
    /**
     * Human-readable number.
     * @example 1204
     */
    number: number;
    /**
     * Identifying key given to the requester (Ley 10/2025, art. 12).
     * @example 7F3A-9C21-B04E
     */
    key: string;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Name of the requester.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * Where the answer is sent.
     * @example rosa.lago@correo.example
     */
    requesterAddress: string | null;
    channel: TicketChannel;
    /**
     * Language of the requester.
     * @example es
     */
    language: string;
    skill: TicketNamed;
    project: TicketNamedOrNone;
    /**
     * ID of the project record, for case files.
     * @example null
     */
    recordId: string | null;
    priority: TicketNamedOrNone;
    /**
     * Name of the state.
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
    /** The tags. */
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

/** A possible assignee. */
export type TicketAssignee = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Their level in the skill, from 1 (beginner) to 5 (expert).
     * @example 3
     */
    level: number;
    /**
     * Whether they are at work and reachable now.
     * @example true
     */
    isOnDuty: boolean;
    /**
     * Number of open tickets assigned to them.
     * @example 4
     */
    open: number;
};

/** An assignment. */
export type TicketAssignment = {
    /**
     * Format: uuid
     * The assignee; null for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId: string | null;
    /**
     * Whether the assignee must be on duty.
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
     * The assignee; null for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId: string | null;
    /**
     * Whether the assignee must be on duty.
     * @default false
     * @example false
     */
    onDuty: boolean;
    version: SeenVersion;
};

/** An action on many tickets. */
export type TicketBulkInput = {
    /**
     * The action. `postpone` moves the tickets to the pending state; `adopt` sets their parent.
     * @example tag
     * @enum {string}
     */
    act: "assign" | "tag" | "untag" | "prioritise" | "postpone" | "close" | "adopt";
    rows: SeenTickets;
    /**
     * Format: uuid
     * For `assign`: the assignee; null or absent for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId?: string | null;
    /**
     * For `assign`: whether the assignee must be on duty.
     * @default false
     * @example false
     */
    onDuty?: boolean;
    /**
     * Format: uuid
     * For `tag` and `untag`: the tag.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    tagId?: string;
    /**
     * Format: uuid
     * For `prioritise`: the priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /**
     * Format: uuid
     * For `adopt`: the parent ticket; null for none.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    parentId?: string | null;
    /**
     * Format: date-time
     * For `postpone`: when the pending state ends.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    /**
     * Format: uuid
     * For `close`: the final state.
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
     * The action. `postpone` moves the tickets to the pending state; `adopt` sets their parent.
     * @example tag
     * @enum {string}
     */
    act: "assign" | "tag" | "untag" | "prioritise" | "postpone" | "close" | "adopt";
    rows: SeenTickets;
    /**
     * Format: uuid
     * For `assign`: the assignee; null or absent for nobody.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    userId?: string | null;
    /**
     * For `assign`: whether the assignee must be on duty.
     * @default false
     * @example false
     */
    onDuty: boolean;
    /**
     * Format: uuid
     * For `tag` and `untag`: the tag.
     * @example 0193b3a0-0000-4000-8000-000000000002
     */
    tagId?: string;
    /**
     * Format: uuid
     * For `prioritise`: the priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /**
     * Format: uuid
     * For `adopt`: the parent ticket; null for none.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    parentId?: string | null;
    /**
     * Format: date-time
     * For `postpone`: when the pending state ends.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    /**
     * Format: uuid
     * For `close`: the final state.
     * @example 0193b3a0-0000-4000-8000-000000000005
     */
    finalStateId?: string;
    values?: TicketValues;
    text?: TicketNote;
    allOrNone?: AllOrNone;
};

/** Result of an action on many tickets. */
export type TicketBulkResult = {
    /** Batch to pass to ticketBatches.undo; null if nothing was changed or the action cannot be undone. */
    batchId: Id | null;
    /** Result of each row, in request order. */
    results: UserBulkResult[];
};

/** A changed field. */
export type TicketChange = {
    /**
     * Sequence number.
     * @example 812
     */
    id: string;
    /**
     * Name of the field: one of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * Label of the management field; null for a field of the ticket itself.
     * @example null
     */
    label: string | null;
    /**
     * Former value, with the names of people, states, skills and whatever else it refers to; values of the contract as it has them. `heldAt` is `held` while the ticket was on hold.
     * @example null
     */
    old: string | null;
    /**
     * New value, as `old`.
     * @example Alta
     */
    new: string | null;
    user: TicketPersonOrNone;
    at: Instant;
};

/** A change that somebody made to a field of a ticket. */
export type TicketChangeOfPerson = {
    /**
     * Sequence number.
     * @example 812
     */
    id: string;
    /**
     * Name of the field: one of the ticket, or `values.<key>`.
     * @example priority
     */
    field: string;
    /**
     * Label of the management field; null for a field of the ticket itself.
     * @example null
     */
    label: string | null;
    /**
     * Former value, with the names of people, states, skills and whatever else it refers to; values of the contract as it has them. `heldAt` is `held` while the ticket was on hold.
     * @example null
     */
    old: string | null;
    /**
     * New value, as `old`.
     * @example Alta
     */
    new: string | null;
    user: TicketPersonOrNone;
    at: Instant;
    ticket: TicketRef;
};

/**
 * Channel through which it was received.
 * @example phone
 * @enum {string}
 */
export type TicketChannel = "phone" | "email" | "chat" | "whatsapp" | "web" | "in_person" | "internal";

/** Values that tickets can have. */
export type TicketChoices = {
    /** The skills. */
    skills: TicketNamed[];
    /** The projects in progress. */
    projects: TicketNamed[];
    /** The priorities, most urgent first. */
    priorities: TicketNamed[];
    /** The tags for tickets and case files. */
    tags: TicketNamed[];
    /** The published, active workflows. */
    workflows: FollowedWorkflow[];
    /** The final states of tickets. */
    finalStates: TicketNamed[];
    /** The management fields and their constraints. */
    fields: TicketField[];
};

/** How a ticket is closed. */
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

/** A ticket with all its details. */
export type TicketDetail = {
    id: Id;
    /**
     * Human-readable number.
     * @example 1204
     */
    number: number;
    /**
     * Identifying key given to the requester (Ley 10/2025, art. 12).
     * @example 7F3A-9C21-B04E
     */
    key: string;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Name of the requester.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * Where the answer is sent.
     * @example rosa.lago@correo.example
     */
    requesterAddress: string | null;
    channel: TicketChannel;
    /**
     * Language of the requester.
     * @example es
     */
    language: string;
    skill: TicketNamed;
    project: TicketNamedOrNone;
    /**
     * ID of the project record, for case files.
     * @example null
     */
    recordId: string | null;
    priority: TicketNamedOrNone;
    /**
     * Name of the state.
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
    /** The tags. */
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
     * Code of the state in its workflow.
     * @example en_curso
     */
    stateCode: string;
    workflow: FollowedWorkflow;
    /** Values of its management fields. */
    values: IncidentValue[];
    /** Transitions available to the caller, without those for which they lack the permission. */
    transitions: TicketTransition[];
    parent: TicketRefOrNone;
    mergedInto: TicketRefOrNone;
    /** Child tickets, at most 200. */
    children: TicketRef[];
    /** Tickets merged into it, at most 200. */
    mergedFrom: TicketRef[];
    /** Links to other tickets. */
    links: TicketLink[];
    /** The followers. */
    followers: Person[];
    /**
     * Whether the caller follows it.
     * @example false
     */
    isFollowed: boolean;
    can: TicketRights;
};

/** A management field. */
export type TicketField = {
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
    /** Minimum value or length. */
    minimum: number | null;
    /** Maximum value or length. */
    maximum: number | null;
    /** Allowed values, for list fields. */
    options: string[];
};

/** A ticket to create. */
export type TicketInput = {
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    /**
     * Name of the requester.
     * @example Rosa Lago Prieto
     */
    requesterName: string;
    /**
     * E-mail address or phone number to which the answer is sent.
     * @example rosa.lago@correo.example
     */
    requesterAddress?: string | null;
    channel: TicketChannel;
    /**
     * Language of the requester, used for the answer (Ley 10/2025).
     * @example es
     */
    language?: string;
    /**
     * Format: uuid
     * The priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /** The tags. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The parent ticket.
     * @example null
     */
    parentId?: string | null;
    /**
     * Whether the requester is elderly or disabled and has precedence (Ley 10/2025).
     * @example false
     */
    isVulnerable?: boolean;
    values?: TicketValues;
    /**
     * Format: uuid
     * The skill required to handle it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId: string;
    /**
     * Format: uuid
     * The project it belongs to.
     * @example null
     */
    projectId?: string | null;
    /**
     * ID of the linked project record. A ticket with a record is a case file.
     * @example null
     */
    recordId?: string | null;
    /**
     * Format: uuid
     * The workflow. Defaults to the first active one.
     * @example 0193b3a0-0000-4000-8000-000000000004
     */
    workflowId?: string;
    /**
     * Format: uuid
     * The requester, if they are an employee.
     * @example null
     */
    requesterUserId?: string | null;
    text?: TicketNote;
};

/**
 * Format: date-time
 * ISO 8601 in UTC; null if not applicable.
 * @example null
 */
export type TicketInstant = string | null;

/**
 * Status of its deadlines, the worst of them: a paused clock keeps its colour. null if it has none and once the ticket is closed.
 * @example green
 */
export type TicketLight = ("green" | "amber" | "red") | null;

/** A link to another ticket. */
export type TicketLink = {
    id: Id;
    /**
     * Number.
     * @example 1205
     */
    number: number;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    stateType: TicketStateType;
    kind: TicketLinkKind;
    /**
     * Whether the link was created on this ticket.
     * @example true
     */
    isOutward: boolean;
};

/**
 * Kind of link.
 * @example related
 * @enum {string}
 */
export type TicketLinkKind = "related" | "duplicate" | "blocks";

/** A referenced item, with its name. */
export type TicketNamed = {
    id: Id;
    /**
     * Display name.
     * @example Reclamaciones
     */
    name: string;
    /**
     * Code, if it has one.
     * @example REC
     */
    code?: string;
    /**
     * Colour, if it has one.
     * @example #9b2c2c
     */
    colour?: string;
};

/** The referenced item; null if none. */
export type TicketNamedOrNone = TicketNamed | null;

/**
 * Text of the entry.
 * @example Le han cobrado dos veces la factura de marzo.
 */
export type TicketNote = string;

/**
 * Outcome; null until it is closed.
 * @example null
 */
export type TicketOutcome = ("closed" | "cancelled" | "merged") | null;

/** Fields to change. */
export type TicketPatch = {
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject?: string;
    /**
     * Name of the requester.
     * @example Rosa Lago Prieto
     */
    requesterName?: string;
    /**
     * E-mail address or phone number to which the answer is sent.
     * @example rosa.lago@correo.example
     */
    requesterAddress?: string | null;
    channel?: TicketChannel;
    /**
     * Language of the requester, used for the answer (Ley 10/2025).
     * @example es
     */
    language?: string;
    /**
     * Format: uuid
     * The priority.
     * @example 0193b3a0-0000-4000-8000-000000000003
     */
    priorityId?: string | null;
    /** The tags. */
    tagIds?: string[];
    /**
     * Format: uuid
     * The parent ticket.
     * @example null
     */
    parentId?: string | null;
    /**
     * Whether the requester is elderly or disabled and has precedence (Ley 10/2025).
     * @example false
     */
    isVulnerable?: boolean;
    values?: TicketValues;
    version: SeenVersion;
};

/** The person; null for nobody. */
export type TicketPersonOrNone = Person | null;

/** A reason. */
export type TicketReason = {
    /**
     * The reason.
     * @example El cliente lo retira.
     */
    reason: string;
    version: SeenVersion;
};

/** A reference to another ticket. */
export type TicketRef = {
    id: Id;
    /**
     * Number.
     * @example 1205
     */
    number: number;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    stateType: TicketStateType;
};

/** The other ticket; null if none. */
export type TicketRefOrNone = TicketRef | null;

/** What the caller can do with the ticket now. */
export type TicketRights = {
    /**
     * Whether they can update it, add entries and change its state.
     * @example true
     */
    edit: boolean;
    /**
     * Whether they can assign it.
     * @example false
     */
    assign: boolean;
    /**
     * Whether they can cancel it.
     * @example false
     */
    cancel: boolean;
    /**
     * Whether they can reopen it.
     * @example false
     */
    reopen: boolean;
};

/**
 * Type of state: not started, in progress, waiting until a date, or closed.
 * @example open
 * @enum {string}
 */
export type TicketStateType = "new" | "open" | "pending" | "final";

/** An available transition. */
export type TicketTransition = {
    /**
     * Code, as tickets.transition takes it.
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
    toType: TicketStateType;
    /**
     * Format: uuid
     * The final state it leads to; null if none.
     * @example null
     */
    finalStateId: string | null;
    /** Whether the final state requires a comment. */
    needsComment: boolean;
    /** Whether the target state is pending and requires a date. */
    needsDate: boolean;
    /** Fields of its screen. */
    fields: TransitionField[];
};

/** A transition to take. */
export type TicketTransitionInput = {
    /**
     * Code of the transition.
     * @example empezar
     */
    transition: string;
    values?: TicketValues;
    text?: TicketNote;
    /**
     * Format: date-time
     * When the pending state ends.
     * @example 2026-03-06T09:00:00.000Z
     */
    pendingUntil?: string;
    version: SeenVersion;
};

/**
 * Values of management fields by key, as typed: dates as YYYY-MM-DD, numbers with a decimal point, `true` or `false`.
 * @example {
 *       "motivo": "Facturación"
 *     }
 */
export type TicketValues = {
    [key: string]: string;
};

/** Another viewer of the ticket. */
export type TicketViewer = {
    person: Person;
    /**
     * Whether they are writing.
     * @example true
     */
    isWriting: boolean;
};

/** Position of this page. */
export type TicketsMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * With `totals: soon`: whether all rows were counted; false if many match.
     * @example true
     */
    hasTotals?: boolean;
    /**
     * Number of matching rows; if they were not counted, of those up to the next page.
     * @example 12
     */
    totalCount: number;
    /**
     * Number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/** The operations of specs/tickets/tickets.yaml. */
export interface TicketsOperations {
  'tickets.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** When the matching rows are counted and totalled: `always`, or only if it takes no time (`soon`), so that the first page of a long list does not wait. Later pages have the totals of the first page. */
        totals?: "always" | "soon";
        /** Full-text search in the subject, requester, number, key, fields and entries. Matches inflected forms and ignores case and accents. */
        search?: string;
        /** Filter by type of state. */
        stateType?: TicketStateType[];
        /** Filter by skill. */
        skillId?: string;
        /** Filter by project. */
        projectId?: string;
        /** Filter by priority. */
        priorityId?: string;
        /** Filter by tag. */
        tagId?: string;
        /** Filter by channel. */
        channel?: TicketChannel[];
        /** Return only unassigned tickets (`nobody`) or those assigned to the caller (`me`). */
        assignee?: "nobody" | "me";
        /** Filter by assignee. */
        assigneeId?: string;
        /** Filter by parent ticket. */
        parentId?: string;
        /** Return only open tickets past their due time, or only the others. */
        isOverdue?: boolean;
        /** Return only tickets on hold, or only the others. */
        isHeld?: boolean;
        /** Return only tickets that the caller follows. */
        isFollowed?: boolean;
        /** Return only case files, or only the other tickets. */
        isCaseFile?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name of the person, ignoring case and accents. */
        search?: string;
        /** Filter by the person who made the change. */
        userId?: string;
        /** Filter by changed field. */
        field?: string[];
        /** Return only changes at or after this instant. */
        from?: string;
        /** Return only changes before this instant. */
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
            /** The other tickets. */
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
            /** The other tickets. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by changed field. */
        field?: string[];
        /** Filter by the person who made the change. */
        userId?: string;
        /** Return only changes at or after this instant. */
        from?: string;
        /** Return only changes up to this instant. */
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
