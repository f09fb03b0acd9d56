// Generated from specs/tickets/openings.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A service on a day. */
export type Opening = {
    id: Id;
    planId: Id;
    /**
     * The name of its plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * The code of its skill.
     * @example ATC_VOZ
     */
    skill: string;
    /**
     * Format: date
     * The day in the zone of its plan.
     * @example 2026-03-05
     */
    date: string;
    plannedAt: Instant;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes: number;
    state: OpeningState;
    light: OpeningLight;
    /**
     * The holiday on which it is closed, until somebody begins with it all the same; null where it is none. Its light is `unknown`.
     * @example null
     */
    holiday: string | null;
    /** Who is planned for the time of the opening and who of them is at work. */
    staff: {
        /**
         * Planned.
         * @example 20
         */
        planned: number;
        /**
         * At work.
         * @example 18
         */
        present: number;
    };
    /**
     * Format: date-time
     * When it was opened or given up.
     * @example null
     */
    openedAt: string | null;
    openedBy: Person | null;
    /**
     * By how many minutes it opened late; below zero of what opened sooner; null of what did not open.
     * @example null
     */
    deviationMinutes: number | null;
    cause: OpeningCause | null;
    /**
     * What was noted.
     * @example null
     */
    note: string | null;
    /**
     * Format: date-time
     * When it was closed.
     * @example null
     */
    closedAt: string | null;
    version: OpeningVersion;
};

/** Why a service does not open. */
export type OpeningCancelled = {
    version: OpeningVersion;
    cause: OpeningCause;
    note?: OpeningNote;
};

/**
 * Why it deviated.
 * @example staff
 * @enum {string}
 */
export type OpeningCause = "staff" | "systems" | "lists" | "telephony" | "premises" | "other";

/** The version that was seen. */
export type OpeningClosed = {
    version: OpeningVersion;
};

/** A service on a day with its checklist. */
export type OpeningDetail = {
    id: Id;
    planId: Id;
    /**
     * The name of its plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * The code of its skill.
     * @example ATC_VOZ
     */
    skill: string;
    /**
     * Format: date
     * The day in the zone of its plan.
     * @example 2026-03-05
     */
    date: string;
    plannedAt: Instant;
    /**
     * How much later is not late yet.
     * @example 5
     */
    toleranceMinutes: number;
    state: OpeningState;
    light: OpeningLight;
    /**
     * The holiday on which it is closed, until somebody begins with it all the same; null where it is none. Its light is `unknown`.
     * @example null
     */
    holiday: string | null;
    /** Who is planned for the time of the opening and who of them is at work. */
    staff: {
        /**
         * Planned.
         * @example 20
         */
        planned: number;
        /**
         * At work.
         * @example 18
         */
        present: number;
    };
    /**
     * Format: date-time
     * When it was opened or given up.
     * @example null
     */
    openedAt: string | null;
    openedBy: Person | null;
    /**
     * By how many minutes it opened late; below zero of what opened sooner; null of what did not open.
     * @example null
     */
    deviationMinutes: number | null;
    cause: OpeningCause | null;
    /**
     * What was noted.
     * @example null
     */
    note: string | null;
    /**
     * Format: date-time
     * When it was closed.
     * @example null
     */
    closedAt: string | null;
    version: OpeningVersion;
    /** The checklist, as it stands or stood. */
    points: OpeningPoint[];
};

/** How a service opens. */
export type OpeningInput = {
    version: OpeningVersion;
    /** Why it deviates. */
    cause?: OpeningCause | null;
    note?: OpeningNote;
};

/**
 * `unknown`: nobody has looked yet, or it is closed on a holiday.
 * @example green
 * @enum {string}
 */
export type OpeningLight = "green" | "amber" | "red" | "unknown";

/**
 * What is to be known of it.
 * @example null
 */
export type OpeningNote = string | null;

