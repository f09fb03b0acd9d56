// Generated from specs/reports/report-definitions.yaml by `pnpm codegen`. Never edited by hand.
import type { Choice } from '#generated/attendance/working-hours.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A report available for definitions. */
export type DefinedReport = {
    report: ReportName;
    /**
     * Label.
     * @example Horas de trabajo
     */
    label: string;
    /** Columns, in file order. */
    columns: ReportColumn[];
    /**
     * Whether it covers a period.
     * @example true
     */
    hasPeriod: boolean;
    /** Parameters allowed in `query`. */
    parameters: string[];
};

/** A single definition. */
export type OneReportDefinition = {
    data: ReportDefinition;
};

/** Possible recipients of a definition. */
export type Receivers = {
    /** People who may read the report, the first 500 by name. */
    people: Person[];
    /** Employee groups. */
    groups: Choice[];
    /** Roles. */
    roles: Choice[];
};

/** A column of a report. */
export type ReportColumn = {
    /**
     * Name used in requests.
     * @example effective
     */
    name: string;
    /**
     * Label, in the language of the caller.
     * @example Tiempo efectivo
     */
    label: string;
};

/**
 * Columns, in this order. Defaults to all.
 * @example [
 *       "person",
 *       "effective"
 *     ]
 */
export type ReportColumns = string[];

/** A saved report query. */
export type ReportDefinition = {
    id: Id;
    /**
     * Name.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query: ReportQuery;
    /**
     * Effective query of today: `query` with the days of `period`.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    asked: string;
    /** Columns, in this order; empty for all. */
    columns: string[];
    format: ReportFormat;
    /** Days of the report; null if those of `query` apply. */
    period: ReportPeriod | null;
    /** Schedule; null if none. */
    schedule: ReportSchedule | null;
    /**
     * Format: date-time
     * When it is sent next; null if it has no schedule.
     * @example 2026-03-09T07:00:00.000Z
     */
    nextAt: string | null;
    owner: Person;
    /**
     * Whether it belongs to the caller.
     * @example true
     */
    isOwn: boolean;
    /**
     * Whether the caller is subscribed.
     * @example true
     */
    isSubscribed: boolean;
    /** People it is shared with; empty unless it belongs to the caller. */
    people: Person[];
    /** Employee groups it is shared with; empty unless it belongs to the caller. */
    groups: Choice[];
    /** Roles it is shared with; empty unless it belongs to the caller. */
    roles: Choice[];
    /** Subscribers; for definitions of others, only the caller. */
    recipients: ReportRecipient[];
    createdAt: Instant;
};

/** A definition to save. */
export type ReportDefinitionInput = {
    /**
     * Name.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format: ReportFormat;
    /** Days of the report; null to use those of `query`. */
    period?: ReportPeriod | null;
    /** Schedule; null for none. */
    schedule?: ReportSchedule | null;
    /** IDs of the people to share it with. */
    people?: Id[];
    /** IDs of the employee groups to share it with. */
    groups?: Id[];
    /** IDs of the roles to share it with. */
    roles?: Id[];
};

/**
 * File format. A PDF has at most 2,000 rows.
 * @example xlsx
 * @enum {string}
 */
export type ReportFormat = "csv" | "xlsx" | "pdf";

/**
 * The report, named after the family of its list.
 * @example workingHours
 * @enum {string}
 */
export type ReportName = "workingHours" | "skillHours" | "clockEntries" | "clockCorrections" | "workdays" | "monthSheets" | "overtime" | "vacationReport" | "absenteeism";

/**
 * Days relative to the day on which it runs. Weeks begin on Monday (ISO 8601).
 * @example lastWeek
 * @enum {string}
 */
export type ReportPeriod = "yesterday" | "thisWeek" | "lastWeek" | "thisMonth" | "lastMonth";

/**
 * Query string of the report's list operation, without the parameters of pagination.
 * @example by=week&sort=-extra
 */
export type ReportQuery = string;

/** A subscriber of a definition. */
export type ReportRecipient = {
    person: Person;
    since: Instant;
    /**
     * Why the last file was not sent: no permission to read the report, person left, or no longer shared with them; null otherwise.
     * @example null
     * @enum {string|null}
     */
    stopped: "permission" | "left" | "unshared" | null;
    /**
     * Format: date-time
     * When that happened.
     * @example null
     */
    stoppedAt: string | null;
};

/** A schedule. */
export type ReportSchedule = {
    /**
     * Frequency.
     * @example week
     * @enum {string}
     */
    every: "day" | "week" | "month";
    /**
     * For weekly schedules: day of the week, from 1 (Monday, ISO 8601), which is the default.
     * @example 1
     */
    weekday?: number | null;
    /**
     * For monthly schedules: day of the month, by default 1; the last day in shorter months.
     * @example null
     */
    day?: number | null;
    /**
     * Full hour.
     * @example 8
     */
    hour: number;
    /**
     * IANA time zone of the hour, and of the relative days.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** The operations of specs/reports/report-definitions.yaml. */
export interface ReportDefinitionsOperations {
  'reportDefinitions.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only those of the caller, or only those of others. */
        scope?: "own" | "shared";
        /** Filter by report. */
        report?: ReportName;
        /** Return only definitions with a schedule, or only the others. */
        scheduled?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** The report. */
        report: ReportName;
        /** Search words, ignoring case and accents. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'reportDefinitions.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
