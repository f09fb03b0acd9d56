// Generated from specs/lists/duplicates.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** The member whose value is used for a field. */
export type ChosenValue = {
    /**
     * The field.
     * @example phone
     */
    field: string;
    member: MemberNumber;
};

/** A group of records. */
export type Duplicate = {
    id: Id;
    searchId: Id;
    /**
     * Number in the search, starting at 1.
     * @example 1
     */
    number: number;
    /**
     * Key values of one member.
     * @example Ana García · +34600000001
     */
    label: string;
    /**
     * Number of members.
     * @example 2
     */
    size: number;
    /**
     * Similarity of the members that form the group, from 0 to 1.
     * @example 0.94
     */
    score: number;
    state: DuplicateState;
    /** Why it could not be merged with all others; null if it was not refused. */
    refusal: DuplicateRefusal | null;
    version: Version;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided; null while pending.
     * @example null
     */
    decidedAt: string | null;
};

/** A field, and whether its values differ. */
export type DuplicateField = {
    /**
     * Name.
     * @example phone
     */
    name: string;
    /**
     * Label.
     * @example Teléfono
     */
    label: string;
    /**
     * Whether it was compared.
     * @example true
     */
    isKey: boolean;
    /**
     * Whether it is a key of records, which always stays that of the survivor.
     * @example false
     */
    isRecordKey: boolean;
    /**
     * Whether the members have different values, including missing ones.
     * @example false
     */
    differs: boolean;
};

/** A group with its members. */
export type DuplicateGroup = {
    id: Id;
    searchId: Id;
    /**
     * Number in the search, starting at 1.
     * @example 1
     */
    number: number;
    /**
     * Key values of one member.
     * @example Ana García · +34600000001
     */
    label: string;
    /**
     * Number of members.
     * @example 2
     */
    size: number;
    /**
     * Similarity of the members that form the group, from 0 to 1.
     * @example 0.94
     */
    score: number;
    state: DuplicateState;
    /** Why it could not be merged with all others; null if it was not refused. */
    refusal: DuplicateRefusal | null;
    version: Version;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided; null while pending.
     * @example null
     */
    decidedAt: string | null;
    /** Fields of the format, in order. */
    fields: DuplicateField[];
    /** Members, at most 100; for a merged group, as they were before. */
    members: DuplicateMember[];
    /** The merge; null if not merged. */
    merge: DuplicateMerge | null;
    /**
     * Format: uuid
     * The next pending group of the search, by score.
     * @example null
     */
    next: string | null;
    /**
     * Format: uuid
     * The previous pending group of the search.
     * @example null
     */
    previous: string | null;
};

/** A record of a group. */
export type DuplicateMember = {
    number: MemberNumber;
    /**
     * Name of the record: its key, or the load and row if it has none.
     * @example BM-100001
     */
    name: string;
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Format: uuid
     * The load that last brought it.
     * @example null
     */
    loadId: string | null;
    /**
     * Name of that load.
     * @example clientes.csv
     */
    loadName: string | null;
    /**
     * Format: date-time
     * When it was loaded.
     * @example null
     */
    loadedAt: string | null;
    /**
     * Row number in the file.
     * @example 14
     */
    rowNumber: number;
    /** Values, in the order of the fields. */
    values: (string | null)[];
    /**
     * Whether it is the suggested survivor.
     * @example true
     */
    isSuggested: boolean;
    /**
     * Whether it survived the merge.
     * @example false
     */
    isSurvivor: boolean;
    /**
     * Whether it was excluded.
     * @example false
     */
    isOut: boolean;
    /**
     * Whether it is or was being worked on.
     * @example false
     */
    isWorked: boolean;
    /**
     * Similarity to the suggested survivor, from 0 to 1; null for that record itself.
     * @example 0.94
     */
    score: number | null;
    /** Contribution of each key to the similarity to the suggested survivor. */
    contributions: FieldContribution[];
};

/** A member. */
export type DuplicateMemberInput = {
    member: MemberNumber;
    version: SeenVersion;
};

