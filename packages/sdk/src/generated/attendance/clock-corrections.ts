// Generated from specs/attendance/clock-corrections.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { ClockMode, PressedKind } from '#generated/attendance/clock-entries.ts'
import type { CorrectionConsent } from '#generated/attendance/time-rules.ts'
import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A correction of a clock entry. */
export type ClockCorrection = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * The working day.
     * @example 2026-03-05
     */
    date: string;
    /**
     * IANA time zone of the day.
     * @example Europe/Madrid
     */
    timeZone: string;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * The entry to change or remove.
     * @example null
     */
    entryId: string | null;
    /** The recorded entry; null if one is added. */
    before: CorrectedEntry | null;
    /** The corrected entry; null if it is removed. */
    after: CorrectedEntry | null;
    /**
     * Reason.
     * @example Olvidé fichar la salida
     */
    reason: string;
    side: ClockCorrectionSide;
    askedBy: Person;
    state: ClockCorrectionState;
    createdAt: Instant;
    /**
     * Format: date-time
     * Deadline for the answer of the other party.
     * @example 2026-03-20T09:00:00.000Z
     */
    expiresAt: string;
    /** Person on whose behalf it was done; null if none. */
    decidedFor: Person | null;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    decidedAt: string | null;
    /**
     * Comment of the decision.
     * @example null
     */
    decision: string | null;
    /** Proof, visible to the person and to those who may decide; empty for others. Files of corrections in force are kept for four years, as is the record; those of other corrections for 90 days after their end, and those of withdrawn ones are deleted immediately. */
    files: CorrectionFile[];
    /** Decision of the caller that can still be withdrawn; null if none. */
    held: {
        as: HeldDecision;
        until: Instant;
    } | null;
    consent: CorrectionConsent;
    /**
     * Whether it awaits a decision by the caller.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether the caller requested it and it is not decided.
     * @example true
     */
    canWithdraw: boolean;
};

/**
 * Whether an entry is added, changed or removed.
 * @example add
 * @enum {string}
 */
export type ClockCorrectionChange = "add" | "change" | "remove";

/** A correction to request. */
export type ClockCorrectionInput = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * The entry to change or remove; null to add one.
     * @example null
     */
    entryId?: string | null;
    kind?: PressedKind;
    /**
     * Format: date-time
     * Correct time. Required unless an entry is removed.
     * @example 2026-03-05T16:00:00.000Z
     */
    at?: string;
    /**
     * Format: uuid
     * Break type, for an entry that starts a break.
     * @example null
     */
    breakTypeId?: string | null;
    mode?: ClockMode;
    /**
     * Reason. Shown to both parties and stored in the record.
     * @example Olvidé fichar la salida
     */
    reason: string;
    /** Proof: files that the caller uploaded with correctionFiles.create. A file of another correction is `inclusion`. */
    fileIds?: Id[];
};

/**
 * The party that requested it.
 * @example employee
 * @enum {string}
 */
export type ClockCorrectionSide = "employee" | "company";

/**
 * `pending`: awaits the other party; `approved`: in force; `expired`: never answered.
 * @example pending
 * @enum {string}
 */
export type ClockCorrectionState = "pending" | "approved" | "rejected" | "withdrawn" | "expired";

/** An entry before or after the correction. */
export type CorrectedEntry = {
    kind: PressedKind;
    at: Instant;
    breakType: BreakName | null;
    mode: ClockMode;
};

/**
 * The decision.
 * @example approved
 * @enum {string}
 */
export type HeldDecision = "approved" | "rejected";

/** A single correction. */
export type OneClockCorrection = {
    data: ClockCorrection;
};

/** The operations of specs/attendance/clock-corrections.yaml. */
export interface ClockCorrectionsOperations {
  'clockCorrections.index': {
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
        /** Filter by state. */
        state?: ClockCorrectionState[];
        /** Filter by the party that requested it. */
        side?: ClockCorrectionSide;
        /** Return only those that await a decision by the caller. */
        waiting?: boolean;
        /** Sort order. */
        sort?: "-createdAt" | "createdAt" | "person" | "-person" | "-date" | "date";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ClockCorrection[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'clockCorrections.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ClockCorrectionInput;
    } };
    responses: { 201: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'clockCorrections.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404;
  };
  'clockCorrections.approve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'clockCorrections.reject': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'clockCorrections.hold': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            as: HeldDecision;
            reason?: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'clockCorrections.release': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'clockCorrections.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneClockCorrection;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ClockCorrectionsPaths {
  '/clock-corrections': { get: ClockCorrectionsOperations['clockCorrections.index']; post: ClockCorrectionsOperations['clockCorrections.create'] };
  '/clock-corrections/{id}': { get: ClockCorrectionsOperations['clockCorrections.show'] };
  '/clock-corrections/{id}/approve': { post: ClockCorrectionsOperations['clockCorrections.approve'] };
  '/clock-corrections/{id}/reject': { post: ClockCorrectionsOperations['clockCorrections.reject'] };
  '/clock-corrections/{id}/hold': { post: ClockCorrectionsOperations['clockCorrections.hold'] };
  '/clock-corrections/{id}/release': { post: ClockCorrectionsOperations['clockCorrections.release'] };
  '/clock-corrections/{id}/withdraw': { post: ClockCorrectionsOperations['clockCorrections.withdraw'] };
}
