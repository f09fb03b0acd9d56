// Generated from specs/reports/report-definitions.yaml by `pnpm codegen`. Never edited by hand.
import type { Choice } from '#generated/attendance/working-hours.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A report of which there can be definitions. */
export type DefinedReport = {
    report: ReportName;
    /**
     * What it is called.
     * @example Horas de trabajo
     */
    label: string;
    /** In the order of the file. */
    columns: ReportColumn[];
    /**
     * Whether it is of days.
     * @example true
     */
    hasPeriod: boolean;
    /** What `query` may say. */
    parameters: string[];
};

/** One definition. */
export type OneReportDefinition = {
    data: ReportDefinition;
};

/** With whom a definition can be shared. */
export type Receivers = {
    /** Who may read the report, the first five hundred by name. */
    people: Person[];
    /** Employee groups. */
    groups: Choice[];
    /** Roles. */
    roles: Choice[];
};

/** A column of a report. */
export type ReportColumn = {
    /**
     * The name by which it is asked for.
     * @example effective
     */
    name: string;
    /**
     * What it is called, in the language of the person.
     * @example Tiempo efectivo
     */
    label: string;
};

/**
 * Which columns, in this order; all unless given.
 * @example [
 *       "person",
 *       "effective"
 *     ]
 */
export type ReportColumns = string[];

/** What somebody keeps of a report. */
export type ReportDefinition = {
    id: Id;
    /**
     * What it is called.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query: ReportQuery;
    /**
     * What the list is asked today: `query` with the days of `period`.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    asked: string;
    /** Which columns, in this order; none for all. */
    columns: string[];
    format: ReportFormat;
    /** Of which days; those of `query` where it is null. */
    period: ReportPeriod | null;
    /** When it is sent; never where it is null. */
    schedule: ReportSchedule | null;
    /**
     * Format: date-time
     * When it is sent next.
     * @example 2026-03-09T07:00:00.000Z
     */
    nextAt: string | null;
    owner: Person;
    /**
     * Whether it is of whoever asks.
     * @example true
     */
    isOwn: boolean;
    /**
     * Whether whoever asks receives it.
     * @example true
     */
    isSubscribed: boolean;
    /** With whom it is shared; of others' definitions nobody. */
    people: Person[];
    /** With which employee groups; of others' definitions none. */
    groups: Choice[];
    /** With which roles; of others' definitions none. */
    roles: Choice[];
    /** Who receives it; of others' definitions oneself at most. */
    recipients: ReportRecipient[];
    createdAt: Instant;
};

/** What to keep of a report. */
export type ReportDefinitionInput = {
    /**
     * What it is called.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format: ReportFormat;
    /** Of which days; those of `query` where it is null. */
    period?: ReportPeriod | null;
    /** When it is sent; never where it is null. */
    schedule?: ReportSchedule | null;
    /** Shared with these people. */
    people?: Id[];
    /** Shared with the members of these employee groups. */
    groups?: Id[];
    /** Shared with who has these roles. */
    roles?: Id[];
};

/**
 * What kind of file; a PDF has 2,000 rows at most.
 * @example xlsx
 * @enum {string}
 */
export type ReportFormat = "csv" | "xlsx" | "pdf";

/**
 * A report: the family whose list it shows.
 * @example workingHours
 * @enum {string}
 */
export type ReportName = "workingHours" | "skillHours" | "clockEntries" | "clockCorrections" | "workdays" | "monthSheets" | "overtime" | "vacationReport" | "absenteeism";

/**
 * Days as seen from the day on which it runs; weeks begin on Monday (ISO 8601).
 * @example lastWeek
 * @enum {string}
 */
export type ReportPeriod = "yesterday" | "thisWeek" | "lastWeek" | "thisMonth" | "lastMonth";

/**
 * What the list of the report is asked, as in its address: its own parameters but those of the page.
 * @example by=week&sort=-extra
 */
export type ReportQuery = string;

/** Somebody who receives a definition. */
export type ReportRecipient = {
    person: Person;
    since: Instant;
    /**
     * Why they got none the last time: they may not read the report any more, have left, or it is shared with them no more.
     * @example null
     * @enum {string|null}
     */
    stopped: "permission" | "left" | "unshared" | null;
    /**
     * Format: date-time
     * When that was.
     * @example null
     */
    stoppedAt: string | null;
};

/** When it is sent. */
export type ReportSchedule = {
    /**
     * How often.
     * @example week
     * @enum {string}
     */
    every: "day" | "week" | "month";
    /**
     * Of a week: Monday is 1 (ISO 8601), which it is unless given.
     * @example 1
     */
    weekday?: number | null;
    /**
     * Of a month: the first unless given, and the last where the month is shorter.
     * @example null
     */
    day?: number | null;
    /**
     * The full hour.
     * @example 8
     */
    hour: number;
    /**
     * IANA: that of the hour, and of what counts as yesterday.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** The operations of specs/reports/report-definitions.yaml. */
export interface ReportDefinitionsOperations {
  'reportDefinitions.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only one's own, or only those of others. */
        scope?: "own" | "shared";
        /** Only of this report. */
        report?: ReportName;
        /** Only those with a schedule, or without. */
        scheduled?: boolean;
        /** Order. */
        sort?: "name" | "-name" | "-createdAt" | "createdAt" | "nextAt" | "-nextAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ReportDefinition[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'reportDefinitions.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ReportDefinitionInput;
    } };
    responses: { 201: { content: {
        "application/json": OneReportDefinition;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'reportDefinitions.reports': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DefinedReport[];
        };
    } } };
    failures: 401 | 403;
  };
  'reportDefinitions.receivers': {
    parameters: { query: {
        /** Of this report. */
        report: ReportName;
        /** Words to look for, without regard to case or accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Receivers;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'reportDefinitions.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneReportDefinition;
    } } };
    failures: 401 | 403 | 404;
  };
  'reportDefinitions.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ReportDefinitionInput;
    } };
    responses: { 200: { content: {
        "application/json": OneReportDefinition;
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'reportDefinitions.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'reportDefinitions.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneReportDefinition;
    } } };
    failures: 401 | 403 | 404;
  };
  'reportDefinitions.subscribe': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneReportDefinition;
    } } };
    failures: 401 | 403 | 404 | 409;
  };
  'reportDefinitions.unsubscribe': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of intranet. */
export interface ReportDefinitionsPaths {
  '/report-definitions': { get: ReportDefinitionsOperations['reportDefinitions.index']; post: ReportDefinitionsOperations['reportDefinitions.create'] };
  '/report-definitions/reports': { get: ReportDefinitionsOperations['reportDefinitions.reports'] };
  '/report-definitions/receivers': { get: ReportDefinitionsOperations['reportDefinitions.receivers'] };
  '/report-definitions/{id}': { get: ReportDefinitionsOperations['reportDefinitions.show']; put: ReportDefinitionsOperations['reportDefinitions.update']; delete: ReportDefinitionsOperations['reportDefinitions.destroy'] };
  '/report-definitions/{id}/restore': { post: ReportDefinitionsOperations['reportDefinitions.restore'] };
  '/report-definitions/{id}/subscription': { put: ReportDefinitionsOperations['reportDefinitions.subscribe']; delete: ReportDefinitionsOperations['reportDefinitions.unsubscribe'] };
}
