// Generated from specs/attendance/time-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { Times } from '#generated/attendance/shift-patterns.ts'

/**
 * Whose agreement a correction requires: both parties, or one of them. What that party requests takes effect immediately; requests of the other await it.
 * @example both
 * @enum {string}
 */
export type CorrectionConsent = "both" | "employee" | "company";

/** Progress of the recalculation after the rules changed. */
export type Derivation = {
    /**
     * Number of people recalculated.
     * @example 120
     */
    done: number;
    /**
     * Number of people affected.
     * @example 500
     */
    total: number;
};

/**
 * Incident that a limit finds on a day without a shift.
 * @example excess
 * @enum {string}
 */
export type JudgedIncident = "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit";

/** A single version of time rules. */
export type OneTimeRuleSetDetail = {
    data: TimeRuleSetDetail;
};

/** A limit of working time, and its source. */
export type TimeLimit = {
    /**
     * Limit in minutes.
     * @example 540
     */
    minutes: number;
    /**
     * Whether the limit is checked.
     * @example true
     */
    isOn: boolean;
    /**
     * Legal source.
     * @example ET art. 34.3
     */
    source: string;
};

/** Limits of working time. `day`: effective work per day, more is the incident `excess`. `rest`: from the end of a day to the start of the next, less is `short_rest`. `shiftChange`: minimum rest if the plan changes the shift between the two days and leaves less than `rest`, provided that the rests before the next two working days make up for the difference; if not, the second of them is `short_rest`. `stretch`: work without a break, more is `missing_rest`. `week`: uninterrupted weekly rest, which can be accumulated over fourteen days, less is `weekly_rest`. `night`: average effective work per day over fifteen days, for people who normally work three hours of it between 22:00 and 6:00, more is `night_limit`. `nightOvertime`: work of night workers beyond the plan of a day, in whole minutes, more is `night_overtime`. `late`: first entry after the start of the shift. `outside`: effective work outside the shift, more is `outside_shift`. */
export type TimeLimits = {
    day: TimeLimit;
    rest: TimeLimit;
    shiftChange: TimeLimit;
    stretch: TimeLimit;
    week: TimeLimit;
    night: TimeLimit;
    nightOvertime: TimeLimit;
    late: TimeLimit;
    outside: TimeLimit;
};

/** A version of time rules. */
export type TimeRuleSet = {
    id: Id;
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Display name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * Legal source.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether they have yet to be checked against the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** Progress of the recalculation; null if there was none. */
    derivation: Derivation | null;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When they were last published.
     * @example null
     */
    publishedAt: string | null;
};

/** A version of time rules with its examples. */
export type TimeRuleSetDetail = {
    id: Id;
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Display name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * Legal source.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether they have yet to be checked against the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** Progress of the recalculation; null if there was none. */
    derivation: Derivation | null;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When they were last published.
     * @example null
     */
    publishedAt: string | null;
    /** Test examples. */
    examples: TriedTimeExample[];
};

/** Time rules to create. */
export type TimeRuleSetInput = {
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Display name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Legal source.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether they have yet to be checked against the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** Test examples. */
    examples: TimeRulesExample[];
};

/** The new content of the draft. */
export type TimeRuleSetUpdate = {
    /**
     * Collective agreement as named in contracts; empty for the statutory rules.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * Display name.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * First day in force.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Legal source.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether they have yet to be checked against the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** Test examples. */
    examples: TimeRulesExample[];
    version: SeenVersion;
};

/** Time rules. */
export type TimeRules = {
    limits: TimeLimits;
    /**
     * Minimum minutes of a break that ends a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
    /** Extra hours allowed per full-time year. */
    overtime: {
        /**
         * Number of hours.
         * @example 80
         */
        hours: number;
        /**
         * Legal source.
         * @example ET art. 35.2
         */
        source: string;
    };
    /**
     * Weekly minutes of full-time work.
     * @example 2400
     */
    fullWeekMinutes: number;
    consent: CorrectionConsent;
    /**
     * Days without an answer after which a correction expires.
     * @example 14
     */
    answerDays: number;
    /**
     * Whether corrections require a file as proof.
     * @example false
     */
    fileRequired: boolean;
};

/** A day and the incidents expected on it. */
export type TimeRulesExample = {
    /**
     * Name of the example.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * Minutes of rest since the day before; null if there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * Number of consecutive days before with the same work; requires `restMinutes` null and times within a day.
     * @example 0
     */
    daysBefore?: number;
    /** Times at work, in order. */
    work: Times[];
    /** Breaks that are not effective work, in order. */
    breaks: Times[];
    /** Expected incidents. */
    incidents: JudgedIncident[];
};

/** The version that was read. */
export type TimeRulesSeen = {
    version: SeenVersion;
};

/**
 * `published`: in force from its first day; `off`: disabled until published again.
 * @example published
 * @enum {string}
 */
export type TimeRulesState = "draft" | "published" | "off";

/** An example and its result. */
export type TriedTimeExample = {
    /**
     * Name of the example.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * Minutes of rest since the day before; null if there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * Number of consecutive days before with the same work; requires `restMinutes` null and times within a day.
     * @example 0
     */
    daysBefore?: number;
    /** Times at work, in order. */
    work: Times[];
    /** Breaks that are not effective work, in order. */
    breaks: Times[];
    /** Expected incidents. */
    incidents: JudgedIncident[];
    /** Actual incidents. */
    actualIncidents: JudgedIncident[];
    /**
     * Whether they match the expected ones.
     * @example true
     */
    passes: boolean;
};

/** The operations of specs/attendance/time-rules.yaml. */
export interface TimeRulesOperations {
  'timeRules.index': {
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
        state?: TimeRulesState;
        /** Sort order. */
        sort?: "agreement" | "-agreement" | "validFrom" | "-validFrom";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TimeRuleSet[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'timeRules.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TimeRuleSetInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTimeRuleSetDetail;
    } } };
    failures: 401 | 403 | 422;
  };
  'timeRules.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTimeRuleSetDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'timeRules.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TimeRuleSetUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTimeRuleSetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'timeRules.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'timeRules.publish': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TimeRulesSeen;
    } };
    responses: { 200: { content: {
        "application/json": OneTimeRuleSetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'timeRules.turnOff': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TimeRulesSeen;
    } };
    responses: { 200: { content: {
        "application/json": OneTimeRuleSetDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface TimeRulesPaths {
  '/time-rules': { get: TimeRulesOperations['timeRules.index']; post: TimeRulesOperations['timeRules.create'] };
  '/time-rules/{id}': { get: TimeRulesOperations['timeRules.show']; put: TimeRulesOperations['timeRules.update']; delete: TimeRulesOperations['timeRules.destroy'] };
  '/time-rules/{id}/publish': { post: TimeRulesOperations['timeRules.publish'] };
  '/time-rules/{id}/turn-off': { post: TimeRulesOperations['timeRules.turnOff'] };
}
