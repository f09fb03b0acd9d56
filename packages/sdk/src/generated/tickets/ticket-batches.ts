// Generated from specs/tickets/ticket-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorCode } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { TicketChannel, TicketInstant, TicketPersonOrNone, TicketStateType } from '#generated/tickets/tickets.ts'

/** One batch. */
export type OneTicketBatch = {
    data: TicketBatch;
};

/** What comes along with a move; all 0 where nothing is moved. */
export type TicketAlong = {
    /**
     * What was said.
     * @example 1200
     */
    entries: number;
    /**
     * Files.
     * @example 80
     */
    files: number;
    /**
     * Tags.
     * @example 300
     */
    tags: number;
    /**
     * Who follows.
     * @example 12
     */
    followers: number;
    /**
     * Open tickets below.
     * @example 4
     */
    children: number;
    /**
     * Values of management fields.
     * @example 900
     */
    values: number;
    /**
     * How many would be nobody's because who has them lacks the new skill.
     * @example 40
     */
    loseAssignee: number;
};

/** An act on many tickets. */
export type TicketBatch = {
    id: Id;
    kind: TicketBatchKind;
    /**
     * How far it is.
     * @example done
     * @enum {string}
     */
    state: "queued" | "running" | "done" | "undoing" | "undone";
    /** By which it was handed out. */
    rule: TicketRule | null;
    /**
     * Why it was moved.
     * @example null
     */
    reason: string | null;
    /**
     * How many were meant.
     * @example 500
     */
    total: number;
    /**
     * How many are done.
     * @example 497
     */
    done: number;
    /**
     * How many stayed as they were.
     * @example 3
     */
    refused: number;
    /**
     * Whether ticketBatches.undo would undo it.
     * @example true
     */
    canUndo: boolean;
    createdBy: TicketPersonOrNone;
    createdAt: Instant;
    finishedAt: TicketInstant;
    undoneAt: TicketInstant;
};

/** What to do with which. */
export type TicketBatchInput = {
    /**
     * Hand out, or move.
     * @example distribute
     * @enum {string}
     */
    kind: "distribute" | "reassign";
    selection: TicketSelection;
    rule?: TicketRule;
    /**
     * Among whom; everybody who has the skill when left out. Who lacks it gets none of it.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    userIds?: string[];
    /**
     * Whether only people on duty get any.
     * @default false
     * @example true
     */
    onDuty?: boolean;
    /**
     * Format: uuid
     * Of a move: the new skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * Of a move: the new project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * Of a move: whether open tickets below them come along.
     * @default false
     * @example true
     */
    withChildren?: boolean;
    /**
     * Why; kept as an internal entry of each.
     * @example Se cierra la cola de tarde.
     */
    reason?: string;
};

/** `TicketBatchInput` as the server has it: with all defaults. */
export type TicketBatchInputFilled = {
    /**
     * Hand out, or move.
     * @example distribute
     * @enum {string}
     */
    kind: "distribute" | "reassign";
    selection: TicketSelection;
    rule?: TicketRule;
    /**
     * Among whom; everybody who has the skill when left out. Who lacks it gets none of it.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    userIds?: string[];
    /**
     * Whether only people on duty get any.
     * @default false
     * @example true
     */
    onDuty: boolean;
    /**
     * Format: uuid
     * Of a move: the new skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * Of a move: the new project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * Of a move: whether open tickets below them come along.
     * @default false
     * @example true
     */
    withChildren: boolean;
    /**
     * Why; kept as an internal entry of each.
     * @example Se cierra la cola de tarde.
     */
    reason?: string;
};

/**
 * One act on all, handed out by a rule, or moved.
 * @example distribute
 * @enum {string}
 */
export type TicketBatchKind = "bulk" | "distribute" | "reassign";

/** Who would get what. */
export type TicketBatchPreview = {
    /**
     * How many are meant.
     * @example 500
     */
    total: number;
    /**
     * How many of them would stay as they are.
     * @example 3
     */
    refused: number;
    /** Who would get how many, by name. */
    people: TicketShare[];
    /** The first 200. */
    rows: TicketPlanRow[];
    along: TicketAlong;
};

/** What became of one. */
export type TicketBatchRow = {
    ticketId: Id;
    /**
     * Its number.
     * @example 1204
     */
    number: number;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    from: TicketPersonOrNone;
    to: TicketPersonOrNone;
    why: TicketWhy;
    /** Why it stays as it is: `inclusion` where nobody has its skill, `stale` where somebody changed it meanwhile. */
    error: ErrorCode | null;
    /** Whether it was done. */
    isDone: boolean;
    /** Whether it was undone. */
    isUndone: boolean;
};

/** All that match, as in tickets.index. */
export type TicketFilter = {
    /**
     * Words.
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
     * By which way they came.
     * @example [
     *       "phone"
     *     ]
     */
    channel?: TicketChannel[];
    /**
     * Format: uuid
     * The skill.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    skillId?: string;
    /**
     * Format: uuid
     * The project.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    projectId?: string;
    /**
     * Format: uuid
     * The priority.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    priorityId?: string;
    /**
     * Format: uuid
     * A tag.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    tagId?: string;
    /**
     * Format: uuid
     * Who has it.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    assigneeId?: string;
    /**
     * Nobody has it.
     * @example nobody
     * @enum {string}
     */
    assignee?: "nobody" | "me";
    /**
     * Whether its term is over.
     * @example true
     */
    isOverdue?: boolean;
    /**
     * Whether it is a case file.
     * @example true
     */
    isCaseFile?: boolean;
};

/** What would become of one. */
export type TicketPlanRow = {
    ticketId: Id;
    /**
     * Its number.
     * @example 1204
     */
    number: number;
    /**
     * It in one line.
     * @example Factura duplicada
     */
    subject: string;
    from: TicketPersonOrNone;
    to: TicketPersonOrNone;
    why: TicketWhy;
    /** Why it stays as it is: `inclusion` where nobody has its skill, `stale` where somebody changed it meanwhile. */
    error: ErrorCode | null;
};

/**
 * `equal`: as many for each; `load`: to who has fewest open ones; `level`: to who has the skill best, by load among equals; `keep`: to who had it before, the others by load.
 * @example load
 * @enum {string}
 */
export type TicketRule = "equal" | "load" | "level" | "keep";

/** Which tickets: those named, or else all that match. What has ended is never among them. */
export type TicketSelection = {
    /**
     * These.
     * @example [
     *       "0193b3a0-0000-4000-8000-000000000001"
     *     ]
     */
    ids?: string[];
    filter?: TicketFilter;
};

/** What somebody would get. */
export type TicketShare = {
    person: Person;
    /**
     * Their best level in the skills at hand; null without one.
     * @example 4
     */
    level: number | null;
    /**
     * Whether they are at work and reachable now.
     * @example true
     */
    isOnDuty: boolean;
    /**
     * How many open tickets they have before.
     * @example 4
     */
    open: number;
    /**
     * How many they would get.
     * @example 25
     */
    gets: number;
};

/** The rule that chose the person. */
export type TicketWhy = {
    /** `only`: nobody else could have it; null where nobody gets it. */
    rule: TicketRule | "only" | null;
    /**
     * Their level in its skill.
     * @example 4
     */
    level: number | null;
    /**
     * How many they had when it was their turn.
     * @example 12
     */
    open: number | null;
};

/** The operations of specs/tickets/ticket-batches.yaml. */
export interface TicketBatchesOperations {
  'ticketBatches.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only of these kinds. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only those that were done, or only the others. */
        isDone?: boolean;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
