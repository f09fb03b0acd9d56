// Generated from specs/attendance/day-incidents.yaml by `pnpm codegen`. Never edited by hand.
import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import type { DayIncident } from '#generated/attendance/workdays.ts'
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** What was done with an incident. */
export type DayIncidentAct = {
    state: DayIncidentState;
    at: Instant;
    /** Who did; null where the day had it no more. */
    by: Person | null;
    /** In whose place. */
    onBehalfOf: Person | null;
    /**
     * What was said.
     * @example El tren se detuvo media hora
     */
    text: string | null;
    minutes: JustifiedMinutes;
};

/** What the company says to a justification. */
export type DayIncidentDecisionInput = {
    version: SeenVersion;
    /**
     * What is decided.
     * @example accepted
     * @enum {string}
     */
    decision: "accepted" | "rejected";
    /**
     * Why; compulsory where it is rejected. The person reads it.
     * @example null
     */
    comment?: string | null;
    /**
     * How many of its minutes are justified; all of them when left out.
     * @example null
     */
    minutes?: number | null;
    /**
     * Whether it is in force only six seconds later, and dayIncidents.release takes it back until then.
     * @example false
     */
    hold?: boolean;
};

/** An incident with its history. */
export type DayIncidentDetail = {
    incident: LookedAtIncident;
    /** What was done with it, in order. Nothing of it is ever changed. */
    acts: DayIncidentAct[];
};

/** An incident that is none. */
export type DayIncidentDismissal = {
    employeeId: Id;
    /**
     * Format: date
     * The working day.
     * @example 2026-03-05
     */
    date: string;
    kind: DayIncident;
    /**
     * Why. The person reads it.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether it is in force only six seconds later, and dayIncidents.release takes it back until then.
     * @example false
     */
    hold?: boolean;
};

/** Why there is an incident. */
export type DayIncidentJustification = {
    /**
     * Format: date
     * The working day.
     * @example 2026-03-05
     */
    date: string;
    kind: DayIncident;
    /**
     * Why. The company reads it, and it stays with the day.
     * @example El tren se detuvo media hora
     */
    reason: string;
    minutes?: JustifiedMinutes;
    /**
     * Which version was seen; null while nobody has looked at the incident.
     * @example null
     */
    version: number | null;
    /** What proves it: files that one has uploaded by correctionFiles.create. One that something else has is `inclusion`. */
    fileIds?: Id[];
};

/** What came of one of them. */
export type DayIncidentResult = {
    id: Id;
    /** The state it has now; null where it was refused. */
    state: DayIncidentState | null;
    /** Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};

/**
 * What became of an incident. `open`: nobody has looked at it; `justified`: the person has said why, and the company has not decided; `accepted`: the company takes the reason; `rejected`: it does not, and the incident is open again; `dismissed`: there is nothing to look at; `corrected`: the day has it no more, and nobody had decided.
 * @example justified
 * @enum {string}
 */
export type DayIncidentState = "open" | "justified" | "accepted" | "rejected" | "dismissed" | "corrected";

/**
 * How much of the time that the day lacks is justified; null where none is.
 * @example 30
 */
export type JustifiedMinutes = number | null;

/** An incident of a working day, with what became of it. */
export type LookedAtIncident = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * The working day.
     * @example 2026-03-05
     */
    date: string;
    kind: DayIncident;
    state: DayIncidentState;
    /**
     * What the person said.
     * @example El tren se detuvo media hora
     */
    reason: string | null;
    minutes: JustifiedMinutes;
    /**
     * Format: date-time
     * When.
     * @example null
     */
    justifiedAt: string | null;
    /**
     * What the company said to it.
     * @example null
     */
    comment: string | null;
    /** Who decided. */
    decidedBy: Person | null;
    /** In whose place. */
    decidedFor: Person | null;
    /**
     * Format: date-time
     * When.
     * @example null
     */
    decidedAt: string | null;
    /**
     * Whether somebody has decided who may still take that back.
     * @example false
     */
    held: boolean;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    /** What proves what the person said, to the person and to who may decide on it; to others there is none. They are kept for four years, as the record is, and of what was rejected for ninety days. */
    files: CorrectionFile[];
    /**
     * Whether whoever asks may justify it, or say it anew; never in a locked month.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether it waits for whoever asks; never in a locked month.
     * @example false
     */
    canDecide: boolean;
};

/** One incident. */
export type OneDayIncident = {
    data: LookedAtIncident;
};

/** The operations of specs/attendance/day-incidents.yaml. */
export interface DayIncidentsOperations {
  'dayIncidents.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Of days from this one on. */
        from?: string;
        /** Of days until this one. */
        until?: string;
        /** Only incidents of this kind. */
        kind?: DayIncident;
        /** Only these states. */
        state?: DayIncidentState[];
        /** Only those that wait for whoever asks to decide. */
        waiting?: boolean;
        /** Order. */
        sort?: "-date" | "date" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LookedAtIncident[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'dayIncidents.justify': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": DayIncidentJustification;
    } };
    responses: { 200: { content: {
        "application/json": OneDayIncident;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'dayIncidents.dismiss': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": DayIncidentDismissal;
    } };
    responses: { 200: { content: {
        "application/json": OneDayIncident;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'dayIncidents.release': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": OperationsReleaseInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: DayIncidentResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'dayIncidents.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DayIncidentDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'dayIncidents.decide': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DayIncidentDecisionInput;
    } };
    responses: { 200: { content: {
        "application/json": OneDayIncident;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface DayIncidentsPaths {
  '/day-incidents': { get: DayIncidentsOperations['dayIncidents.index'] };
  '/day-incidents/justify': { post: DayIncidentsOperations['dayIncidents.justify'] };
  '/day-incidents/dismiss': { post: DayIncidentsOperations['dayIncidents.dismiss'] };
  '/day-incidents/release': { post: DayIncidentsOperations['dayIncidents.release'] };
  '/day-incidents/{id}': { get: DayIncidentsOperations['dayIncidents.show'] };
  '/day-incidents/{id}/decide': { post: DayIncidentsOperations['dayIncidents.decide'] };
}
