// Generated from specs/time-off/telework-agreements.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'
import type { RemoteDays, TeleworkContents, TeleworkState, TeleworkVersion } from '#generated/time-off/telework-versions.ts'

/** Pagination, the three months, and the totals of all matching rows. */
export type TeleworkMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Format: date
     * First day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * Last day of the figures.
     * @example 2026-03-05
     */
    until: string;
    /**
     * Number of people with an agreement in force.
     * @example 31
     */
    inForce: number;
    /**
     * Number of people with a version awaiting their signature.
     * @example 4
     */
    offered: number;
    /**
     * Number of people with contradictions.
     * @example 12
     */
    contradicted: number;
    /**
     * Number of people at 30 % or more without an agreement.
     * @example 2
     */
    lacking: number;
};

/** Telework of a person. */
export type TeleworkPerson = {
    id: Id;
    person: Person;
    /** State of the version in force, or of the closest one; null without an agreement. */
    state: TeleworkState | null;
    /** State of an unsigned version that exists besides a signed one; null if none. */
    next: TeleworkState | null;
    /**
     * Format: date
     * First day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * Last day of that version; null if open-ended.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** Days of every second week; null if all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * Number of days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * Number of those days that the agreement defines as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * Number of those days recorded as remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * Number of days on which the time record contradicts the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * Effective work, in seconds.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * Effective work recorded as remote, in seconds.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * Remote work without an agreement in force, in seconds.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * Share of remote work, in percent with one decimal; null without work.
     * @example 38.7
     */
    share: number | null;
    /**
     * Share of remote work without an agreement, in percent with one decimal; null without work.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * Whether remote work without an agreement is 30 % or more, so that the law requires a written agreement.
     * @example false
     */
    isLacking: boolean;
};

/** Telework of a person, with every version of their agreement. */
export type TeleworkPersonDetail = {
    id: Id;
    person: Person;
    /** State of the version in force, or of the closest one; null without an agreement. */
    state: TeleworkState | null;
    /** State of an unsigned version that exists besides a signed one; null if none. */
    next: TeleworkState | null;
    /**
     * Format: date
     * First day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * Last day of that version; null if open-ended.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** Days of every second week; null if all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * Number of days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * Number of those days that the agreement defines as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * Number of those days recorded as remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * Number of days on which the time record contradicts the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * Effective work, in seconds.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * Effective work recorded as remote, in seconds.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * Remote work without an agreement in force, in seconds.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * Share of remote work, in percent with one decimal; null without work.
     * @example 38.7
     */
    share: number | null;
    /**
     * Share of remote work without an agreement, in percent with one decimal; null without work.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * Whether remote work without an agreement is 30 % or more, so that the law requires a written agreement.
     * @example false
     */
    isLacking: boolean;
    /**
     * Format: date
     * First day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * Last day of the figures.
     * @example 2026-03-05
     */
    until: string;
    /** The versions, latest first. */
    versions: TeleworkVersion[];
};

/** Template of a new version. */
export type TeleworkTemplate = {
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

/** The operations of specs/time-off/telework-agreements.yaml. */
export interface TeleworkAgreementsOperations {
  'teleworkAgreements.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Last day of the three months. */
        until?: string;
        /** Filter by state of the agreement or of its next version. */
        state?: TeleworkState[];
        /** Return only the row of the caller, if a version awaits their signature. */
        waiting?: boolean;
        /** Include people without an agreement and without remote work, who can be offered one. */
        all?: boolean;
        /** Return only people with days on which the time record contradicts the agreement, or only the others. */
        contradicted?: boolean;
        /** Return only people who work remotely 30 % of their time or more without an agreement (Ley 10/2021 art. 1), or only the others. */
        lacking?: boolean;
        /** Sort order. */
        sort?: "person" | "-person" | "-share" | "share" | "-uncovered" | "uncovered" | "-contradictions" | "contradictions";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TeleworkPerson[];
            meta: TeleworkMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'teleworkAgreements.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TeleworkPersonDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'teleworkAgreements.template': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TeleworkTemplate;
        };
    } } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of intranet. */
export interface TeleworkAgreementsPaths {
  '/telework-agreements': { get: TeleworkAgreementsOperations['teleworkAgreements.index'] };
  '/telework-agreements/{id}': { get: TeleworkAgreementsOperations['teleworkAgreements.show'] };
  '/telework-agreements/{id}/template': { get: TeleworkAgreementsOperations['teleworkAgreements.template'] };
}
