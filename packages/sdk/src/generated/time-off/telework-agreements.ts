// Generated from specs/time-off/telework-agreements.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'
import type { RemoteDays, TeleworkContents, TeleworkState, TeleworkVersion } from '#generated/time-off/telework-versions.ts'

/** Where this page stands, the three months, and what all that match add up to. */
export type TeleworkMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Format: date
     * The first day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * The last.
     * @example 2026-03-05
     */
    until: string;
    /**
     * People with an agreement in force.
     * @example 31
     */
    inForce: number;
    /**
     * People with a version that waits for their signature.
     * @example 4
     */
    offered: number;
    /**
     * People with contradictions.
     * @example 12
     */
    contradicted: number;
    /**
     * People at 30 % or more without an agreement.
     * @example 2
     */
    lacking: number;
};

/** A person who works remotely, or may. */
export type TeleworkPerson = {
    id: Id;
    person: Person;
    /** The state of the version in force, or else of the one that comes nearest to it; null without an agreement. */
    state: TeleworkState | null;
    /** The state of a version that is not signed, beside one that is; null without one. */
    next: TeleworkState | null;
    /**
     * Format: date
     * The first day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * The last day of that version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * Days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * Those of them that the pattern has as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * Those of them on which the clock says remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * Days on which the clock says something else than the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * Effective work.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * Effective work that the clock says was remote.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * Remote work on days without an agreement in force.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * How much of the work was remote, in percent with one decimal; null where there was none.
     * @example 38.7
     */
    share: number | null;
    /**
     * How much of the work was remote without an agreement, in percent with one decimal; null where there was none.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * Whether the remote work without an agreement is 30 % of the work or more, which the law wants agreed on in writing.
     * @example false
     */
    isLacking: boolean;
};

/** A person with every version of their agreement. */
export type TeleworkPersonDetail = {
    id: Id;
    person: Person;
    /** The state of the version in force, or else of the one that comes nearest to it; null without an agreement. */
    state: TeleworkState | null;
    /** The state of a version that is not signed, beside one that is; null without one. */
    next: TeleworkState | null;
    /**
     * Format: date
     * The first day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * The last day of that version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * Days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * Those of them that the pattern has as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * Those of them on which the clock says remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * Days on which the clock says something else than the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * Effective work.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * Effective work that the clock says was remote.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * Remote work on days without an agreement in force.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * How much of the work was remote, in percent with one decimal; null where there was none.
     * @example 38.7
     */
    share: number | null;
    /**
     * How much of the work was remote without an agreement, in percent with one decimal; null where there was none.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * Whether the remote work without an agreement is 30 % of the work or more, which the law wants agreed on in writing.
     * @example false
     */
    isLacking: boolean;
    /**
     * Format: date
     * The first day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * The last.
     * @example 2026-03-05
     */
    until: string;
    /** The versions, the last one first. */
    versions: TeleworkVersion[];
};

/** What a version begins with. */
export type TeleworkTemplate = {
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

/** The operations of specs/time-off/telework-agreements.yaml. */
export interface TeleworkAgreementsOperations {
  'teleworkAgreements.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only this person. */
        employeeId?: Id;
        /** The last day of the three months. */
        until?: string;
        /** Only people whose agreement, or whose next version of it, is in one of these states. */
        state?: TeleworkState[];
        /** Only one's own row, when a version waits for one's signature. */
        waiting?: boolean;
        /** Also people without an agreement and without remote work, who may be offered one. */
        all?: boolean;
        /** Only people with days on which the clock says something else than the agreement, or only others. */
        contradicted?: boolean;
        /** Only people who work remotely 30 % of their time or more without an agreement (Ley 10/2021 art. 1), or only others. */
        lacking?: boolean;
        /** Order. */
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
        /** The id. */
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
        /** The id. */
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
