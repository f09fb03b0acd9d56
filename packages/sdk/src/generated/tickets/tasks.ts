// Generated from specs/tickets/tasks.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'

/** One task. */
export type OneTaskDetail = {
    data: TaskDetail;
};

/** A task. */
export type Task = {
    id: Id;
    /**
     * It in one line.
     * @example Revisar las locuciones
     */
    title: string;
    state: TaskState;
    /**
     * What it waits for while it is blocked.
     * @example null
     */
    reason: string | null;
    priority: TaskPriority;
    assignee: TaskAssignee;
    dueOn: TaskDay;
    dueTime: TaskTime;
    /**
     * Format: date-time
     * The instant from which it is too late.
     * @example 2036-03-05T23:00:00.000Z
     */
    dueAt: string | null;
    /**
     * Whether it is open and too late.
     * @example false
     */
    isOverdue: boolean;
    /**
     * How many items its checklist has.
     * @example 2
     */
    items: number;
    /**
     * How many of them are done.
     * @example 1
     */
    itemsDone: number;
    recurrence: TaskRecurrence;
    /**
     * Whether a task that has to be over before is not.
     * @example false
     */
    isWaiting: boolean;
    /** What it comes from. */
    source: TaskSource | null;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Whether whoever asks may move it and tick its items.
     * @example true
     */
    canMove: boolean;
    /**
     * Whether whoever asks may change all of it.
     * @example true
     */
    canChange: boolean;
    version: Version;
};

/** Whom it is assigned to. */
export type TaskAssignee = {
    kind: TaskAssigneeKind;
    /**
     * Format: uuid
     * Of the person, the group or the coordinator.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /**
     * The name of the person, the group or the coordinator.
     * @example Lucía Núñez Peña
     */
    name: string;
};

