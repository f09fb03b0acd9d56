// Generated from specs/tickets/tasks.yaml by `pnpm codegen`. Never edited by hand.
import type { AllOrNone } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'

/** A single task. */
export type OneTaskDetail = {
    data: TaskDetail;
};

/** A task. */
export type Task = {
    id: Id;
    /**
     * Summary in one line.
     * @example Revisar las locuciones
     */
    title: string;
    state: TaskState;
    /**
     * Why it is blocked; null otherwise.
     * @example null
     */
    reason: string | null;
    priority: TaskPriority;
    assignee: TaskAssignee;
    dueOn: TaskDay;
    dueTime: TaskTime;
    /**
     * Format: date-time
     * Instant from which it is overdue.
     * @example 2036-03-05T23:00:00.000Z
     */
    dueAt: string | null;
    /**
     * Whether it is open and past its due date.
     * @example false
     */
    isOverdue: boolean;
    /**
     * Number of checklist items.
     * @example 2
     */
    items: number;
    /**
     * Number of ticked items.
     * @example 1
     */
    itemsDone: number;
    recurrence: TaskRecurrence;
    /**
     * Whether it depends on an unfinished task.
     * @example false
     */
    isWaiting: boolean;
    /** Absence of the assigned person on the due date, or today if it is past; null if they are there, if it is no person, and for callers who cannot move the task. */
    away: TaskAway | null;
    /** Where the task comes from. */
    source: TaskSource | null;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Whether the caller can move it and tick its items.
     * @example true
     */
    canMove: boolean;
    /**
     * Whether the caller can update it.
     * @example true
     */
    canChange: boolean;
    version: Version;
};

/** The assignee. */
export type TaskAssignee = {
    kind: TaskAssigneeKind;
    /**
     * Format: uuid
     * ID of the person, the group or the coordinator.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /**
     * Name of the person, the group or the coordinator.
     * @example Lucía Núñez Peña
     */
    name: string;
};

