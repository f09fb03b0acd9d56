// Generated from specs/projects/synchronization.yaml by `pnpm codegen`. Never edited by hand.
import type { Called } from '#generated/projects/named.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A single synchronization. */
export type OneSynchronization = {
    data: Synchronization;
};

/** A synchronization with the platform and its result. */
export type Synchronization = {
    id: Id;
    state: SynchronizationState;
    /**
     * Scope: campaigns and their skills, or people and their skills.
     * @example skills
     * @enum {string}
     */
    scope: "skills" | "users";
    /**
     * Source: name of a file or a host.
     * @example skills.json
     */
    source: string;
    /** The campaign, if only one was compared; null for all. */
    campaign: Called | null;
    /**
     * Format: uuid
     * The synchronization that it repeats; null if none.
     * @example null
     */
    restartOf: string | null;
    /** Who started it. */
    createdBy: Person | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it started running.
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
     * Number of differences found.
     * @example 4
     */
    total: number;
    /**
     * Number of differences applied.
     * @example 4
     */
    done: number;
    /**
     * Number of items added.
     * @example 1
     */
    added: number;
    /**
     * Number of items changed or reactivated.
     * @example 2
     */
    changed: number;
    /**
     * Number of items deactivated.
     * @example 1
     */
    removed: number;
    failure: SynchronizationFailure;
    /**
     * Details for the maintainers of the source; null if none.
     * @example null
     */
    failureDetail: string | null;
};

/** A difference. */
export type SynchronizationChange = {
    /**
     * Position in the list.
     * @example 1
     */
    position: number;
    /**
     * Kind of item.
     * @example skill
     * @enum {string}
     */
    subject: "campaign" | "skillGroup" | "skill" | "assignment";
    /**
     * Kind of difference. `removed`: deactivated, or unassigned from a person; `returned`: active or in force again; `unknown`: not possible, because the person or the skill is unknown.
     * @example changed
     * @enum {string}
     */
    kind: "added" | "changed" | "removed" | "returned" | "unknown";
    /**
     * Code; for a group its name, for an assignment the person and the skill.
     * @example LNE_ATC
     */
    code: string;
    /**
     * Name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    before: SynchronizedRow;
    after: SynchronizedRow;
};

/**
 * Why it failed: no source configured, source unreachable, response unreadable, data that contradicts stored data, or an unexpected error (see the server log); null otherwise.
 * @example null
 * @enum {string|null}
 */
export type SynchronizationFailure = "not_configured" | "unreachable" | "unreadable" | "refused" | "unforeseen" | null;

/** Differences between the source and the stored data. */
export type SynchronizationPreview = {
    /**
     * Source: name of a file or a host.
     * @example skills.json
     */
    source: string;
    failure: SynchronizationFailure;
    /**
     * Details for the maintainers of the source; null if none.
     * @example null
     */
    failureDetail: string | null;
    /**
     * Total number of differences.
     * @example 4
     */
    total: number;
    /** The first 500 differences. */
    changes: SynchronizationChange[];
};

/**
 * Status. `unchanged` and `changed` are the successful ones.
 * @example changed
 * @enum {string}
 */
export type SynchronizationState = "queued" | "running" | "unchanged" | "changed" | "failed" | "cancelled";

/** Values before or after; null if there are none. */
export type SynchronizedRow = {
    /**
     * Name.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    /**
     * Kind of the campaign.
     * @example inbound
     */
    kind?: string;
    /**
     * Channel of the skill.
     * @example voice
     */
    channel?: string;
    /** Languages of the skill. */
    languages?: string[];
    /**
     * Code of the campaign of the skill.
     * @example LNE
     */
    campaign?: string;
    /**
     * Group of the skill.
     * @example Voz técnica
     */
    group?: string | null;
    /** Whether it is active. */
    active?: boolean;
    /**
     * Level of the person in the skill.
     * @example 4
     */
    level?: number;
    /**
     * Whether it is the main skill of the person.
     * @example true
     */
    isMain?: boolean;
} | null;

/** The operations of specs/projects/synchronization.yaml. */
export interface SynchronizationOperations {
  'synchronization.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: SynchronizationState;
        /** Sort order. */
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
        /** ID. */
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
        /** ID. */
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
            data: SynchronizationChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'synchronization.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
        /** ID. */
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
