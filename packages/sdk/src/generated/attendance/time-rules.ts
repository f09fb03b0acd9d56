// Generated from specs/attendance/time-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'
import type { Times } from '#generated/attendance/shift-patterns.ts'

/**
 * Whose agreement a correction needs: that of both sides; or one signature is enough, that of the person or that of the company. What that side asks for is in force at once; what the other asks for waits for it.
 * @example both
 * @enum {string}
 */
export type CorrectionConsent = "both" | "employee" | "company";

/** How far the days of people are derived again since the rules changed. */
export type Derivation = {
    /**
     * People whose days are.
     * @example 120
     */
    done: number;
    /**
     * People whose days they touch.
     * @example 500
     */
    total: number;
};

/**
 * What a limit finds of a day without a shift.
 * @example excess
 * @enum {string}
 */
export type JudgedIncident = "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit";

/** One version of time rules. */
export type OneTimeRuleSetDetail = {
    data: TimeRuleSetDetail;
};

/** A limit of working time and where it stands. */
export type TimeLimit = {
    /**
     * How long.
     * @example 540
     */
    minutes: number;
    /**
     * Whether days are judged by it.
     * @example true
     */
    isOn: boolean;
    /**
     * The article that sets it.
     * @example ET art. 34.3
     */
    source: string;
};

/** The limits of working time. `day`: effective work of it, more is the incident `excess`; `rest`: from the end of a day to the beginning of the next, less is `short_rest`; `shiftChange`: how long that rest has to be where the plan changes the shift between the two days and leaves less than `rest` between them, if the rests before the next two working days make up for what is lacking: where they do not, the second of them is `short_rest`; `stretch`: at work without a break, more is `missing_rest`; `week`: uninterrupted rest of a week, which may be put together within fourteen days, less is `weekly_rest`; `night`: effective work of a day on average of fifteen, of who normally works three hours of it between 22:00 and 6:00, more is `night_limit`; `nightOvertime`: what one who works by night does beyond what is planned of a day, in whole minutes, more is `night_overtime`; `late`: the first entry after the shift began; `outside`: effective work outside of the shift, more is `outside_shift`. */
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
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare them with the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** Null while nothing was derived by them. */
    derivation: Derivation | null;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When they were put in force last.
     * @example null
     */
    publishedAt: string | null;
};

/** A version of time rules with its examples. */
export type TimeRuleSetDetail = {
    id: Id;
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare them with the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** Null while nothing was derived by them. */
    derivation: Derivation | null;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When they were put in force last.
     * @example null
     */
    publishedAt: string | null;
    /** What must be found of days. */
    examples: TriedTimeExample[];
};

/** Time rules to write. */
export type TimeRuleSetInput = {
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare them with the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** What must be found of days. */
    examples: TimeRulesExample[];
};

/** What the draft says. */
export type TimeRuleSetUpdate = {
    /**
     * The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * Whether somebody has yet to compare them with the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** What must be found of days. */
    examples: TimeRulesExample[];
    version: SeenVersion;
};

/** What time rules say. */
export type TimeRules = {
    limits: TimeLimits;
    /**
     * So long a break has to be to end a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
    /** The extra hours that are allowed in a year of full time. */
    overtime: {
        /**
         * How many.
         * @example 80
         */
        hours: number;
        /**
         * The article that sets it.
         * @example ET art. 35.2
         */
        source: string;
    };
    /**
     * Who works this long in a week works full time.
     * @example 2400
     */
    fullWeekMinutes: number;
    consent: CorrectionConsent;
    /**
     * After so many days without an answer a correction expires.
     * @example 14
     */
    answerDays: number;
    /**
     * Whether a correction needs a file that proves it.
     * @example false
     */
    fileRequired: boolean;
};

/** A day and what must be found of it. */
export type TimeRulesExample = {
    /**
     * What it shows.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * How long before it the day before ended; null where there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * On so many days in a row before it the same was worked; then `restMinutes` is null, and the times lie within a day.
     * @example 0
     */
    daysBefore?: number;
    /** From when to when somebody is at work, in order. */
    work: Times[];
    /** Breaks that are no effective work, in order. */
    breaks: Times[];
    /** What must be found. */
    incidents: JudgedIncident[];
};

/** Which version is meant. */
export type TimeRulesSeen = {
    version: SeenVersion;
};

/**
 * `published`: in force from its day on; `off`: does not count until somebody turns it on.
 * @example published
 * @enum {string}
 */
export type TimeRulesState = "draft" | "published" | "off";

/** An example and what is found of it. */
export type TriedTimeExample = {
    /**
     * What it shows.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * How long before it the day before ended; null where there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * On so many days in a row before it the same was worked; then `restMinutes` is null, and the times lie within a day.
     * @example 0
     */
    daysBefore?: number;
    /** From when to when somebody is at work, in order. */
    work: Times[];
    /** Breaks that are no effective work, in order. */
    breaks: Times[];
    /** What must be found. */
    incidents: JudgedIncident[];
    /** What is found. */
    actualIncidents: JudgedIncident[];
    /**
     * Whether it is what must be found.
     * @example true
     */
    passes: boolean;
};

/** The operations of specs/attendance/time-rules.yaml. */
export interface TimeRulesOperations {
  'timeRules.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these. */
        state?: TimeRulesState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'timeRules.publish': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
