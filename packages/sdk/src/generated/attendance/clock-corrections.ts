// Generated from specs/attendance/clock-corrections.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { ClockMode, PressedKind } from '#generated/attendance/clock-entries.ts'
import type { CorrectionConsent } from '#generated/attendance/time-rules.ts'
import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A correction of one entry of somebody's clock. */
export type ClockCorrection = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * The working day that it is of.
     * @example 2026-03-05
     */
    date: string;
    /**
     * IANA: that of the day.
     * @example Europe/Madrid
     */
    timeZone: string;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * The entry that is wrong.
     * @example null
     */
    entryId: string | null;
    /** What was recorded; null where an entry is missing. */
    before: CorrectedEntry | null;
    /** What should have been; null where there should be none. */
    after: CorrectedEntry | null;
    /**
     * Why.
     * @example Olvidé fichar la salida
     */
    reason: string;
    side: ClockCorrectionSide;
    askedBy: Person;
    state: ClockCorrectionState;
    createdAt: Instant;
    /**
     * Format: date-time
     * Until when the other side can answer.
     * @example 2026-03-20T09:00:00.000Z
     */
    expiresAt: string;
    /** In whose place. */
    decidedFor: Person | null;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    decidedAt: string | null;
    /**
     * What was said to it.
     * @example null
     */
    decision: string | null;
    /** What proves it, to the person and to who may decide on it; to others there is none. Those of a correction in force are kept for four years, as the record is, those of others for ninety days after its end; of one that is taken back they go at once. */
    files: CorrectionFile[];
    /** One's own decision that may still be taken back; null when there is none. */
    held: {
        as: HeldDecision;
        until: Instant;
    } | null;
    consent: CorrectionConsent;
    /**
     * Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether whoever asks has asked for it, and nobody has decided.
     * @example true
     */
    canWithdraw: boolean;
};

/**
 * An entry that is missing, one that is wrong, one that should not be there.
 * @example add
 * @enum {string}
 */
export type ClockCorrectionChange = "add" | "change" | "remove";

/** What should stand in the record. */
export type ClockCorrectionInput = {
    /**
     * Format: uuid
     * Whose record it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * Which entry is wrong; none where one is missing.
     * @example null
     */
    entryId?: string | null;
    kind?: PressedKind;
    /**
     * Format: date-time
     * When it was. Needed unless an entry is to be removed.
     * @example 2026-03-05T16:00:00.000Z
     */
    at?: string;
    /**
     * Format: uuid
     * Of which type the break is that begins.
     * @example null
     */
    breakTypeId?: string | null;
    mode?: ClockMode;
    /**
     * Why. Both sides read it, and it stays in the record.
     * @example Olvidé fichar la salida
     */
    reason: string;
    /** What proves it: files that one has uploaded by correctionFiles.create. One that another correction has is `inclusion`. */
    fileIds?: Id[];
};

/**
 * Which side has asked for it.
 * @example employee
 * @enum {string}
 */
export type ClockCorrectionSide = "employee" | "company";

/**
 * What became of it: `pending` waits for the other side; `approved` is in force; `expired` was never answered.
 * @example pending
 * @enum {string}
 */
export type ClockCorrectionState = "pending" | "approved" | "rejected" | "withdrawn" | "expired";

/** An entry as it is or should be. */
export type CorrectedEntry = {
    kind: PressedKind;
    at: Instant;
    breakType: BreakName | null;
    mode: ClockMode;
};

/**
 * How it is decided.
 * @example approved
 * @enum {string}
 */
export type HeldDecision = "approved" | "rejected";

/** One correction. */
export type OneClockCorrection = {
    data: ClockCorrection;
};

/** The operations of specs/attendance/clock-corrections.yaml. */
export interface ClockCorrectionsOperations {
  'clockCorrections.index': {
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
        /** Only these states. */
        state?: ClockCorrectionState[];
        /** Only those that this side has asked for. */
        side?: ClockCorrectionSide;
        /** Only those that wait for whoever asks to decide. */
        waiting?: boolean;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
