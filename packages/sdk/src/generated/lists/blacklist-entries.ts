// Generated from specs/lists/blacklist-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Channel that must not be used.
 * @example all
 * @enum {string}
 */
export type BlacklistChannel = "all" | "phone" | "sms" | "email";

/** Result of a blacklist check. */
export type BlacklistCheck = {
    kind: BlacklistKind;
    /**
     * Normalised value.
     * @example +34600000001
     */
    value: string;
    /**
     * Whether any entry in force matches.
     * @example true
     */
    isListed: boolean;
    /** Matching entries, the deciding one first. */
    hits: BlacklistHit[];
    /** Phone numbers of other countries with the same last nine digits, at most five. */
    alike: string[];
    /** Active lists whose last run is too old to be reliable. */
    stale: NamedBlacklist[];
};

/** A contact that must not be contacted. */
export type BlacklistEntry = {
    id: Id;
    blacklist: NamedBlacklist;
    kind: BlacklistKind;
    /**
     * Normalised value: phone number in E.164, address in lower case, NIF in upper case.
     * @example +34600000001
     */
    value: string;
    channel: BlacklistChannel;
    /**
     * Reason.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * Evidence.
     * @example null
     */
    evidence: string | null;
    /**
     * Format: date
     * Day of the request.
     * @example 2026-11-20
     */
    requestedOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    expiresOn: string | null;
    state: BlacklistEntryState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: uuid
     * Pending removal request; null if none.
     * @example null
     */
    removalId: string | null;
};

/** An entry with its history. */
export type BlacklistEntryDetail = {
    id: Id;
    blacklist: NamedBlacklist;
    kind: BlacklistKind;
    /**
     * Normalised value: phone number in E.164, address in lower case, NIF in upper case.
     * @example +34600000001
     */
    value: string;
    channel: BlacklistChannel;
    /**
     * Reason.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * Evidence.
     * @example null
     */
    evidence: string | null;
    /**
     * Format: date
     * Day of the request.
     * @example 2026-11-20
     */
    requestedOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    expiresOn: string | null;
    state: BlacklistEntryState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: uuid
     * Pending removal request; null if none.
     * @example null
     */
    removalId: string | null;
    /** History, latest first. */
    history: BlacklistEvent[];
};

/** An entry to add. */
export type BlacklistEntryInput = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    blacklistId: string;
    kind: BlacklistKind;
    /**
     * Phone number, e-mail address or NIF, in any notation.
     * @example 600 00 00 01
     */
    value: string;
    channel?: BlacklistChannel;
    /**
     * Reason.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    /**
     * Source.
     * @default agent
     * @example client
     * @enum {string}
     */
    origin?: "agent" | "client";
    /**
     * Evidence: a recording, a ticket, a letter.
     * @example Grabación 2026-11-20 10:32
     */
    evidence?: string | null;
    /**
     * Format: date
     * Day of the request; today by default, and not in the future (`invalid`).
     * @example 2026-11-20
     */
    requestedOn?: string | null;
    /**
     * Format: date
     * Last day; null if open-ended. Not before the day of the request (`invalid`).
     * @example null
     */
    expiresOn?: string | null;
};

/** `BlacklistEntryInput` as the server has it: with all defaults. */
export type BlacklistEntryInputFilled = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    blacklistId: string;
    kind: BlacklistKind;
    /**
     * Phone number, e-mail address or NIF, in any notation.
     * @example 600 00 00 01
     */
    value: string;
    channel?: BlacklistChannel;
    /**
     * Reason.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    /**
     * Source.
     * @default agent
     * @example client
     * @enum {string}
     */
    origin: "agent" | "client";
    /**
     * Evidence: a recording, a ticket, a letter.
     * @example Grabación 2026-11-20 10:32
     */
    evidence?: string | null;
    /**
     * Format: date
     * Day of the request; today by default, and not in the future (`invalid`).
     * @example 2026-11-20
     */
    requestedOn?: string | null;
    /**
     * Format: date
     * Last day; null if open-ended. Not before the day of the request (`invalid`).
     * @example null
     */
    expiresOn?: string | null;
};

