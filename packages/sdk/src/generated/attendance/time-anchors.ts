// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import type { Instant } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * SHA-256, in hexadecimal.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type Digest = string;

/** A public key of the time record. */
export type RecordKey = {
    /**
     * First 16 digits of the SHA-256 of the key (SubjectPublicKeyInfo).
     * @example 5f2b0c1d9e8a7b64
     */
    id: string;
    /**
     * Ed25519 public key, in PEM format.
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
     * Whether it is the current signing key.
     * @example true
     */
    isCurrent: boolean;
};

/** State of the whole time record at the end of a day. */
export type TimeAnchor = {
    /**
     * Sequence number, without gaps.
     * @example 92
     */
    number: number;
    /**
     * Format: date
     * The UTC day.
     * @example 2026-03-05
     */
    day: string;
    madeAt: Instant;
    /**
     * Number of people with entries by then.
     * @example 300
     */
    people: number;
    /**
     * Number of entries by then.
     * @example 81204
     */
    entries: number;
    root: Digest;
    /**
     * Hash of the previous anchor; empty for the first.
     * @example
     */
    previous: string;
    hash: Digest;
    /**
     * ID of the signing key.
     * @example 5f2b0c1d9e8a7b64
     */
    key: string;
    /**
     * Ed25519 signature, in hexadecimal.
     * @example 00ff
     */
    signature: string;
};

/** The operations of specs/attendance/time-anchors.yaml. */
export interface TimeAnchorsOperations {
  'timeAnchors.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Sort order. */
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
