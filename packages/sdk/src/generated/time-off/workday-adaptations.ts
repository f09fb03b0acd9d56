// Generated from specs/time-off/workday-adaptations.yaml by `pnpm codegen`. Never edited by hand.
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** What the company answers. */
export type AdaptationAnswerInput = {
    version: SeenVersion;
    /**
     * What is answered.
     * @example granted
     * @enum {string}
     */
    answer: "granted" | "proposed" | "refused";
    /**
     * What is offered instead.
     * @example null
     */
    alternative?: string | null;
    /**
     * The reasons; compulsory where it is refused.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether it is in force only six seconds later, and workdayAdaptations.release takes it back until then.
     * @example false
     */
    hold?: boolean;
};

/** What came of one of them. */
export type AdaptationDecisionResult = {
    id: Id;
    /** The state it has now; null where it was refused. */
    state: AdaptationState | null;
    /** Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};

/** What is asked for. */
export type AdaptationInput = {
    /**
     * Format: date
     * From which day on.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * Until which day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * The hours, the days or the way of working.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * Why.
     * @example Horario del colegio
     */
    reason: string;
};

/** What the person says. */
export type AdaptationReplyInput = {
    version: SeenVersion;
    /**
     * What is said.
     * @example accepted
     * @enum {string}
     */
    reply: "accepted" | "declined" | "withdrawn";
};

/**
 * `proposed`: answered with an alternative; `accepted` and `declined`: what the person said to it; `granted_by_silence`: nobody answered in time (ET art. 34.8).
 * @example asked
 * @enum {string}
 */
export type AdaptationState = "asked" | "granted" | "granted_by_silence" | "proposed" | "accepted" | "declined" | "refused" | "withdrawn";

/** One request. */
export type OneWorkdayAdaptation = {
    data: WorkdayAdaptation;
};

/** A request for an adaptation of the working day. */
export type WorkdayAdaptation = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * From which day on.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * Until which day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * What is asked for.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * Why.
     * @example Horario del colegio
     */
    reason: string;
    state: AdaptationState;
    /**
     * Format: date
     * The last day for an answer.
     * @example 2026-08-18
     */
    dueOn: string;
    /**
     * What is offered instead.
     * @example null
     */
    alternative: string | null;
    /**
     * The reasons of the answer.
     * @example null
     */
    comment: string | null;
    /** Who answered. */
    answeredBy: Person | null;
    /** In whose place. */
    answeredFor: Person | null;
    /**
     * Format: date-time
     * When.
     * @example null
     */
    answeredAt: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * Whether whoever asks may answer it.
     * @example false
     */
    canAnswer: boolean;
    /**
     * Whether whoever asks may reply to it, or withdraw it.
     * @example true
     */
    canReply: boolean;
};

/** The operations of specs/time-off/workday-adaptations.yaml. */
export interface WorkdayAdaptationsOperations {
  'workdayAdaptations.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only this state. */
        state?: AdaptationState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