/** Fields to change. */
export type BlacklistEntryPatch = {
    channel?: BlacklistChannel;
    /**
     * Reason.
     * @example Lo repite por correo
     */
    reason?: string;
    /**
     * Evidence.
     * @example null
     */
    evidence?: string | null;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    expiresOn?: string | null;
};

/**
 * Active entries become `expired` on the day after their last day. Active and expired entries become `removed` by two people, or by a run that no longer contains them.
 * @example active
 * @enum {string}
 */
export type BlacklistEntryState = "active" | "expired" | "removed";

/** An event in the history of an entry. */
export type BlacklistEvent = {
    /**
     * Kind of event. `unnamed`: a run no longer contains it.
     * @example created
     * @enum {string}
     */
    kind: "created" | "changed" | "loaded" | "removalAsked" | "removed" | "removalRejected" | "removalWithdrawn" | "unnamed";
    at: Instant;
    by: Person;
    /**
     * Reason or comment.
     * @example null
     */
    reason: string | null;
};

/** A matching entry and where it applies. */
export type BlacklistHit = {
    entryId: Id;
    blacklist: NamedBlacklist;
    channel: BlacklistChannel;
    /**
     * Reason.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * Format: date
     * Day of the request.
     * @example 2026-11-20
     */
    since: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    expiresOn: string | null;
    /**
     * The only campaign in which it applies; null for all.
     * @example null
     */
    campaign: string | null;
    /**
     * The only skill in which it applies; null for all.
     * @example null
     */
    skill: string | null;
    /** Stages at which it is checked. */
    appliesAt: ("load" | "segment" | "activation" | "serving")[];
};

/**
 * What it identifies: a phone number, an e-mail address, or a NIF (DNI, NIE or CIF).
 * @example phone
 * @enum {string}
 */
export type BlacklistKind = "phone" | "email" | "nif";

/**
 * Source: an agent, the client, a loaded file, or a run of an external list.
 * @example client
 * @enum {string}
 */
export type BlacklistOrigin = "agent" | "client" | "load" | "robinson";

/** A blacklist. */
export type NamedBlacklist = {
    id: Id;
    /**
     * Name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
};

/** A single entry. */
export type OneBlacklistEntry = {
    data: BlacklistEntry;
};

/** The operations of specs/lists/blacklist-entries.yaml. */
export interface BlacklistEntriesOperations {
  'blacklistEntries.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by list. */
        blacklistId?: string;
        /** Filter by layer of the list. */
        layer?: BlacklistLayer;
        /** Filter by kind. */
        kind?: BlacklistKind;
        /** Filter by channel. */
        channel?: BlacklistChannel;
        /** Filter by origin. */
        origin?: BlacklistOrigin;
        /** Filter by state. */
        state?: BlacklistEntryState;
        /** Sort order. */
        sort?: "createdAt" | "-createdAt" | "value" | "-value" | "expiresOn" | "-expiresOn";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BlacklistEntry[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'blacklistEntries.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": BlacklistEntryInput;
    } };
    responses: { 201: { content: {
        "application/json": OneBlacklistEntry;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": BlacklistEntryInputFilled;
    } };
  };
  'blacklistEntries.check': {
    parameters: { query: {
        /** A phone number, e-mail address or NIF. */
        value: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BlacklistCheck;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'blacklistEntries.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: BlacklistEntryDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'blacklistEntries.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": BlacklistEntryPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneBlacklistEntry;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface BlacklistEntriesPaths {
  '/blacklist-entries': { get: BlacklistEntriesOperations['blacklistEntries.index']; post: BlacklistEntriesOperations['blacklistEntries.create'] };
  '/blacklist-entries/check': { get: BlacklistEntriesOperations['blacklistEntries.check'] };
  '/blacklist-entries/{id}': { get: BlacklistEntriesOperations['blacklistEntries.show']; patch: BlacklistEntriesOperations['blacklistEntries.patch'] };
}