/** A merge in effect. */
export type DuplicateMerge = {
    /**
     * Name of the surviving record.
     * @example BM-100001
     */
    survivor: string;
    /** Names of the removed records. */
    removed: string[];
    mergedBy: Person;
    mergedAt: Instant;
};

/** How to merge a group. */
export type DuplicateMergeInput = {
    survivor: MemberNumber;
    /**
     * Fields taken from other members. Defaults to the values of the survivor.
     * @default []
     * @example [
     *       {
     *         "field": "phone",
     *         "member": 2
     *       }
     *     ]
     */
    values?: ChosenValue[];
    version: SeenVersion;
};

/** `DuplicateMergeInput` as the server has it: with all defaults. */
export type DuplicateMergeInputFilled = {
    survivor: MemberNumber;
    /**
     * Fields taken from other members. Defaults to the values of the survivor.
     * @default []
     * @example [
     *       {
     *         "field": "phone",
     *         "member": 2
     *       }
     *     ]
     */
    values: ChosenValue[];
    version: SeenVersion;
};

/** Why a group could not be merged. */
export type DuplicateRefusal = {
    /**
     * `read_only`: a record is being worked on; `stale`: a record has changed.
     * @example read_only
     * @enum {string}
     */
    code: "read_only" | "stale";
    /**
     * Name of the record.
     * @example BM-100001
     */
    member: string;
};

/**
 * Decision: none, all merged, some merged, distinct, or postponed.
 * @example pending
 * @enum {string}
 */
export type DuplicateState = "pending" | "merged" | "partial" | "distinct" | "postponed";

/**
 * Degree of agreement of two values; `unknown` if one is missing.
 * @example close
 * @enum {string}
 */
export type FieldAgreement = "same" | "close" | "far" | "different" | "unknown";

/** Contribution of a field to the similarity of two records. */
export type FieldContribution = {
    /**
     * The field.
     * @example fullName
     */
    field: string;
    agreement: FieldAgreement;
    /**
     * Similarity from 0 to 1; null if a value is missing.
     * @example 0.93
     */
    similarity: number | null;
    /**
     * Weight as a base-2 logarithm, positive for a match and negative against; null for methods without weights.
     * @example 6.5
     */
    weight: number | null;
};

/**
 * Number of a member.
 * @example 2
 */
export type MemberNumber = number;

/** A single group. */
export type OneDuplicateGroup = {
    data: DuplicateGroup;
};

/** The version of the group that was read. */
export type SeenDuplicate = {
    version: SeenVersion;
};

/** The operations of specs/lists/duplicates.yaml. */
export interface DuplicatesOperations {
  'duplicates.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Filter by state. */
        state?: DuplicateState;
        /** Sort order. */
        sort?: "score" | "-score" | "size" | "-size";
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Duplicate[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'duplicates.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404;
  };
  'duplicates.merge': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DuplicateMergeInput;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": DuplicateMergeInputFilled;
    } };
  };
  'duplicates.exclude': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DuplicateMemberInput;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicates.separate': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SeenDuplicate;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicates.postpone': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SeenDuplicate;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'duplicates.reopen': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": SeenDuplicate;
    } };
    responses: { 200: { content: {
        "application/json": OneDuplicateGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface DuplicatesPaths {
  '/duplicate-searches/{id}/duplicates': { get: DuplicatesOperations['duplicates.index'] };
  '/duplicates/{id}': { get: DuplicatesOperations['duplicates.show'] };
  '/duplicates/{id}/merge': { post: DuplicatesOperations['duplicates.merge'] };
  '/duplicates/{id}/exclude': { post: DuplicatesOperations['duplicates.exclude'] };
  '/duplicates/{id}/separate': { post: DuplicatesOperations['duplicates.separate'] };
  '/duplicates/{id}/postpone': { post: DuplicatesOperations['duplicates.postpone'] };
  '/duplicates/{id}/reopen': { post: DuplicatesOperations['duplicates.reopen'] };
}
