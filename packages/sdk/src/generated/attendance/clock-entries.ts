// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A clock entry. */
export type ClockEntry = {
    id: Id;
    person: Person;
    /**
     * Sequence number in the record of the person, without gaps.
     * @example 412
     */
    number: number;
    /**
     * Format: date
     * Calendar day, in its time zone.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date
     * Working day it belongs to: the day on which the person clocked in (FIC-4).
     * @example 2026-03-04
     */
    workday: string;
    kind: ClockKind;
    /**
     * Format: date-time
     * Instant of the entry.
     * @example 2026-03-05T08:00:00.000Z
     */
    at: string;
    /**
     * Format: date-time
     * When the server received it.
     * @example 2026-03-05T08:00:00.000Z
     */
    recordedAt: string;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    breakType: BreakName | null;
    /**
     * Reason, for breaks that require one or for a correction; null otherwise.
     * @example null
     */
    reason: string | null;
    mode: ClockMode;
    source: ClockSource;
    /** Who recorded it. */
    createdBy: Person | null;
    /**
     * Format: uuid
     * The entry that this one corrects.
     * @example null
     */
    replaces: string | null;
    /**
     * Whether a correction replaced it. Replaced entries are kept but do not count.
     * @example false
     */
    isReplaced: boolean;
    /**
     * SHA-256, in hexadecimal, of the entry and the hash of the previous entry in the record of the person.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    hash: string;
};

/**
 * Clock in, clock out, start of a break or end of a break; `void` cancels the entry it replaces.
 * @example in
 * @enum {string}
 */
export type ClockKind = "in" | "out" | "break_start" | "break_end" | "void";

/**
 * Place of work (FIC-7).
 * @example on_site
 * @enum {string}
 */
export type ClockMode = "on_site" | "remote";

/**
 * Source of the entry. `offline`: recorded by the device without a network; `declared`: reported afterwards; `agent`: follows the agent state.
 * @example portal
 * @enum {string}
 */
export type ClockSource = "portal" | "offline" | "declared" | "agent" | "import" | "correction" | "automatic";

/**
 * Clock in, clock out, start of a break or end of a break.
 * @example in
 * @enum {string}
 */
export type PressedKind = "in" | "out" | "break_start" | "break_end";

/** The operations of specs/attendance/clock-entries.yaml. */
export interface ClockEntriesOperations {
  'clockEntries.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by kind. */
        kind?: ClockKind;
        /** Filter by place of work. */
        mode?: ClockMode;
        /** Filter by source. */
        source?: ClockSource;
        /** Filter by employee group. */
        groupId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        skillId?: Id;
        /** Sort order. */
        sort?: "-at" | "at" | "person" | "-person" | "-recordedAt" | "recordedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ClockEntry[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'clockEntries.export': {
    parameters: { query?: {
        /** Columns to include, in this order. Defaults to all. */
        columns?: string[];
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by kind. */
        kind?: ClockKind;
        /** Filter by place of work. */
        mode?: ClockMode;
        /** Filter by source. */
        source?: ClockSource;
        /** Filter by employee group. */
        groupId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        skillId?: Id;
        /** Sort order. */
        sort?: "-at" | "at" | "person" | "-person" | "-recordedAt" | "recordedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "text/csv": Blob;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface ClockEntriesPaths {
  '/clock-entries': { get: ClockEntriesOperations['clockEntries.index'] };
  '/clock-entries/export': { get: ClockEntriesOperations['clockEntries.export'] };
}