/** What somebody has looked at. */
export type OpeningPatch = {
    version: OpeningVersion;
    /**
     * The answers.
     * @example [
     *       {
     *         "label": "Cabina de grabación",
     *         "light": "green"
     *       }
     *     ]
     */
    checks: {
        /**
         * What was looked at.
         * @example Cabina de grabación
         */
        label: string;
        /**
         * How it stands.
         * @example green
         * @enum {string}
         */
        light: "green" | "amber" | "red";
        note?: OpeningNote;
    }[];
};

/** One point of a checklist. Of staff, `value` are those at work and `expected` those planned; of incidents and systems `value` are those that are open; of lists `value` are the records loaded. */
export type OpeningPoint = {
    /**
     * What it is about.
     * @example staff
     * @enum {string}
     */
    kind: "staff" | "systems" | "lists" | "incidents" | "check";
    /**
     * What is looked at; null of what the portal knows.
     * @example null
     */
    label: string | null;
    light: OpeningLight;
    /**
     * How many there are; null of what is looked at.
     * @example 18
     */
    value: number | null;
    /**
     * How many there should be; null where nothing says so.
     * @example 20
     */
    expected: number | null;
    /**
     * What was noted.
     * @example null
     */
    note: string | null;
    answeredBy: Person | null;
    /**
     * Format: date-time
     * When somebody looked.
     * @example null
     */
    answeredAt: string | null;
};

/** How a service opened in some days. */
export type OpeningReliability = {
    planId: Id;
    /**
     * The name of its plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * How often it was to open.
     * @example 22
     */
    openings: number;
    /**
     * How often it opened without deviation.
     * @example 18
     */
    onTime: number;
    /**
     * How often it opened with one.
     * @example 3
     */
    withIncidents: number;
    /**
     * How often it did not open.
     * @example 1
     */
    notOpened: number;
    /**
     * How often nobody told.
     * @example 0
     */
    unrecorded: number;
    /**
     * How late it opened on average; null where it never did.
     * @example 2.5
     */
    averageMinutes: number | null;
    /**
     * How late it opened at worst.
     * @example 14
     */
    latestMinutes: number | null;
    /** Why it deviated, the most frequent first. */
    causes: {
        cause: OpeningCause;
        /**
         * How often.
         * @example 2
         */
        times: number;
    }[];
};

/**
 * `scheduled`: nobody has begun; `checking`: somebody looks; `open_with_incidents`: late, or with a point that was not green.
 * @example scheduled
 * @enum {string}
 */
export type OpeningState = "scheduled" | "checking" | "open" | "open_with_incidents" | "not_opened" | "closed";

/**
 * The version that was seen.
 * @example 1
 */
export type OpeningVersion = number;

/** The operations of specs/tickets/openings.yaml. */
export interface OpeningsOperations {
  'openings.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** The first day. */
        from?: string;
        /** The last day. */
        until?: string;
        /** Only in one of these states. */
        state?: OpeningState[];
        /** Only those that deviated for this reason. */
        cause?: OpeningCause;
        /** Only of this service. */
        planId?: string;
        /** Order. */
        sort?: "plannedAt" | "-plannedAt" | "service" | "-service";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Opening[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'openings.reliability': {
    parameters: { query?: {
        /** The first day. */
        from?: string;
        /** The last day. */
        until?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OpeningReliability[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'openings.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OpeningDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'openings.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningPatch;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OpeningDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'openings.open': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OpeningDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'openings.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningCancelled;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OpeningDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'openings.close': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": OpeningClosed;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OpeningDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface OpeningsPaths {
  '/openings': { get: OpeningsOperations['openings.index'] };
  '/openings/reliability': { get: OpeningsOperations['openings.reliability'] };
  '/openings/{id}': { get: OpeningsOperations['openings.show']; patch: OpeningsOperations['openings.patch'] };
  '/openings/{id}/open': { post: OpeningsOperations['openings.open'] };
  '/openings/{id}/cancel': { post: OpeningsOperations['openings.cancel'] };
  '/openings/{id}/close': { post: OpeningsOperations['openings.close'] };
}
