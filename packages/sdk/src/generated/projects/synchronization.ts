// Generated from specs/projects/synchronization.yaml by `pnpm codegen`. Never edited by hand.
import type { Called } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** One synchronization. */
export type OneSynchronization = {
    data: Synchronization;
};

/** A comparison with the platform and what came of it. */
export type Synchronization = {
    id: Id;
    state: SynchronizationState;
    /**
     * What was compared: campaigns with their skills, or people with theirs.
     * @example skills
     * @enum {string}
     */
    scope: "skills" | "users";
    /**
     * Where the skills came from: the name of a file or of a host.
     * @example skills.json
     */
    source: string;
    /** The one campaign it is about; null for all. */
    campaign: Called | null;
    /**
     * Format: uuid
     * Which one it repeats.
     * @example null
     */
    restartOf: string | null;
    /** Who started it. */
    createdBy: Person | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When its job began.
     * @example 2026-03-05T10:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When it ended.
     * @example 2026-03-05T10:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Differences found.
     * @example 4
     */
    total: number;
    /**
     * Differences applied.
     * @example 4
     */
    done: number;
    /**
     * What is new.
     * @example 1
     */
    added: number;
    /**
     * What was changed or came back.
     * @example 2
     */
    changed: number;
    /**
     * What was deactivated.
     * @example 1
     */
    removed: number;
    failure: SynchronizationFailure;
    /**
     * What the people who keep the source have to know.
     * @example null
     */
    failureDetail: string | null;
};

/** One difference. */
export type SynchronizationChange = {
    /**
     * Its place.
     * @example 1
     */
    position: number;
    /**
     * What differs.
     * @example skill
     * @enum {string}
     */
    subject: "campaign" | "skillGroup" | "skill" | "assignment";
    /**
     * How: `removed` is deactivated, or taken from a person; `returned` is active, or in force, again; `unknown` cannot be done, because the person or the skill is not known here.
     * @example changed
     * @enum {string}
     */
    kind: "added" | "changed" | "removed" | "returned" | "unknown";
    /**
     * Its code; of a group its name; of an assignment who and which skill.
     * @example LNE_ATC
     */
    code: string;
    /**
     * Its name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    before: SynchronizedRow;
    after: SynchronizedRow;
};

/**
 * Why it failed: there is no source, it does not answer, it says what cannot be read, what it says contradicts what is stored, or something else, of which the log of the server tells.
 * @example null
 * @enum {string|null}
 */
export type SynchronizationFailure = "not_configured" | "unreachable" | "unreadable" | "refused" | "unforeseen" | null;

/** What the source has and what would be done about it. */
export type SynchronizationPreview = {
    /**
     * Where the skills come from.
     * @example skills.json
     */
    source: string;
    failure: SynchronizationFailure;
    /**
     * What the people who keep the source have to know.
     * @example null
     */
    failureDetail: string | null;
    /**
     * Differences in all.
     * @example 4
     */
    total: number;
    /** The first 500 of them. */
    changes: SynchronizationChange[];
};

/**
 * Where it stands; `unchanged` and `changed` are its good ends.
 * @example changed
 * @enum {string}
 */
export type SynchronizationState = "queued" | "running" | "unchanged" | "changed" | "failed" | "cancelled";

/** It, as it was or as it is; null where there was nothing. */
export type SynchronizedRow = {
    /**
     * Its name.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    /**
     * The kind of a campaign.
     * @example inbound
     */
    kind?: string;
    /**
     * The channel of a skill.
     * @example voice
     */
    channel?: string;
    /** The languages of a skill. */
    languages?: string[];
    /**
     * The code of the campaign of a skill.
     * @example LNE
     */
    campaign?: string;
    /**
     * The group of a skill.
     * @example Voz técnica
     */
    group?: string | null;
    /** Whether it is in use. */
    active?: boolean;
    /**
     * How well a person has a skill.
     * @example 4
     */
    level?: number;
    /**
     * Whether a skill is the main one of a person.
     * @example true
     */
    isMain?: boolean;
} | null;

/** The operations of specs/projects/synchronization.yaml. */
export interface SynchronizationOperations {
  'synchronization.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only those in this state. */
        state?: SynchronizationState;
        /** Order. */
        sort?: "createdAt" | "-createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Synchronization[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'synchronization.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SynchronizationPreview;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'synchronization.run': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 409 | 422;
  };
  'synchronization.previewUsers': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SynchronizationPreview;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'synchronization.runUsers': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 409 | 422;
  };
  'synchronization.runCampaign': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'synchronization.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'synchronization.changes': {
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
            data: SynchronizationChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'synchronization.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'synchronization.restart': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 202: { content: {
        "application/json": OneSynchronization;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface SynchronizationPaths {
  '/synchronization': { get: SynchronizationOperations['synchronization.index'] };
  '/synchronization/preview': { get: SynchronizationOperations['synchronization.preview'] };
  '/synchronization/skills-campaign': { post: SynchronizationOperations['synchronization.run'] };
  '/synchronization/users/preview': { get: SynchronizationOperations['synchronization.previewUsers'] };
  '/synchronization/users': { post: SynchronizationOperations['synchronization.runUsers'] };
  '/synchronization/skills-campaign/{id}': { post: SynchronizationOperations['synchronization.runCampaign'] };
  '/synchronization/{id}': { get: SynchronizationOperations['synchronization.show'] };
  '/synchronization/{id}/changes': { get: SynchronizationOperations['synchronization.changes'] };
  '/synchronization/{id}/cancel': { post: SynchronizationOperations['synchronization.cancel'] };
  '/synchronization/{id}/restart': { post: SynchronizationOperations['synchronization.restart'] };
}