/** The assignee. */
export type TaskAssigneeInput = {
    kind: TaskAssigneeKind;
    /**
     * Format: uuid
     * ID of the person, the group or the coordinator.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
};

/**
 * A person, an employee group, or the team of a coordinator including the coordinator.
 * @example person
 * @enum {string}
 */
export type TaskAssigneeKind = "person" | "group" | "team";

/** An absence by approved time off, or by a delegation; without its cause. */
export type TaskAway = {
    /**
     * Format: date
     * Last day (inclusive); null if it is not known.
     * @example 2036-03-12
     */
    until: string | null;
    /** Who stands in for them on that day. */
    delegate: Person | null;
};

/** A task that must be finished before. */
export type TaskBefore = {
    id: Id;
    /**
     * Summary in one line.
     * @example Grabar las locuciones
     */
    title: string;
    state: TaskState;
};

/** An action on many tasks: `move` requires `state`, `assign` `assignee`, `prioritize` `priority`, `postpone` `dueOn`. */
export type TaskBulkInput = {
    /**
     * The action.
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
         * ID of the task.
         * @example 0193b3a0-0000-4000-8000-000000000001
         */
        id: string;
        version: SeenVersion;
    }[];
    state?: TaskState;
    /**
     * Why they are blocked.
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
 * Due date (inclusive).
 * @example 2036-03-05
 */
export type TaskDay = string | null;

/** A task with all its details. */
export type TaskDetail = {
    id: Id;
    /**
     * Summary in one line.
     * @example Revisar las locuciones
     */
    title: string;
    state: TaskState;
    /**
     * Why it is blocked; null otherwise.
     * @example null
     */
    reason: string | null;
    priority: TaskPriority;
    assignee: TaskAssignee;
    dueOn: TaskDay;
    dueTime: TaskTime;
    /**
     * Format: date-time
     * Instant from which it is overdue.
     * @example 2036-03-05T23:00:00.000Z
     */
    dueAt: string | null;
    /**
     * Whether it is open and past its due date.
     * @example false
     */
    isOverdue: boolean;
    /**
     * Number of checklist items.
     * @example 2
     */
    items: number;
    /**
     * Number of ticked items.
     * @example 1
     */
    itemsDone: number;
    recurrence: TaskRecurrence;
    /**
     * Whether it depends on an unfinished task.
     * @example false
     */
    isWaiting: boolean;
    /** Absence of the assigned person on the due date, or today if it is past; null if they are there, if it is no person, and for callers who cannot move the task. */
    away: TaskAway | null;
    /** Where the task comes from. */
    source: TaskSource | null;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Whether the caller can move it and tick its items.
     * @example true
     */
    canMove: boolean;
    /**
     * Whether the caller can update it.
     * @example true
     */
    canChange: boolean;
    version: Version;
    /**
     * Description of the work.
     * @example Las de la centralita nueva.
     */
    description: string;
    /** Checklist items. */
    checklist: TaskItem[];
    /** Tasks that must be finished before. */
    dependsOn: TaskBefore[];
    /** The followers. */
    followers: Person[];
    /** History and notes, oldest first. */
    entries: TaskEntry[];
    /**
     * Format: uuid
     * The preceding task of a recurrence.
     * @example null
     */
    previousId: string | null;
    /**
     * Format: uuid
     * The following task of a recurrence.
     * @example null
     */
    nextId: string | null;
};

/** A history entry or note of a task. */
export type TaskEntry = {
    id: Id;
    /**
     * Kind of entry. `content` covers title, description, checklist, recurrence and dependencies.
     * @example state
     * @enum {string}
     */
    kind: "created" | "note" | "state" | "assignee" | "priority" | "due" | "content";
    by: Person;
    at: Instant;
    /**
     * Former value: an enum value, a date or a name.
     * @example open
     */
    before: string | null;
    /**
     * New value: an enum value, a date or a name.
     * @example done
     */
    after: string | null;
    /**
     * Text of the note or the reason.
     * @example null
     */
    text: string | null;
};

/** Whether to follow the task. */
export type TaskFollow = {
    /**
     * Whether the caller follows the task.
     * @example true
     */
    isFollowing: boolean;
};

/** A task to create. */
export type TaskInput = {
    /**
     * Summary in one line.
     * @example Revisar las locuciones
     */
    title: string;
    /**
     * Description of the work.
     * @example Las de la centralita nueva.
     */
    description?: string;
    assignee?: TaskAssigneeInput;
    dueOn?: TaskDay;
    dueTime?: TaskTime;
    priority?: TaskPriority;
    /**
     * Checklist items.
     * @example [
     *       "Español",
     *       "Catalán"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    /**
     * Tasks that must be finished before.
     * @example []
     */
    dependsOn?: string[];
    /** Where the task comes from. */
    source?: TaskSource | null;
};

/** An item of a checklist. */
export type TaskItem = {
    /**
     * Text of the item.
     * @example Español
     */
    label: string;
    /**
     * Whether it is done.
     * @example true
     */
    isDone: boolean;
    /** The person who ticked it. */
    doneBy: Person | null;
    /**
     * Format: date-time
     * When it was ticked.
     * @example null
     */
    doneAt: string | null;
};

/** A move to another state. */
export type TaskMove = {
    version: SeenVersion;
    state: TaskState;
    /**
     * Why it is blocked.
     * @example null
     */
    reason?: string | null;
};

/** A note to add. */
export type TaskNote = {
    /**
     * Text of the note.
     * @example Falta la versión en catalán.
     */
    text: string;
};

/** Fields to change. */
export type TaskPatch = {
    /**
     * Summary in one line.
     * @example Revisar las locuciones
     */
    title?: string;
    /**
     * Description of the work.
     * @example Las de la centralita nueva.
     */
    description?: string;
    assignee?: TaskAssigneeInput;
    dueOn?: TaskDay;
    dueTime?: TaskTime;
    priority?: TaskPriority;
    /**
     * Checklist items.
     * @example [
     *       "Español",
     *       "Catalán"
     *     ]
     */
    checklist?: string[];
    recurrence?: TaskRecurrence;
    /**
     * Tasks that must be finished before.
     * @example []
     */
    dependsOn?: string[];
    /** Where the task comes from. */
    source?: TaskSource | null;
    version: SeenVersion;
};

/**
 * Priority.
 * @example normal
 * @enum {string}
 */
export type TaskPriority = "low" | "normal" | "high" | "urgent";

/** The new assignee of a task, and the reason. */
export type TaskReassignment = {
    version: SeenVersion;
    assignee: TaskAssigneeInput;
    /**
     * Why the task is handed over.
     * @example Estoy de vacaciones hasta el lunes.
     */
    reason: string;
};

/**
 * An RFC 5545 recurrence rule without times: `FREQ` of DAILY, WEEKLY, MONTHLY or YEARLY, with `INTERVAL`, `BYDAY`, `BYMONTHDAY`, `COUNT` or `UNTIL`. It yields due dates; missed ones are skipped.
 * @example FREQ=WEEKLY;BYDAY=MO
 */
export type TaskRecurrence = string | null;

/** Where the task comes from. */
export type TaskSource = {
    kind: TaskSourceKind;
    /**
     * Portal path of the source.
     * @example /admin/solicitudes
     */
    path: string;
    /**
     * Label.
     * @example Ticket 4711
     */
    label?: string;
};

/**
 * Kind of source.
 * @example ticket
 * @enum {string}
 */
export type TaskSourceKind = "request" | "ticket" | "message" | "opening" | "other";

/**
 * Status. `blocked` tasks wait for something, given in `reason`.
 * @example open
 * @enum {string}
 */
export type TaskState = "open" | "in_progress" | "blocked" | "done" | "cancelled";

/** A checklist item to tick or untick. */
export type TaskTick = {
    /**
     * Text of the item.
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
 * Due time on that day, in the local time of the author; null for the end of the day.
 * @example 13:30
 */
export type TaskTime = string | null;

/** The operations of specs/tickets/tasks.yaml. */
export interface TasksOperations {
  'tasks.index': {
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
        state?: TaskState[];
        /** Filter by priority. */
        priority?: TaskPriority[];
        /** `me`: assigned to the caller or to a group or team of theirs; `team`: assigned to the people they coordinate or to their team; `created`, `followed`: created or followed by the caller. */
        whose?: "me" | "team" | "created" | "followed";
        /** `overdue`: open and past the due date; `today`: due today, in the time zone of the task; `week`: due within seven days; `none`: without a due date. */
        due?: "overdue" | "today" | "week" | "none";
        /** Filter by source. */
        source?: TaskSourceKind[];
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
