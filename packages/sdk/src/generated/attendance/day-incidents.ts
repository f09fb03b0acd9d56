// Generated from specs/attendance/day-incidents.yaml by `pnpm codegen`. Never edited by hand.
import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import type { DayIncident } from '#generated/attendance/workdays.ts'
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** An action on an incident. */
export type DayIncidentAct = {
    state: DayIncidentState;
    at: Instant;
    /** Who did it; null if the incident disappeared from the day. */
    by: Person | null;
    /** Person on whose behalf it was done; null if none. */
    onBehalfOf: Person | null;
    /**
     * Reason or comment.
     * @example El tren se detuvo media hora
     */
    text: string | null;
    minutes: JustifiedMinutes;
};

/** A decision of the company on a justification. */
export type DayIncidentDecisionInput = {
    version: SeenVersion;
    /**
     * The decision.
     * @example accepted
     * @enum {string}
     */
    decision: "accepted" | "rejected";
    /**
     * Reason, shown to the person; required when rejecting.
     * @example null
     */
    comment?: string | null;
    /**
     * Minutes accepted. Defaults to all.
     * @example null
     */
    minutes?: number | null;
    /**
     * Whether the decision takes effect after six seconds; until then dayIncidents.release withdraws it.
     * @example false
     */
    hold?: boolean;
};

/** An incident with its history. */
export type DayIncidentDetail = {
    incident: LookedAtIncident;
    /** Actions on it, in order; they are never changed. */
    acts: DayIncidentAct[];
};

/** An incident to dismiss. */
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
     * Reason, shown to the person.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether the decision takes effect after six seconds; until then dayIncidents.release withdraws it.
     * @example false
     */
    hold?: boolean;
};

/** A justification. */
export type DayIncidentJustification = {
    /**
     * Format: date
     * The working day.
     * @example 2026-03-05
     */
    date: string;
    kind: DayIncident;
    /**
     * Reason. Shown to the company and stored with the day.
     * @example El tren se detuvo media hora
     */
    reason: string;
    minutes?: JustifiedMinutes;
    /**
     * The version that was read; null if the incident is not reviewed yet.
     * @example null
     */
    version: number | null;
    /** Proof: files that the caller uploaded with correctionFiles.create. A file already attached elsewhere is `inclusion`. */
    fileIds?: Id[];
};

/** Result of one item. */
export type DayIncidentResult = {
    id: Id;
    /** Resulting state; null if the change was refused. */
    state: DayIncidentState | null;
    /** Why it was refused; null if it was not. */
    errors: ErrorsByField | null;
};

/**
 * `open`: not reviewed; `justified`: justified by the person, awaiting a decision; `accepted`: justification accepted; `rejected`: justification rejected, so that the incident is open again; `dismissed`: irrelevant; `corrected`: the day no longer has it, and nobody had decided.
 * @example justified
 * @enum {string}
 */
export type DayIncidentState = "open" | "justified" | "accepted" | "rejected" | "dismissed" | "corrected";

/**
 * Justified minutes of the missing time; null if none.
 * @example 30
 */
export type JustifiedMinutes = number | null;

/** A reviewed incident of a working day. */
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
     * Reason given by the person.
     * @example El tren se detuvo media hora
     */
    reason: string | null;
    minutes: JustifiedMinutes;
    /**
     * Format: date-time
     * When it was justified.
     * @example null
     */
    justifiedAt: string | null;
    /**
     * Comment of the company.
     * @example null
     */
    comment: string | null;
    /** Who decided on it. */
    decidedBy: Person | null;
    /** Person on whose behalf it was done; null if none. */
    decidedFor: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     * @example null
     */
    decidedAt: string | null;
    /**
     * Whether there is a decision that can still be withdrawn.
     * @example false
     */
    held: boolean;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    /** Proof, visible to the person and to those who may decide; empty for others. Files are kept for four years, as is the record, and those of rejected justifications for 90 days. */
    files: CorrectionFile[];
    /**
     * Whether the caller can justify it or update the justification; never in a locked month.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether it awaits a decision by the caller; never in a locked month.
     * @example false
     */
    canDecide: boolean;
};

/** A single incident. */
export type OneDayIncident = {
    data: LookedAtIncident;
};

/** The operations of specs/attendance/day-incidents.yaml. */
export interface DayIncidentsOperations {
  'dayIncidents.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First working day. */
        from?: string;
        /** Last working day (inclusive). */
        until?: string;
        /** Filter by kind of incident. */
        kind?: DayIncident;
        /** Filter by state. */
        state?: DayIncidentState[];
        /** Return only those that await a decision by the caller. */
        waiting?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
