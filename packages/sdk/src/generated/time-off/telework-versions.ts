// Generated from specs/time-off/telework-versions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** A single version. */
export type OneTeleworkVersion = {
    data: TeleworkVersion;
};

/**
 * Remote days of a week, from 1 (Monday) to 7 (Sunday).
 * @example [
 *       2,
 *       4
 *     ]
 */
export type RemoteDays = number[];

/**
 * Action.
 * @example sign
 * @enum {string}
 */
export type TeleworkAct = "offer" | "withdraw" | "change" | "sign" | "refuse" | "reverse";

/** Contents required by Ley 10/2021 art. 7. Letter l), the duration, is given by the first and last day of the version. */
export type TeleworkContents = {
    /** a) Inventory of equipment with its useful life. */
    equipment: TeleworkEquipment[];
    expenses: TeleworkText;
    compensation: TeleworkText;
    hours: TeleworkText;
    availability: TeleworkText;
    /**
     * d) Percentage of remote work; null if not agreed yet.
     * @example 40
     */
    remotePercent: number | null;
    distribution: TeleworkText;
    workCenter: TeleworkText;
    place: TeleworkText;
    /**
     * g) Notice period for a reversal in days; null if not agreed yet.
     * @example 15
     */
    reversalDays: number | null;
    controls: TeleworkText;
    troubleshooting: TeleworkText;
    dataProtection: TeleworkText;
    security: TeleworkText;
};

/** An action on a version. */
export type TeleworkDone = {
    act: TeleworkAct;
    side: TeleworkSide;
    at: Instant;
    by: Person;
    hash: TeleworkHash;
    /**
     * Reason; null if none was given.
     * @example null
     */
    reason: string | null;
};

/** A piece of equipment. */
export type TeleworkEquipment = {
    /**
     * Name of the item.
     * @example Ordenador portátil
     */
    name: string;
    /**
     * Useful life in months.
     * @example 48
     */
    lifeMonths: number;
};

/**
 * SHA-256 of the content of the version as JSON.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type TeleworkHash = string;

/**
 * Reason, shown to the other party.
 * @example La compensación no cubre los gastos
 */
export type TeleworkReason = string;

/** The version of the row that was read. */
export type TeleworkSeen = {
    version: SeenVersion;
};

/**
 * Party.
 * @example employee
 * @enum {string}
 */
export type TeleworkSide = "employee" | "company";

/**
 * `offered`: awaiting the signature of the person; `signed`: signed and not started; `replaced`: replaced by a later version; `reversed`: ended by a return to work on site; `ended`: past its last day.
 * @example in_force
 * @enum {string}
 */
export type TeleworkState = "draft" | "offered" | "refused" | "signed" | "in_force" | "replaced" | "reversed" | "ended";

/**
 * Agreed text; empty if not agreed yet.
 * @example Registro de jornada
 */
export type TeleworkText = string;

/** A version of a telework agreement. */
export type TeleworkVersion = {
    id: Id;
    person: Person;
    /**
     * Sequence number among the versions of the person.
     * @example 1
     */
    number: number;
    state: TeleworkState;
    /**
     * Format: date
     * The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: date
     * Last day in force: its own, or an earlier one because of a reversal or a later version; null if open-ended.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** Days of every second week; null if all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    /** Empty fields among the contents required by law. */
    missing: string[];
    hash: TeleworkHash;
    /**
     * Version number of the row, incremented with every change.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date
     * Earliest possible last day for a reversal requested today; null if not possible.
     * @example 2026-03-20
     */
    earliestLastDay: string | null;
    /**
     * Whether the caller can update it.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether the caller can delete it.
     * @example false
     */
    canRemove: boolean;
    /**
     * Whether the caller can offer it once it is complete.
     * @example false
     */
    canOffer: boolean;
    /**
     * Whether the caller can withdraw it.
     * @example false
     */
    canWithdraw: boolean;
    /**
     * Whether it awaits a signature by the caller.
     * @example true
     */
    canAnswer: boolean;
    /**
     * Whether the caller can return to working on site.
     * @example false
     */
    canReverse: boolean;
    /** Actions on the version, in order. */
    acts: TeleworkDone[];
};

/** A version to create. */
export type TeleworkVersionInput = {
    employeeId: Id;
    /**
     * Format: date
     * The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** Days of every second week; null if all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
};

/** The new content of the version. */
export type TeleworkVersionUpdate = {
    /**
     * Format: date
     * The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** Days of every second week; null if all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    version: SeenVersion;
};

/** The operations of specs/time-off/telework-versions.yaml. */
export interface TeleworkVersionsOperations {
  'teleworkVersions.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": TeleworkVersionInput;
    } };
    responses: { 201: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 409 | 422;
  };
  'teleworkVersions.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404;
  };
  'teleworkVersions.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TeleworkVersionUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'teleworkVersions.offer': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TeleworkSeen;
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": TeleworkSeen;
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.sign': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            hash: TeleworkHash;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.refuse': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            version: SeenVersion;
            reason: TeleworkReason;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.reverse': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            version: SeenVersion;
            lastDay: string;
            reason: TeleworkReason;
        };
    } };
    responses: { 200: { content: {
        "application/json": OneTeleworkVersion;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'teleworkVersions.export': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
  'teleworkVersions.copy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface TeleworkVersionsPaths {
  '/telework-versions': { post: TeleworkVersionsOperations['teleworkVersions.create'] };
  '/telework-versions/{id}': { get: TeleworkVersionsOperations['teleworkVersions.show']; put: TeleworkVersionsOperations['teleworkVersions.update']; delete: TeleworkVersionsOperations['teleworkVersions.destroy'] };
  '/telework-versions/{id}/offer': { post: TeleworkVersionsOperations['teleworkVersions.offer'] };
  '/telework-versions/{id}/withdraw': { post: TeleworkVersionsOperations['teleworkVersions.withdraw'] };
  '/telework-versions/{id}/sign': { post: TeleworkVersionsOperations['teleworkVersions.sign'] };
  '/telework-versions/{id}/refuse': { post: TeleworkVersionsOperations['teleworkVersions.refuse'] };
  '/telework-versions/{id}/reverse': { post: TeleworkVersionsOperations['teleworkVersions.reverse'] };
  '/telework-versions/{id}/export': { get: TeleworkVersionsOperations['teleworkVersions.export'] };
  '/telework-versions/{id}/copy': { get: TeleworkVersionsOperations['teleworkVersions.copy'] };
}
