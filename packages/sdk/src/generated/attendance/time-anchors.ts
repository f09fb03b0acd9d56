// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import type { Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * A SHA-256 in hexadecimal.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type Digest = string;

/** A public key of the time record. */
export type RecordKey = {
    /**
     * The first 16 digits of the SHA-256 of the key (SubjectPublicKeyInfo).
     * @example 5f2b0c1d9e8a7b64
     */
    id: string;
    /**
     * Ed25519, as PEM.
     * @example -----BEGIN PUBLIC KEY-----
     *     MCowBQYDK2VwAyEA
     *     -----END PUBLIC KEY-----
     */
    publicKey: string;
    /**
     * Format: date-time
     * When it was first used.
     * @example 2026-03-05T00:00:01.000Z
     */
    since: string;
    /**
     * Whether it signs now.
     * @example true
     */
    isCurrent: boolean;
};

/** What the whole time record was at the end of a day. */
export type TimeAnchor = {
    /**
     * Its place, without a gap.
     * @example 92
     */
    number: number;
    /**
     * Format: date
     * The day in UTC that was over.
     * @example 2026-03-05
     */
    day: string;
    madeAt: Instant;
    /**
     * How many people had entries by then.
     * @example 300
     */
    people: number;
    /**
     * How many entries they had.
     * @example 81204
     */
    entries: number;
    root: Digest;
    /**
     * The hash of the anchor before; empty for the first.
     * @example
     */
    previous: string;
    hash: Digest;
    /**
     * The id of the key that signed it.
     * @example 5f2b0c1d9e8a7b64
     */
    key: string;
    /**
     * Ed25519, in hexadecimal.
     * @example 00ff
     */
    signature: string;
};

/** The operations of specs/attendance/time-anchors.yaml. */
export interface TimeAnchorsOperations {
  'timeAnchors.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Order. */
        sort?: "-number" | "number";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: TimeAnchor[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'timeAnchors.file': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example {"format":"portal-time-record/1"} */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 429;
  };
  'timeAnchors.keys': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordKey[];
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of intranet. */
export interface TimeAnchorsPaths {
  '/time-anchors': { get: TimeAnchorsOperations['timeAnchors.index'] };
  '/time-anchors/file': { get: TimeAnchorsOperations['timeAnchors.file'] };
  '/time-anchors/keys': { get: TimeAnchorsOperations['timeAnchors.keys'] };
}
