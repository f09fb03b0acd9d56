// Generated from specs/tickets/ticket-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TicketChannel, TicketInstant, TicketPersonOrNone, TicketStateType } from '#generated/tickets/tickets.ts'

/** A single batch. */
export type OneTicketBatch = {
    data: TicketBatch;
};

/** Related data that moves along with a reassignment; all 0 if nothing is reassigned. */
export type TicketAlong = {
    /**
     * Number of entries.
     * @example 1200
     */
    entries: number;
    /**
     * Number of files.
     * @example 80
     */
    files: number;
    /**
     * Number of tags.
     * @example 300
     */
    tags: number;
    /**
     * Number of followers.
     * @example 12
     */
    followers: number;
    /**
     * Number of open child tickets.
     * @example 4
     */
    children: number;
    /**
     * Number of values of management fields.
     * @example 900
     */
    values: number;
    /**
     * Number of tickets that would lose their assignee, who lacks the new skill.
     * @example 40
     */
    loseAssignee: number;
};

/** A bulk action on tickets. */
export type TicketBatch = {
    id: Id;
    kind: TicketBatchKind;
    /**
     * Status.
     * @example done
     * @enum {string}
     */
    state: "queued" | "running" | "done" | "undoing" | "undone";
    /** Rule of the distribution. */
    rule: TicketRule | null;
    /**
     * Reason for the reassignment.
     * @example null
     */
    reason: string | null;
    /**
     * Number of selected tickets.
     * @example 500
     */
    total: number;
    /**
     * Number of tickets processed.
     * @example 497
     */
    done: number;
    /**
     * Number of tickets left unchanged.
     * @example 3
     */
    refused: number;
    /**
     * Whether ticketBatches.undo is possible.
     * @example true
     */
    canUndo: boolean;
    createdBy: TicketPersonOrNone;
    createdAt: Instant;
    finishedAt: TicketInstant;
    undoneAt: TicketInstant;
};

/** A bulk action and its tickets. */
export type TicketBatchInput = {
    /**
     * Distribute, or reassign.
     * @example distribute
     * @enum {string}
     */
    kind: "distribute" | "reassign";
    selection: TicketSelection;
    rule?: TicketRule;
    /**
     * People among whom to distribute. Defaults to everybody who has the skill. People without the skill of a ticket do not get it.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    userIds?: string[];
    /**
     * Whether only people on duty are eligible.
     * @default false
     * @example true
     */
    onDuty?: boolean;
    /**
     * Format: uuid
     * For a reassignment: the new skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * For a reassignment: the new project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * For a reassignment: whether open child tickets are included.
     * @default false
     * @example true
     */
    withChildren?: boolean;
    /**
     * Reason, stored as an internal entry of each ticket.
     * @example Se cierra la cola de tarde.
     */
    reason?: string;
};

/** `TicketBatchInput` as the server has it: with all defaults. */
export type TicketBatchInputFilled = {
    /**
     * Distribute, or reassign.
     * @example distribute
     * @enum {string}
     */
    kind: "distribute" | "reassign";
    selection: TicketSelection;
    rule?: TicketRule;
    /**
     * People among whom to distribute. Defaults to everybody who has the skill. People without the skill of a ticket do not get it.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    userIds?: string[];
    /**
     * Whether only people on duty are eligible.
     * @default false
     * @example true
     */
    onDuty: boolean;
    /**
     * Format: uuid
     * For a reassignment: the new skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * For a reassignment: the new project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * For a reassignment: whether open child tickets are included.
     * @default false
     * @example true
     */
    withChildren: boolean;
    /**
     * Reason, stored as an internal entry of each ticket.
     * @example Se cierra la cola de tarde.
     */
    reason?: string;
};

/**
 * Same action on all tickets, distribution by a rule, or reassignment.
 * @example distribute
 * @enum {string}
 */
export type TicketBatchKind = "bulk" | "distribute" | "reassign";

/** Expected result of a bulk action. */
export type TicketBatchPreview = {
    /**
     * Number of selected tickets.
     * @example 500
     */
    total: number;
    /**
     * Number of tickets that would stay unchanged.
     * @example 3
     */
    refused: number;
    /** Number of tickets per person, sorted by name. */
    people: TicketShare[];
    /** The first 200 rows. */
    rows: TicketPlanRow[];
    along: TicketAlong;
};

