// Generated from specs/loads/load-sources.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { LaterLoad } from '#generated/loads/loads.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { ReportSchedule } from '#generated/reports/report-definitions.ts'

/** A folder whose files are loaded on a schedule. */
export type LoadSource = {
    id: Id;
    /**
     * Name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Path of the folder.
     * @example altas
     */
    folder: string;
    /**
     * For SFTP and S3: host; null otherwise.
     * @example null
     */
    host: string | null;
    /**
     * For SFTP: username; for S3: ID of the access key; null otherwise.
     * @example null
     */
    username: string | null;
    /**
     * Whether a password is stored.
     * @example false
     */
    hasPassword: boolean;
    /**
     * For SFTP: fingerprint of the host key; null otherwise.
     * @example null
     */
    fingerprint: string | null;
    /**
     * For S3: name of the bucket; null otherwise.
     * @example null
     */
    bucket: string | null;
    /**
     * For S3: region of the bucket; null otherwise.
     * @example null
     */
    region: string | null;
    /**
     * File name pattern.
     * @example *.csv
     */
    pattern: string;
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is active.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
    /**
     * Format: date-time
     * When it checks next; null while inactive.
     */
    nextAt: string | null;
    /**
     * Whether a check is running or about to start.
     * @example false
     */
    isRunning: boolean;
    /** Latest result; null if none. */
    lastRun: LoadSourceRun | null;
    owner: Person;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    updatedAt: Instant;
};

/**
 * `move`: loaded files are moved to the subfolder `done`, failed ones to `failed`; `leave`: files stay and are recognised by their content.
 * @enum {string}
 */
export type LoadSourceAfterwards = "move" | "leave";

/**
 * Reason of the failure: the owner may no longer load files; host no longer on the list; no connection; credentials refused; host key changed; the bucket is in another region; folder or bucket not found; not a file with rows; a required column is missing; file too large; disk full.
 * @enum {string}
 */
export type LoadSourceFailure = "owner" | "host" | "connection" | "credentials" | "host_key" | "region" | "folder" | "content" | "columns" | "size" | "no_space";

/** A source to create. */
export type LoadSourceInput = {
    /**
     * Name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Path below the server root, on the host, or in the bucket.
     * @example altas
     */
    folder: string;
    /**
     * For SFTP: host name, with `:` and the port unless it is 22. For S3: host name of the endpoint, reached by HTTPS unless it begins with `http://`.
     * @example sftp.telenova.example
     */
    host?: string | null;
    /**
     * For SFTP: username. For S3: ID of the access key.
     * @example portal
     */
    username?: string | null;
    /**
     * For SFTP: password. For S3: the secret of the access key. Stored encrypted; never returned.
     * @example null
     */
    password?: string | null;
    /**
     * For SFTP: fingerprint of the host key, as shown by `ssh-keygen -l`. Other hosts are refused.
     * @example SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
     */
    fingerprint?: string | null;
    /**
     * For S3: name of the bucket.
     * @example null
     */
    bucket?: string | null;
    /**
     * For S3: region of the bucket; `us-east-1` if it is missing.
     * @example null
     */
    region?: string | null;
    /**
     * File name pattern: `*` for any text, `?` for one character.
     * @example *.csv
     */
    pattern: string;
    /**
     * Format: uuid
     * The format of the files. Columns are mapped as in its last load.
     */
    templateId: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is active.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
};

/**
 * A folder of the server, of an SFTP server, or of S3-compatible storage.
 * @enum {string}
 */
export type LoadSourceKind = "folder" | "sftp" | "s3";

/**
 * `loaded`: a load was created; `same`: the same content was loaded before; `failed`: no load was created.
 * @enum {string}
 */
export type LoadSourceOutcome = "loaded" | "same" | "failed";

/** A file found by a source, or a failed check. */
export type LoadSourceRun = {
    id: Id;
    /**
     * File name; null for a failed check.
     * @example altas-2026-11-28.csv
     */
    file: string | null;
    /**
     * Size in bytes.
     * @example 20480
     */
    size: number | null;
    outcome: LoadSourceOutcome;
    /** Reason of the failure; null if it succeeded. */
    failure: LoadSourceFailure | null;
    /** The load created; null if none. */
    load: LaterLoad | null;
    ranAt: Instant;
};

/** A source that replaces an existing one. */
export type LoadSourceUpdate = {
    /**
     * Name.
     * @example Altas diarias
     */
    name: string;
    kind: LoadSourceKind;
    /**
     * Path below the server root, on the host, or in the bucket.
     * @example altas
     */
    folder: string;
    /**
     * For SFTP: host name, with `:` and the port unless it is 22. For S3: host name of the endpoint, reached by HTTPS unless it begins with `http://`.
     * @example sftp.telenova.example
     */
    host?: string | null;
    /**
     * For SFTP: username. For S3: ID of the access key.
     * @example portal
     */
    username?: string | null;
    /**
     * For SFTP: password. For S3: the secret of the access key. Stored encrypted; never returned.
     * @example null
     */
    password?: string | null;
    /**
     * For SFTP: fingerprint of the host key, as shown by `ssh-keygen -l`. Other hosts are refused.
     * @example SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
     */
    fingerprint?: string | null;
    /**
     * For S3: name of the bucket.
     * @example null
     */
    bucket?: string | null;
    /**
     * For S3: region of the bucket; `us-east-1` if it is missing.
     * @example null
     */
    region?: string | null;
    /**
     * File name pattern: `*` for any text, `?` for one character.
     * @example *.csv
     */
    pattern: string;
    /**
     * Format: uuid
     * The format of the files. Columns are mapped as in its last load.
     */
    templateId: string;
    afterwards: LoadSourceAfterwards;
    /**
     * Whether the schedule is active.
     * @example true
     */
    active: boolean;
    schedule: ReportSchedule;
    /**
     * The version that was read.
     * @example 1
     */
    version: number;
};

/** A single source. */
export type OneLoadSource = {
    data: LoadSource;
};

/** The operations of specs/loads/load-sources.yaml. */
export interface LoadSourcesOperations {
  'loadSources.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'loadSources.run': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
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
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
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
