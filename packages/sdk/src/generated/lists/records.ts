// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldType } from '#generated/tickets/fields.ts'
import type { FinalCategory } from '#generated/tickets/final-states.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'

/** What happens to a record. */
export type FinishedRecord = {
    /**
     * Code of the final state.
     * @example NO_CONTESTA
     */
    outcome: string;
    /**
     * Whether it will be tried again (`resting`) or not (`done`).
     * @example resting
     * @enum {string}
     */
    state: "resting" | "done";
    /**
     * Format: date-time
     * When it is due again; null if it is done.
     * @example 2026-11-28T12:00:00Z
     */
    dueAt: string | null;
};

/** The next record, or the reason why there is none. */
export type NextRecord = {
    /** The record; null if there is none. */
    record: ServedRecord | null;
    /**
     * Why there is none: no skill, no active activation for it, outside the calling hours, daily quota reached, or nothing waiting; null otherwise.
     * @example null
     * @enum {string|null}
     */
    reason: "no_skill" | "no_activation" | "out_of_hours" | "quota" | "empty" | null;
};

/** An earlier attempt. */
export type RecordAttempt = {
    endedAt: Instant;
    /**
     * Code of its final state.
     * @example NO_CONTESTA
     */
    outcome: string | null;
    agent: Person;
    /**
     * Format: date-time
     * Time of the agreed callback; null if none.
     * @example null
     */
    callbackAt: string | null;
    /**
     * Notes of the agent.
     * @example null
     */
    notes: string | null;
};

/** How an attempt ended. */
export type RecordFinish = {
    /**
     * Format: uuid
     * The final state.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    finalStateId: string;
    /**
     * Format: date-time
     * Time of the callback, or the date that the final state requires.
     * @example null
     */
    callbackAt?: string | null;
    /**
     * Notes of the agent.
     * @example null
     */
    notes?: string | null;
};

/** A final state. */
export type RecordOutcome = {
    id: Id;
    /**
     * Code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * Name.
     * @example No contesta
     */
    name: string;
    category: FinalCategory;
    /**
     * Whether a date is required.
     * @example false
     */
    needsDate: boolean;
    /**
     * Whether a comment is required.
     * @example false
     */
    needsComment: boolean;
    /**
     * Whether the record is tried again.
     * @example true
     */
    isRecycled: boolean;
};

/** A value of a record. */
export type ServedField = {
    /**
     * Name of the field.
     * @example debt
     */
    name: string;
    /**
     * Label.
     * @example Importe
     */
    label: string;
    /**
     * The value.
     * @example 1200.5
     */
    value: string | null;
    /** The management field that the column fills, for use as an initial value; null if the format defines none or the field is inactive. */
    target: TargetField | null;
};

/** A record held by an agent. */
export type ServedRecord = {
    id: Id;
    activationId: Id;
    /**
     * Name of the activation.
     * @example Deuda alta de noviembre
     */
    activationName: string;
    /**
     * Name of the skill.
     * @example Recobro temprano
     */
    skillName: string;
    /** Values, in the order of the format. */
    fields: ServedField[];
    /**
     * Number of the attempt in this activation, starting at 1.
     * @example 1
     */
    attempt: number;
    /**
     * Whether the call was agreed with this agent.
     * @example false
     */
    isCallback: boolean;
    /**
     * Time zone of the contact.
     * @example Europe/Madrid
     */
    timeZone: string;
    servedAt: Instant;
    leaseUntil: Instant;
    /** Earlier attempts, latest first, at most 10. */
    history: RecordAttempt[];
};

/** A management field filled by a column. */
export type TargetField = {
    id: Id;
    /**
     * Stable key.
     * @example importe
     */
    key: string;
    /**
     * Label.
     * @example Importe
     */
    label: string;
    type: FieldType;
};

/** The operations of specs/lists/records.yaml. */
export interface RecordsOperations {
  'records.next': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: NextRecord;
        };
    } } };
    failures: 401 | 403;
  };
  'records.outcomes': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordOutcome[];
        };
    } } };
    failures: 401 | 403;
  };
  'records.finish': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": RecordFinish;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: FinishedRecord;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'records.release': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of main. */
export interface RecordsPaths {
  '/records/next': { post: RecordsOperations['records.next'] };
  '/records/outcomes': { get: RecordsOperations['records.outcomes'] };
  '/records/{id}/finish': { post: RecordsOperations['records.finish'] };
  '/records/{id}/release': { post: RecordsOperations['records.release'] };
}
