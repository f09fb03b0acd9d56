// Generated from specs/lists/blacklist-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { BlacklistLayer } from '#generated/lists/blacklists.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Through what nobody may be contacted.
 * @example all
 * @enum {string}
 */
export type BlacklistChannel = "all" | "phone" | "sms" | "email";

/** Whether a value is on a blacklist. */
export type BlacklistCheck = {
    kind: BlacklistKind;
    /**
     * What was looked for in its normal form.
     * @example +34600000001
     */
    value: string;
    /**
     * Whether any entry in force names it.
     * @example true
     */
    isListed: boolean;
    /** Those entries, the one that decides first. */
    hits: BlacklistHit[];
    /** Phones of other countries with the same last nine digits, at most five. */
    alike: string[];
    /** Lists in use whose last run is too old to be relied on. */
    stale: NamedBlacklist[];
};

/** Somebody who must not be contacted. */
export type BlacklistEntry = {
    id: Id;
    blacklist: NamedBlacklist;
    kind: BlacklistKind;
    /**
     * In its normal form: a phone in E.164, an address in lower case, a NIF in capitals.
     * @example +34600000001
     */
    value: string;
    channel: BlacklistChannel;
    /**
     * Why.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * What proves it.
     * @example null
     */
    evidence: string | null;
    /**
     * Format: date
     * The day it was asked for.
     * @example 2026-11-20
     */
    requestedOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    expiresOn: string | null;
    state: BlacklistEntryState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: uuid
     * The request to remove it that waits, if any.
     * @example null
     */
    removalId: string | null;
};

/** An entry with what became of it. */
export type BlacklistEntryDetail = {
    id: Id;
    blacklist: NamedBlacklist;
    kind: BlacklistKind;
    /**
     * In its normal form: a phone in E.164, an address in lower case, a NIF in capitals.
     * @example +34600000001
     */
    value: string;
    channel: BlacklistChannel;
    /**
     * Why.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * What proves it.
     * @example null
     */
    evidence: string | null;
    /**
     * Format: date
     * The day it was asked for.
     * @example 2026-11-20
     */
    requestedOn: string;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    expiresOn: string | null;
    state: BlacklistEntryState;
    createdAt: Instant;
    createdBy: Person;
    /**
     * Format: uuid
     * The request to remove it that waits, if any.
     * @example null
     */
    removalId: string | null;
    /** What became of it, the last first. */
    history: BlacklistEvent[];
};

/** Who must not be contacted. */
export type BlacklistEntryInput = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    blacklistId: string;
    kind: BlacklistKind;
    /**
     * The phone, the address or the NIF, as it comes.
     * @example 600 00 00 01
     */
    value: string;
    channel?: BlacklistChannel;
    /**
     * Why.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    /**
     * Who brought it.
     * @default agent
     * @example client
     * @enum {string}
     */
    origin?: "agent" | "client";
    /**
     * What proves it: a recording, a ticket, a letter.
     * @example Grabación 2026-11-20 10:32
     */
    evidence?: string | null;
    /**
     * Format: date
     * The day it was asked for; today unless given, and no later (`invalid`).
     * @example 2026-11-20
     */
    requestedOn?: string | null;
    /**
     * Format: date
     * Its last day; null for no end. Not before the day it was asked for (`invalid`).
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
     * The phone, the address or the NIF, as it comes.
     * @example 600 00 00 01
     */
    value: string;
    channel?: BlacklistChannel;
    /**
     * Why.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    /**
     * Who brought it.
     * @default agent
     * @example client
     * @enum {string}
     */
    origin: "agent" | "client";
    /**
     * What proves it: a recording, a ticket, a letter.
     * @example Grabación 2026-11-20 10:32
     */
    evidence?: string | null;
    /**
     * Format: date
     * The day it was asked for; today unless given, and no later (`invalid`).
     * @example 2026-11-20
     */
    requestedOn?: string | null;
    /**
     * Format: date
     * Its last day; null for no end. Not before the day it was asked for (`invalid`).
     * @example null
     */
    expiresOn?: string | null;
};

/** What to change. */
export type BlacklistEntryPatch = {
    channel?: BlacklistChannel;
    /**
     * Why.
     * @example Lo repite por correo
     */
    reason?: string;
    /**
     * What proves it.
     * @example null
     */
    evidence?: string | null;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example null
     */
    expiresOn?: string | null;
};

/**
 * active → expired on the day after its last; active or expired → removed by two people, or by a run that does not name it.
 * @example active
 * @enum {string}
 */
export type BlacklistEntryState = "active" | "expired" | "removed";

/** What happened to an entry. */
export type BlacklistEvent = {
    /**
     * What happened; `unnamed` is a run that does not name it any more.
     * @example created
     * @enum {string}
     */
    kind: "created" | "changed" | "loaded" | "removalAsked" | "removed" | "removalRejected" | "removalWithdrawn" | "unnamed";
    at: Instant;
    by: Person;
    /**
     * What was said to it.
     * @example null
     */
    reason: string | null;
};

/** An entry that names a value, and where it applies. */
export type BlacklistHit = {
    entryId: Id;
    blacklist: NamedBlacklist;
    channel: BlacklistChannel;
    /**
     * Why.
     * @example Pide no recibir más llamadas
     */
    reason: string;
    origin: BlacklistOrigin;
    /**
     * Format: date
     * The day it was asked for.
     * @example 2026-11-20
     */
    since: string;
    /**
     * Format: date
     * Its last day.
     * @example null
     */
    expiresOn: string | null;
    /**
     * The campaign in which alone it applies.
     * @example null
     */
    campaign: string | null;
    /**
     * The skill in which alone it applies.
     * @example null
     */
    skill: string | null;
    /** When it is checked. */
    appliesAt: ("load" | "segment" | "activation" | "serving")[];
};

/**
 * What it names: a phone, an e-mail address, or a DNI, NIE or CIF.
 * @example phone
 * @enum {string}
 */
export type BlacklistKind = "phone" | "email" | "nif";

/**
 * Who brought it: an agent, the client, a load of a file, or a run of an external list.
 * @example client
 * @enum {string}
 */
export type BlacklistOrigin = "agent" | "client" | "load" | "robinson";

/** A list. */
export type NamedBlacklist = {
    id: Id;
    /**
     * Its name.
     * @example Lista Robinson
     */
    name: string;
    layer: BlacklistLayer;
};

/** One entry. */
export type OneBlacklistEntry = {
    data: BlacklistEntry;
};

/** The operations of specs/lists/blacklist-entries.yaml. */
export interface BlacklistEntriesOperations {
  'blacklistEntries.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only entries of this list. */
        blacklistId?: string;
        /** Only entries of lists of this layer. */
        layer?: BlacklistLayer;
        /** Only entries of this kind. */
        kind?: BlacklistKind;
        /** Only entries for this channel. */
        channel?: BlacklistChannel;
        /** Only entries that came from there. */
        origin?: BlacklistOrigin;
        /** Only entries in this state. */
        state?: BlacklistEntryState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** A phone, an e-mail address or a NIF. */
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
        /** The id. */
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
        /** The id. */
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
