// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One entry of somebody's clock. */
export type ClockEntry = {
    id: Id;
    person: Person;
    /**
     * Its place in the record of the person, without a gap.
     * @example 412
     */
    number: number;
    /**
     * Format: date
     * The day on the calendar of its zone.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date
     * The working day that it belongs to: that on which the person came in (FIC-4).
     * @example 2026-03-04
     */
    workday: string;
    kind: ClockKind;
    /**
     * Format: date-time
     * The instant that counts.
     * @example 2026-03-05T08:00:00.000Z
     */
    at: string;
    /**
     * Format: date-time
     * When it arrived by the clock of the server.
     * @example 2026-03-05T08:00:00.000Z
     */
    recordedAt: string;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    breakType: BreakName | null;
    /**
     * Why: of a break that asks for it, or of a correction.
     * @example null
     */
    reason: string | null;
    mode: ClockMode;
    source: ClockSource;
    /** Who pressed it. */
    createdBy: Person | null;
    /**
     * Format: uuid
     * The entry that this one corrects.
     * @example null
     */
    replaces: string | null;
    /**
     * Whether a correction stands in its place: it is kept, and counts no more.
     * @example false
     */
    isReplaced: boolean;
    /**
     * SHA-256 of the entry and of the hash of the one before it in the record of the person, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    hash: string;
};

/**
 * Coming, going, or the beginning and the end of a break; `void` takes back the entry that it replaces.
 * @example in
 * @enum {string}
 */
export type ClockKind = "in" | "out" | "break_start" | "break_end" | "void";

/**
 * Where the work is done (FIC-7).
 * @example on_site
 * @enum {string}
 */
export type ClockMode = "on_site" | "remote";

/**
 * Where an entry comes from: `offline` was pressed without a network by the clock of the device, `declared` was said afterwards, `agent` follows the state as an agent.
 * @example portal
 * @enum {string}
 */
export type ClockSource = "portal" | "offline" | "declared" | "agent" | "import" | "correction" | "automatic";

/**
 * Coming, going, or the beginning and the end of a break.
 * @example in
 * @enum {string}
 */
export type PressedKind = "in" | "out" | "break_start" | "break_end";

/** The operations of specs/attendance/clock-entries.yaml. */
export interface ClockEntriesOperations {
  'clockEntries.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only of this kind. */
        kind?: ClockKind;
        /** Only made there. */
        mode?: ClockMode;
        /** Only from there. */
        source?: ClockSource;
        /** Only of people in this employee group. */
        groupId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only of people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
        skillId?: Id;
        /** Order. */
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
        /** Columns to write, in this order; all unless given. */
        columns?: string[];
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only of this kind. */
        kind?: ClockKind;
        /** Only made there. */
        mode?: ClockMode;
        /** Only from there. */
        source?: ClockSource;
        /** Only of people in this employee group. */
        groupId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only of people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
        skillId?: Id;
        /** Order. */
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