/** Whom it is assigned to. */
export type TaskAssigneeInput = {
    kind: TaskAssigneeKind;
    /**
     * Format: uuid
     * Of the person, the group or the coordinator.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
};

/**
 * A person, an employee group, or the team of a coordinator, with the coordinator.
 * @example person
 * @enum {string}
 */
export type TaskAssigneeKind = "person" | "group" | "team";

/** A task that has to be over before. */
export type TaskBefore = {
    id: Id;
    /**
     * It in one line.
     * @example Grabar las locuciones
     */
    title: string;
    state: TaskState;
};

/** One act on many tasks: `move` needs `state`, `assign` needs `assignee`, `prioritize` needs `priority`, `postpone` needs `dueOn`. */
export type TaskBulkInput = {
    /**
     * What to do.
     * @example move
     * @enum {string}
     */
    act: "move" | "assign" | "prioritize" | "postpone";
    /**
     * The tasks.
     * @example [
     *       {
     *         "id": "0193b3a0-0000-4000-8000-000000000001",
     *         "version": 1
     *       }
     *     ]
     */
    rows: {
        /**
         * Format: uuid
         * Which one.
         * @example 0193b3a0-0000-4000-8000-000000000001
         */
        id: string;
        version: SeenVersion;
    }[];
    state?: TaskState;
    /**
     * What they wait for.
     * @example null
     */
    reason?: string | null;
    assignee?: TaskAssigneeInput;
    priority?: TaskPriority;
    dueOn?: TaskDay;
    allOrNone?: AllOrNone;
};

/**
 * Format: date
 * The day until whose end it is to be done.
 * @example 2036-03-05
 */
export type TaskDay = string | null;

/** A task with all that belongs to it. */
export type TaskDetail = {
    id: Id;
    /**
     * It in one line.
     * @example Revisar las locuciones
     */
    title: string;
    state: TaskState;
    /**
     * What it waits for while it is blocked.
     * @example null
     */
    reason: string | null;
    priority: TaskPriority;
    assignee: TaskAssignee;
    dueOn: TaskDay;
    dueTime: TaskTime;
    /**
     * Format: date-time
     * The instant from which it is too late.
     * @example 2036-03-05T23:00:00.000Z
     */
    dueAt: string | null;
    /**
     * Whether it is open and too late.
     * @example false
     */
    isOverdue: boolean;
    /**
     * How many items its checklist has.
     * @example 2
     */
    items: number;
    /**
     * How many of them are done.
     * @example 1
     */
    itemsDone: number;
    recurrence: TaskRecurrence;
    /**
     * Whether a task that has to be over before is not.
     * @example false
     */
    isWaiting: boolean;
    /** What it comes from. */
    source: TaskSource | null;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Whether whoever asks may move it and tick its items.
     * @example true
     */
    canMove: boolean;
    /**
     * Whether whoever asks may change all of it.
     * @example true
     */
    canChange: boolean;
    version: Version;
    /**
     * What is to be done.
     * @example Las de la centralita nueva.
     */
    description: string;
    /** What belongs to it. */
    checklist: TaskItem[];
    /** Tasks that have to be over before. */
    dependsOn: TaskBefore[];
    /** Who follows it. */
    followers: Person[];
    /** What became of it and what was noted, oldest first. */
    entries: TaskEntry[];
    /**
     * Format: uuid
     * The task of which it is the next one.
     * @example null
     */
    previousId: string | null;
    /**
     * Format: uuid
     * The next one of those that recur.
     * @example null
     */
    nextId: string | null;
};

/** Something that became of a task, or was noted. */
export type TaskEntry = {
    id: Id;
    /**
     * What it tells: `content` of title, description, checklist, recurrence and what it depends on.
     * @example state
     * @enum {string}
     */
    kind: "created" | "note" | "state" | "assignee" | "priority" | "due" | "content";
    by: Person;
    at: Instant;
    /**
     * What was there before; a word of the contract, a day or a name.
     * @example open
     */
    before: string | null;
    /**
     * What is there since.
     * @example done
     */
    after: string | null;
    /**
     * The note or the reason.
     * @example null
     */
    text: string | null;
};

/** Whether one follows it. */
export type TaskFollow = {
    /**
     * Whether one follows it.
     * @example true
     */
    isFollowing: boolean;
};

/** A task to create. */
export type TaskInput = {
    /**
     * It in one line.
     * @example Revisar las locuciones
     */
    title: string;
    /**
     * What is to be done.
     * @example Las de la centralita nueva.
     */
    description?: string;
    assignee?: TaskAssigneeInput;
    dueOn?: TaskDay;
    dueTime?: TaskTime;
    priority?: TaskPriority;
    /**
     * What belongs to it.
     * @example [
     *       "Español",
     *       "Catalán"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    /**
     * Tasks that have to be over before.
     * @example []
     */
    dependsOn?: string[];
    /** What it comes from. */
    source?: TaskSource | null;
};

/** An item of a checklist. */
export type TaskItem = {
    /**
     * What it says.
     * @example Español
     */
    label: string;
    /**
     * Whether it is done.
     * @example true
     */
    isDone: boolean;
    /** Who ticked it. */
    doneBy: Person | null;
    /**
     * Format: date-time
     * When it was ticked.
     * @example null
     */
    doneAt: string | null;
};

/** Into which state a task goes. */
export type TaskMove = {
    version: SeenVersion;
    state: TaskState;
    /**
     * What it waits for.
     * @example null
     */
    reason?: string | null;
};

/** What somebody notes. */
export type TaskNote = {
    /**
     * The note.
     * @example Falta la versión en catalán.
     */
    text: string;
};

/** What changes. */
export type TaskPatch = {
    /**
     * It in one line.
     * @example Revisar las locuciones
     */
    title?: string;
    /**
     * What is to be done.
     * @example Las de la centralita nueva.
     */
    description?: string;
    assignee?: TaskAssigneeInput;
    dueOn?: TaskDay;
    dueTime?: TaskTime;
    priority?: TaskPriority;
    /**
     * What belongs to it.
     * @example [
     *       "Español",
     *       "Catalán"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    /**
     * Tasks that have to be over before.
     * @example []
     */
    dependsOn?: string[];
    /** What it comes from. */
    source?: TaskSource | null;
    version: SeenVersion;
};

/**
 * How much it matters.
 * @example normal
 * @enum {string}
 */
export type TaskPriority = "low" | "normal" | "high" | "urgent";

/** To whom a task goes, and why. */
export type TaskReassignment = {
    version: SeenVersion;
    assignee: TaskAssigneeInput;
    /**
     * Why somebody else does it.
     * @example Estoy de vacaciones hasta el lunes.
     */
    reason: string;
};

/**
 * A rule of RFC 5545 without times: `FREQ` of DAILY, WEEKLY, MONTHLY or YEARLY, with `INTERVAL`, `BYDAY`, `BYMONTHDAY`, `COUNT` or `UNTIL`. Its days are those on which it is due; missed ones are left out.
 * @example FREQ=WEEKLY;BYDAY=MO
 */
export type TaskRecurrence = string | null;

/** What it comes from. */
export type TaskSource = {
    kind: TaskSourceKind;
    /**
     * The path of the portal that leads to it.
     * @example /admin/solicitudes
     */
    path: string;
    /**
     * What it is called.
     * @example Ticket 4711
     */
    label?: string;
};

/**
 * What it comes from.
 * @example ticket
 * @enum {string}
 */
export type TaskSourceKind = "request" | "ticket" | "message" | "opening" | "other";

/**
 * How far it is; `blocked`: it waits for something, and says for what.
 * @example open
 * @enum {string}
 */
export type TaskState = "open" | "in_progress" | "blocked" | "done" | "cancelled";

/** An item and whether it is done. */
export type TaskTick = {
    /**
     * The item.
     * @example Español
     */
    label: string;
    /**
     * Whether it is done.
     * @example true
     */
    isDone: boolean;
};

/**
 * Until which time of that day, by the clock on the wall of whoever said so; null for its end.
 * @example 13:30
 */
export type TaskTime = string | null;

/** The operations of specs/tickets/tasks.yaml. */
export interface TasksOperations {
  'tasks.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only in one of these states. */
        state?: TaskState[];
        /** Only of one of these priorities. */
        priority?: TaskPriority[];
        /** `me`: assigned to whoever asks, or to a group or team of theirs; `team`: assigned to the people they coordinate or to their team; `created` and `followed`: by them. */
        whose?: "me" | "team" | "created" | "followed";
        /** `overdue`: open and too late; `today`: due today, in the zone of the task; `week`: due within seven days; `none`: without a due date. */
        due?: "overdue" | "today" | "week" | "none";
        /** Only those that come from one of these. */
        source?: TaskSourceKind[];
        /** Order. */
        sort?: "dueAt" | "-dueAt" | "priority" | "-priority" | "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Task[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tasks.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TaskInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'tasks.assignees': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** The task that is handed over. */
        taskId?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TaskAssignee[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'tasks.bulk': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": TaskBulkInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: UserBulkResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'tasks.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tasks.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tasks.move': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskMove;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tasks.reassign': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskReassignment;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'tasks.tick': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskTick;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'tasks.answer': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskNote;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'tasks.follow': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TaskFollow;
    } };
    responses: { 200: { content: {
        "application/json": OneTaskDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface TasksPaths {
  '/tasks': { get: TasksOperations['tasks.index']; post: TasksOperations['tasks.create'] };
  '/tasks/assignees': { get: TasksOperations['tasks.assignees'] };
  '/tasks/bulk': { post: TasksOperations['tasks.bulk'] };
  '/tasks/{id}': { get: TasksOperations['tasks.show']; patch: TasksOperations['tasks.patch'] };
  '/tasks/{id}/move': { post: TasksOperations['tasks.move'] };
  '/tasks/{id}/reassign': { post: TasksOperations['tasks.reassign'] };
  '/tasks/{id}/tick': { post: TasksOperations['tasks.tick'] };
  '/tasks/{id}/notes': { post: TasksOperations['tasks.answer'] };
  '/tasks/{id}/follow': { post: TasksOperations['tasks.follow'] };
}
