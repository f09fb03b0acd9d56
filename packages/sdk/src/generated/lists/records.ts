// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import type { FieldType } from '#generated/tickets/fields.ts'
import type { FinalCategory } from '#generated/tickets/final-states.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'

/** What becomes of a record. */
export type FinishedRecord = {
    /**
     * The code of the final state.
     * @example NO_CONTESTA
     */
    outcome: string;
    /**
     * Whether it is tried again.
     * @example resting
     * @enum {string}
     */
    state: "resting" | "done";
    /**
     * Format: date-time
     * From when on.
     * @example 2026-11-28T12:00:00Z
     */
    dueAt: string | null;
};

/** The next record, or why there is none. */
export type NextRecord = {
    /** The record; null where there is none. */
    record: ServedRecord | null;
    /**
     * Why there is none: no skill, nothing active for it now, outside of the hours, as many as a day allows, or nothing that waits.
     * @example null
     * @enum {string|null}
     */
    reason: "no_skill" | "no_activation" | "out_of_hours" | "quota" | "empty" | null;
};

/** How an earlier attempt ended. */
export type RecordAttempt = {
    endedAt: Instant;
    /**
     * The code of its final state.
     * @example NO_CONTESTA
     */
    outcome: string | null;
    agent: Person;
    /**
     * Format: date-time
     * When a call was agreed for.
     * @example null
     */
    callbackAt: string | null;
    /**
     * What the agent wrote.
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
     * When it is to be called again, or what the final state needs a date for.
     * @example null
     */
    callbackAt?: string | null;
    /**
     * What the agent noted.
     * @example null
     */
    notes?: string | null;
};

/** A final state. */
export type RecordOutcome = {
    id: Id;
    /**
     * Its code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * Its name.
     * @example No contesta
     */
    name: string;
    category: FinalCategory;
    /**
     * Whether it needs a date.
     * @example false
     */
    needsDate: boolean;
    /**
     * Whether it needs a comment.
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
     * The field.
     * @example debt
     */
    name: string;
    /**
     * What people call it.
     * @example Importe
     */
    label: string;
    /**
     * Its value.
     * @example 1200.5
     */
    value: string | null;
    /** The management field that its column fills, so that a desk can begin with the value; null where the format names none, or the field is in use no more. */
    target: TargetField | null;
};

/** A record that somebody holds. */
export type ServedRecord = {
    id: Id;
    activationId: Id;
    /**
     * The activation.
     * @example Deuda alta de noviembre
     */
    activationName: string;
    /**
     * The skill.
     * @example Recobro temprano
     */
    skillName: string;
    /** Its values, in the order of the format. */
    fields: ServedField[];
    /**
     * Which attempt of this activation it is, from 1.
     * @example 1
     */
    attempt: number;
    /**
     * Whether the call was agreed with this agent.
     * @example false
     */
    isCallback: boolean;
    /**
     * Where the contact lives.
     * @example Europe/Madrid
     */
    timeZone: string;
    servedAt: Instant;
    leaseUntil: Instant;
    /** Earlier attempts, the last first, at most 10. */
    history: RecordAttempt[];
};

/** A management field that a column fills. */
export type TargetField = {
    id: Id;
    /**
     * Its stable name.
     * @example importe
     */
    key: string;
    /**
     * What people call it.
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
