// Generated from specs/time-off/workday-adaptations.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** An answer of the company. */
export type AdaptationAnswerInput = {
    version: SeenVersion;
    /**
     * The answer.
     * @example granted
     * @enum {string}
     */
    answer: "granted" | "proposed" | "refused";
    /**
     * The proposed alternative.
     * @example null
     */
    alternative?: string | null;
    /**
     * Reasons; required when refusing.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether the answer takes effect after six seconds; until then workdayAdaptations.release withdraws it.
     * @example false
     */
    hold?: boolean;
};

/** Result of one item. */
export type AdaptationDecisionResult = {
    id: Id;
    /** Resulting state; null if the change was refused. */
    state: AdaptationState | null;
    /** Why it was refused; null if it was not. */
    errors: ErrorsByField | null;
};

/** An adaptation to request. */
export type AdaptationInput = {
    /**
     * Format: date
     * First day.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Requested hours, days or way of working.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * Reason.
     * @example Horario del colegio
     */
    reason: string;
};

/** A reply of the person. */
export type AdaptationReplyInput = {
    version: SeenVersion;
    /**
     * The reply.
     * @example accepted
     * @enum {string}
     */
    reply: "accepted" | "declined" | "withdrawn";
};

/**
 * `proposed`: answered with an alternative; `accepted`, `declined`: the person's reply to it; `granted_by_silence`: not answered in time (ET art. 34.8).
 * @example asked
 * @enum {string}
 */
export type AdaptationState = "asked" | "granted" | "granted_by_silence" | "proposed" | "accepted" | "declined" | "refused" | "withdrawn";

/** A single request. */
export type OneWorkdayAdaptation = {
    data: WorkdayAdaptation;
};

/** A workday adaptation request. */
export type WorkdayAdaptation = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * First day.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /**
     * Requested hours, days or way of working.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * Reason.
     * @example Horario del colegio
     */
    reason: string;
    state: AdaptationState;
    /**
     * Format: date
     * Last day for an answer.
     * @example 2026-08-18
     */
    dueOn: string;
    /**
     * The proposed alternative.
     * @example null
     */
    alternative: string | null;
    /**
     * Reasons of the answer.
     * @example null
     */
    comment: string | null;
    /** Who answered. */
    answeredBy: Person | null;
    /** Person on whose behalf it was done; null if none. */
    answeredFor: Person | null;
    /**
     * Format: date-time
     * When it was answered.
     * @example null
     */
    answeredAt: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    /**
     * Whether the caller can answer it.
     * @example false
     */
    canAnswer: boolean;
    /**
     * Whether the caller can reply to it or withdraw it.
     * @example true
     */
    canReply: boolean;
};

/** The operations of specs/time-off/workday-adaptations.yaml. */
export interface WorkdayAdaptationsOperations {
  'workdayAdaptations.index': {
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
        state?: AdaptationState;
        /** Sort order. */
        sort?: "dueOn" | "-dueOn" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: WorkdayAdaptation[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'workdayAdaptations.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AdaptationInput;
    } };
    responses: { 201: { content: {
        "application/json": OneWorkdayAdaptation;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'workdayAdaptations.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneWorkdayAdaptation;
    } } };
    failures: 401 | 403 | 404;
  };
  'workdayAdaptations.answer': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AdaptationAnswerInput;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkdayAdaptation;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workdayAdaptations.reply': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AdaptationReplyInput;
    } };
    responses: { 200: { content: {
        "application/json": OneWorkdayAdaptation;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'workdayAdaptations.release': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": OperationsReleaseInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AdaptationDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface WorkdayAdaptationsPaths {
  '/workday-adaptations': { get: WorkdayAdaptationsOperations['workdayAdaptations.index']; post: WorkdayAdaptationsOperations['workdayAdaptations.create'] };
  '/workday-adaptations/{id}': { get: WorkdayAdaptationsOperations['workdayAdaptations.show'] };
  '/workday-adaptations/{id}/answer': { post: WorkdayAdaptationsOperations['workdayAdaptations.answer'] };
  '/workday-adaptations/{id}/reply': { post: WorkdayAdaptationsOperations['workdayAdaptations.reply'] };
  '/workday-adaptations/release': { post: WorkdayAdaptationsOperations['workdayAdaptations.release'] };
}
