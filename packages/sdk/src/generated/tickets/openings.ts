// Generated from specs/tickets/openings.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** The opening of a service on a day. */
export type Opening = {
    id: Id;
    planId: Id;
    /**
     * Name of the plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * Code of the skill.
     * @example ATC_VOZ
     */
    skill: string;
    /**
     * Format: date
     * The day, in the time zone of the plan.
     * @example 2026-03-05
     */
    date: string;
    plannedAt: Instant;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes: number;
    state: OpeningState;
    light: OpeningLight;
    /**
     * The holiday on which the service is closed; null otherwise, and once somebody starts opening it. `light` is `unknown`.
     * @example null
     */
    holiday: string | null;
    /** Staff planned at opening time and at work. */
    staff: {
        /**
         * Number of people planned.
         * @example 20
         */
        planned: number;
        /**
         * Number of people at work.
         * @example 18
         */
        present: number;
    };
    /**
     * Format: date-time
     * When it was opened or cancelled.
     * @example null
     */
    openedAt: string | null;
    openedBy: Person | null;
    /**
     * Minutes by which it opened late; negative if early; null if it did not open.
     * @example null
     */
    deviationMinutes: number | null;
    cause: OpeningCause | null;
    /**
     * Notes.
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
 * Cause of the deviation.
 * @example staff
 * @enum {string}
 */
export type OpeningCause = "staff" | "systems" | "lists" | "telephony" | "premises" | "other";

/** The version that was read. */
export type OpeningClosed = {
    version: OpeningVersion;
};

/** An opening with its checklist. */
export type OpeningDetail = {
    id: Id;
    planId: Id;
    /**
     * Name of the plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * Code of the skill.
     * @example ATC_VOZ
     */
    skill: string;
    /**
     * Format: date
     * The day, in the time zone of the plan.
     * @example 2026-03-05
     */
    date: string;
    plannedAt: Instant;
    /**
     * Minutes after the opening time that do not count as late.
     * @example 5
     */
    toleranceMinutes: number;
    state: OpeningState;
    light: OpeningLight;
    /**
     * The holiday on which the service is closed; null otherwise, and once somebody starts opening it. `light` is `unknown`.
     * @example null
     */
    holiday: string | null;
    /** Staff planned at opening time and at work. */
    staff: {
        /**
         * Number of people planned.
         * @example 20
         */
        planned: number;
        /**
         * Number of people at work.
         * @example 18
         */
        present: number;
    };
    /**
     * Format: date-time
     * When it was opened or cancelled.
     * @example null
     */
    openedAt: string | null;
    openedBy: Person | null;
    /**
     * Minutes by which it opened late; negative if early; null if it did not open.
     * @example null
     */
    deviationMinutes: number | null;
    cause: OpeningCause | null;
    /**
     * Notes.
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
    /** The checklist: current, or as it was at opening. */
    points: OpeningPoint[];
};

/** How a service opens. */
export type OpeningInput = {
    version: OpeningVersion;
    /** Cause of the deviation. */
    cause?: OpeningCause | null;
    note?: OpeningNote;
};

/**
 * `unknown`: not checked yet, or closed on a holiday.
 * @example green
 * @enum {string}
 */
export type OpeningLight = "green" | "amber" | "red" | "unknown";

/**
 * Notes.
 * @example null
 */
export type OpeningNote = string | null;

/** Results of manual checks. */
export type OpeningPatch = {
    version: OpeningVersion;
    /**
     * The results.
     * @example [
     *       {
     *         "label": "Cabina de grabación",
     *         "light": "green"
     *       }
     *     ]
     */
    checks: {
        /**
         * Label of the check.
         * @example Cabina de grabación
         */
        label: string;
        /**
         * Result of the check.
         * @example green
         * @enum {string}
         */
        light: "green" | "amber" | "red";
        note?: OpeningNote;
    }[];
};

/** A point of the checklist. For `staff`, `value` is the number of people at work and `expected` the number planned; for `incidents` and `systems`, `value` is the number of open ones; for `lists`, `value` is the number of records loaded. */
export type OpeningPoint = {
    /**
     * Kind of point.
     * @example staff
     * @enum {string}
     */
    kind: "staff" | "systems" | "lists" | "incidents" | "check";
    /**
     * Label of a manual check; null for automatic points.
     * @example null
     */
    label: string | null;
    light: OpeningLight;
    /**
     * Measured value; null for manual checks.
     * @example 18
     */
    value: number | null;
    /**
     * Expected value; null if none is defined.
     * @example 20
     */
    expected: number | null;
    /**
     * Notes.
     * @example null
     */
    note: string | null;
    answeredBy: Person | null;
    /**
     * Format: date-time
     * When it was checked manually; null if it was not.
     * @example null
     */
    answeredAt: string | null;
};

/** Reliability of the openings of a service in a period. */
export type OpeningReliability = {
    planId: Id;
    /**
     * Name of the plan.
     * @example Atención telefónica
     */
    service: string;
    /**
     * Number of scheduled openings.
     * @example 22
     */
    openings: number;
    /**
     * Number opened without deviation.
     * @example 18
     */
    onTime: number;
    /**
     * Number opened with incidents.
     * @example 3
     */
    withIncidents: number;
    /**
     * Number that did not open.
     * @example 1
     */
    notOpened: number;
    /**
     * Number without any report.
     * @example 0
     */
    unrecorded: number;
    /**
     * Average delay in minutes; null if it never opened.
     * @example 2.5
     */
    averageMinutes: number | null;
    /**
     * Longest delay in minutes; null if it never opened.
     * @example 14
     */
    latestMinutes: number | null;
    /** Causes of deviations, most frequent first. */
    causes: {
        cause: OpeningCause;
        /**
         * Number of occurrences.
         * @example 2
         */
        times: number;
    }[];
};

/**
 * `scheduled`: not started; `checking`: checks in progress; `open_with_incidents`: opened late or with a point that was not green.
 * @example scheduled
 * @enum {string}
 */
export type OpeningState = "scheduled" | "checking" | "open" | "open_with_incidents" | "not_opened" | "closed";

/**
 * The version that was read.
 * @example 1
 */
export type OpeningVersion = number;

/** The operations of specs/tickets/openings.yaml. */
export interface OpeningsOperations {
  'openings.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by state. */
        state?: OpeningState[];
        /** Filter by cause of deviation. */
        cause?: OpeningCause;
        /** Filter by service. */
        planId?: string;
        /** Sort order. */
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
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
