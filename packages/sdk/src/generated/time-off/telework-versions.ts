// Generated from specs/time-off/telework-versions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/** One version. */
export type OneTeleworkVersion = {
    data: TeleworkVersion;
};

/**
 * The days of a week that are remote, from 1, Monday, to 7.
 * @example [
 *       2,
 *       4
 *     ]
 */
export type RemoteDays = number[];

/**
 * What was done.
 * @example sign
 * @enum {string}
 */
export type TeleworkAct = "offer" | "withdraw" | "change" | "sign" | "refuse" | "reverse";

/** The contents of Ley 10/2021 art. 7. The letter l, duration, is the first and the last day of the version. */
export type TeleworkContents = {
    /** a) The inventory of equipment with its useful life. */
    equipment: TeleworkEquipment[];
    expenses: TeleworkText;
    compensation: TeleworkText;
    hours: TeleworkText;
    availability: TeleworkText;
    /**
     * d) The share of remote work in percent; null where nothing is agreed yet.
     * @example 40
     */
    remotePercent: number | null;
    distribution: TeleworkText;
    workCenter: TeleworkText;
    place: TeleworkText;
    /**
     * g) The notice of a reversal in days; null where nothing is agreed yet.
     * @example 15
     */
    reversalDays: number | null;
    controls: TeleworkText;
    troubleshooting: TeleworkText;
    dataProtection: TeleworkText;
    security: TeleworkText;
};

/** Something that was done with a version. */
export type TeleworkDone = {
    act: TeleworkAct;
    side: TeleworkSide;
    at: Instant;
    by: Person;
    hash: TeleworkHash;
    /**
     * What was said.
     * @example null
     */
    reason: string | null;
};

/** A piece of equipment. */
export type TeleworkEquipment = {
    /**
     * What it is.
     * @example Ordenador portátil
     */
    name: string;
    /**
     * Its useful life, in months.
     * @example 48
     */
    lifeMonths: number;
};

/**
 * SHA-256 of what the version says as JSON.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type TeleworkHash = string;

/**
 * Why. The other side reads it.
 * @example La compensación no cubre los gastos
 */
export type TeleworkReason = string;

/** Which version of the row is meant. */
export type TeleworkSeen = {
    version: SeenVersion;
};

/**
 * Which side.
 * @example employee
 * @enum {string}
 */
export type TeleworkSide = "employee" | "company";

/**
 * `offered`: it waits for the person to sign; `signed`: it is signed and has not begun; `replaced`: a later version holds; `reversed`: one side went back to work on site; `ended`: its time is over.
 * @example in_force
 * @enum {string}
 */
export type TeleworkState = "draft" | "offered" | "refused" | "signed" | "in_force" | "replaced" | "reversed" | "ended";

/**
 * What is agreed on it; empty where nothing is yet.
 * @example Registro de jornada
 */
export type TeleworkText = string;

/** A version of a telework agreement. */
export type TeleworkVersion = {
    id: Id;
    person: Person;
    /**
     * Counts the versions of the person.
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
     * The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: date
     * The last day that it holds: its own, or an earlier one by a reversal or a later version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    /** The fields of the contents that the law asks for and that are empty. */
    missing: string[];
    hash: TeleworkHash;
    /**
     * Counts the changes of the row.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date
     * The first last day that a reversal of today could have; null where none is possible.
     * @example 2026-03-20
     */
    earliestLastDay: string | null;
    /**
     * Whether whoever asks may change it.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether whoever asks may remove it.
     * @example false
     */
    canRemove: boolean;
    /**
     * Whether whoever asks may offer it once it is complete.
     * @example false
     */
    canOffer: boolean;
    /**
     * Whether whoever asks may take it back.
     * @example false
     */
    canWithdraw: boolean;
    /**
     * Whether it waits for whoever asks to sign it.
     * @example true
     */
    canAnswer: boolean;
    /**
     * Whether whoever asks may go back to work on site.
     * @example false
     */
    canReverse: boolean;
    /** What was done with it, in order. */
    acts: TeleworkDone[];
};

/** A version to write. */
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
     * The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
};

/** What the version says. */
export type TeleworkVersionUpdate = {
    /**
     * Format: date
     * The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    version: SeenVersion;
};

/** The operations of specs/time-off/telework-versions.yaml. */
export interface TeleworkVersionsOperations {
  'teleworkVersions.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'teleworkVersions.offer': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