/** Result for one ticket. */
export type TicketBatchRow = {
    ticketId: Id;
    /**
     * Number.
     * @example 1204
     */
    number: number;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    from: TicketPersonOrNone;
    to: TicketPersonOrNone;
    why: TicketWhy;
    /** Why it stays unchanged: `inclusion` if nobody has its skill, `stale` if somebody changed it in the meantime. */
    error: ErrorCode | null;
    /** Whether it was processed. */
    isDone: boolean;
    /** Whether it was undone. */
    isUndone: boolean;
};

/** Selects all tickets that match, with the filters of tickets.index. */
export type TicketFilter = {
    /**
     * Search words.
     * @example factura
     */
    search?: string;
    /**
     * Types of states.
     * @example [
     *       "new"
     *     ]
     */
    stateType?: TicketStateType[];
    /**
     * Filter by channel.
     * @example [
     *       "phone"
     *     ]
     */
    channel?: TicketChannel[];
    /**
     * Format: uuid
     * Filter by skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * Filter by project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * Format: uuid
     * Filter by priority.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    priorityId?: string;
    /**
     * Format: uuid
     * Filter by tag.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    tagId?: string;
    /**
     * Format: uuid
     * Filter by assignee.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    assigneeId?: string;
    /**
     * Unassigned (`nobody`) or assigned to the caller (`me`).
     * @example nobody
     * @enum {string}
     */
    assignee?: "nobody" | "me";
    /**
     * Whether it is past its due time.
     * @example true
     */
    isOverdue?: boolean;
    /**
     * Whether it is a case file.
     * @example true
     */
    isCaseFile?: boolean;
};

/** Expected result for one ticket. */
export type TicketPlanRow = {
    ticketId: Id;
    /**
     * Number.
     * @example 1204
     */
    number: number;
    /**
     * Summary in one line.
     * @example Factura duplicada
     */
    subject: string;
    from: TicketPersonOrNone;
    to: TicketPersonOrNone;
    why: TicketWhy;
    /** Why it stays unchanged: `inclusion` if nobody has its skill, `stale` if somebody changed it in the meantime. */
    error: ErrorCode | null;
};

/**
 * `equal`: the same number for each person; `load`: to those with fewest open tickets; `level`: to those with the best skill level, by load among equals; `keep`: to the previous assignee, the others by load.
 * @example load
 * @enum {string}
 */
export type TicketRule = "equal" | "load" | "level" | "keep";

/** The tickets: those listed, or all that match a filter. Closed tickets are never included. */
export type TicketSelection = {
    /**
     * IDs of the tickets.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    ids?: string[];
    filter?: TicketFilter;
};

/** What a person would get. */
export type TicketShare = {
    person: Person;
    /**
     * Best level in the skills involved; null if none.
     * @example 4
     */
    level: number | null;
    /**
     * Whether they are at work and reachable now.
     * @example true
     */
    isOnDuty: boolean;
    /**
     * Number of open tickets they have before.
     * @example 4
     */
    open: number;
    /**
     * Number of tickets they would get.
     * @example 25
     */
    gets: number;
};

/** The rule that chose the person. */
export type TicketWhy = {
    /** `only`: nobody else is eligible; null if nobody gets it. */
    rule: TicketRule | "only" | null;
    /**
     * Level of the person in the skill.
     * @example 4
     */
    level: number | null;
    /**
     * Number of open tickets they had at that point.
     * @example 12
     */
    open: number | null;
};

/** The operations of specs/tickets/ticket-batches.yaml. */
export interface TicketBatchesOperations {
  'ticketBatches.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by kind. */
        kind?: TicketBatchKind[];
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketBatch[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'ticketBatches.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TicketBatchInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTicketBatch;
    } } };
    failures: 401 | 403 | 422 | 429;
    filled: { body: {
        "application/json": TicketBatchInputFilled;
    } };
  };
  'ticketBatches.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": TicketBatchInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: TicketBatchPreview;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
    filled: { body: {
        "application/json": TicketBatchInputFilled;
    } };
  };
  'ticketBatches.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'ticketBatches.rows': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Return only processed tickets, or only the others. */
        isDone?: boolean;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TicketBatchRow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'ticketBatches.undo': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTicketBatch;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface TicketBatchesPaths {
  '/ticket-batches': { get: TicketBatchesOperations['ticketBatches.index']; post: TicketBatchesOperations['ticketBatches.create'] };
  '/ticket-batches/preview': { post: TicketBatchesOperations['ticketBatches.preview'] };
  '/ticket-batches/{id}': { get: TicketBatchesOperations['ticketBatches.show'] };
  '/ticket-batches/{id}/rows': { get: TicketBatchesOperations['ticketBatches.rows'] };
  '/ticket-batches/{id}/undo': { post: TicketBatchesOperations['ticketBatches.undo'] };
}
