// Generated from specs/loads/load-sources.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { LaterLoad } from '#generated/loads/loads.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { ReportSchedule } from '#generated/reports/report-definitions.ts'

/** A place from which files are loaded by a schedule. */
export type LoadSource = {
    id: Id;
    /**
     * Its name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Where the files are.
     * @example altas
     */
    folder: string;
    /**
     * Of SFTP.
     * @example null
     */
    host: string | null;
    /**
     * Of SFTP.
     * @example null
     */
    username: string | null;
    /**
     * Whether a password is kept.
     * @example false
     */
    hasPassword: boolean;
    /**
     * Of the key of the host.
     * @example null
     */
    fingerprint: string | null;
    /**
     * Names of files.
     * @example *.csv
     */
    pattern: string;
    templateId: Id;
    /**
     * The format's name.
     * @example Recobro estándar
     */
    templateName: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is on.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
    /**
     * Format: date-time
     * When it looks next; null while it is off.
     */
    nextAt: string | null;
    /**
     * Whether it is looking now, or about to.
     * @example false
     */
    isRunning: boolean;
    /** The last thing it met. */
    lastRun: LoadSourceRun | null;
    owner: Person;
    /**
     * Raised by each change.
     * @example 1
     */
    version: number;
    updatedAt: Instant;
};

/**
 * `move`: what was taken goes to the folder `done` beside it, what could not be to `failed`; `leave`: it stays, and is known by its content.
 * @enum {string}
 */
export type LoadSourceAfterwards = "move" | "leave";

/**
 * The owner may not load files any more; the host is no longer on the list; it does not answer; it refuses the password; it has another key; there is no such folder; the file is not text of rows; it lacks a column that the format needs; it is too large; the disk is full.
 * @enum {string}
 */
export type LoadSourceFailure = "owner" | "host" | "connection" | "credentials" | "host_key" | "folder" | "content" | "columns" | "size" | "no_space";

/** Where files come from, and what becomes of them. */
export type LoadSourceInput = {
    /**
     * Its name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Below the folder of the server, or on the host.
     * @example altas
     */
    folder: string;
    /**
     * Of SFTP: its name, with `:` and a port unless it is 22.
     * @example sftp.telenova.example
     */
    host?: string | null;
    /**
     * Of SFTP: who signs in.
     * @example portal
     */
    username?: string | null;
    /**
     * Of SFTP: kept sealed, never answered.
     * @example null
     */
    password?: string | null;
    /**
     * Of SFTP: that of the key of the host, as `ssh-keygen -l` says it. Another host is not believed.
     * @example SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
     */
    fingerprint?: string | null;
    /**
     * Names of files: `*` for any text, `?` for one character.
     * @example *.csv
     */
    pattern: string;
    /**
     * Format: uuid
     * The format of the files. Columns are taken from where its last load took them.
     */
    templateId: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is on.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
};

/**
 * A folder that the server sees, or one of a server of SFTP.
 * @enum {string}
 */
export type LoadSourceKind = "folder" | "sftp";

/**
 * `loaded`: a load was made of it; `same`: this content was loaded before; `failed`: nothing was made of it.
 * @enum {string}
 */
export type LoadSourceOutcome = "loaded" | "same" | "failed";

/** A file that a source met, or the reason why it met none. */
export type LoadSourceRun = {
    id: Id;
    /**
     * Its name; null where it could not look.
     * @example altas-2026-11-28.csv
     */
    file: string | null;
    /**
     * In bytes.
     * @example 20480
     */
    size: number | null;
    outcome: LoadSourceOutcome;
    /** Why it failed. */
    failure: LoadSourceFailure | null;
    /** The load that was made of it; null where there is none. */
    load: LaterLoad | null;
    ranAt: Instant;
};

/** The whole of a source as it is to be. */
export type LoadSourceUpdate = {
    /**
     * Its name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Below the folder of the server, or on the host.
     * @example altas
     */
    folder: string;
    /**
     * Of SFTP: its name, with `:` and a port unless it is 22.
     * @example sftp.telenova.example
     */
    host?: string | null;
    /**
     * Of SFTP: who signs in.
     * @example portal
     */
    username?: string | null;
    /**
     * Of SFTP: kept sealed, never answered.
     * @example null
     */
    password?: string | null;
    /**
     * Of SFTP: that of the key of the host, as `ssh-keygen -l` says it. Another host is not believed.
     * @example SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
     */
    fingerprint?: string | null;
    /**
     * Names of files: `*` for any text, `?` for one character.
     * @example *.csv
     */
    pattern: string;
    /**
     * Format: uuid
     * The format of the files. Columns are taken from where its last load took them.
     */
    templateId: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is on.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
    /**
     * The version that was seen.
     * @example 1
     */
    version: number;
};

/** One source. */
export type OneLoadSource = {
    data: LoadSource;
};

/** The operations of specs/loads/load-sources.yaml. */
export interface LoadSourcesOperations {
  'loadSources.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadSource[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'loadSources.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": LoadSourceInput;
    } };
    responses: { 201: { content: {
        "application/json": OneLoadSource;
    } } };
    failures: 401 | 403 | 422;
  };
  'loadSources.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneLoadSource;
    } } };
    failures: 401 | 403 | 404;
  };
  'loadSources.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": LoadSourceUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneLoadSource;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'loadSources.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'loadSources.run': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneLoadSource;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
  'loadSources.runs': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: LoadSourceRun[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface LoadSourcesPaths {
  '/loadSources': { get: LoadSourcesOperations['loadSources.index']; post: LoadSourcesOperations['loadSources.create'] };
  '/loadSources/{id}': { get: LoadSourcesOperations['loadSources.show']; put: LoadSourcesOperations['loadSources.update']; delete: LoadSourcesOperations['loadSources.destroy'] };
  '/loadSources/{id}/run': { post: LoadSourcesOperations['loadSources.run'] };
  '/loadSources/{id}/runs': { get: LoadSourcesOperations['loadSources.runs'] };
}
