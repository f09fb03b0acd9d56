// Generated from specs/lists/duplicates.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** Of which member the value of a field is taken. */
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
     * Its number in the search, from 1.
     * @example 1
     */
    number: number;
    /**
     * The values of its keys, of one member.
     * @example Ana García · +34600000001
     */
    label: string;
    /**
     * Members in it.
     * @example 2
     */
    size: number;
    /**
     * How alike those are that hold it together, from 0 to 1.
     * @example 0.94
     */
    score: number;
    state: DuplicateState;
    /** Why it could not be merged with all others; null where nothing was refused. */
    refusal: DuplicateRefusal | null;
    version: Version;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     * @example null
     */
    decidedAt: string | null;
};

/** A field, and whether the members differ in it. */
export type DuplicateField = {
    /**
     * Its name.
     * @example phone
     */
    name: string;
    /**
     * What people call it.
     * @example Teléfono
     */
    label: string;
    /**
     * Whether it was compared.
     * @example true
     */
    isKey: boolean;
    /**
     * Whether records are known by it: it always stays that of the survivor.
     * @example false
     */
    isRecordKey: boolean;
    /**
     * Whether the members have different values, a missing one included.
     * @example false
     */
    differs: boolean;
};

/** A group with its members side by side. */
export type DuplicateGroup = {
    id: Id;
    searchId: Id;
    /**
     * Its number in the search, from 1.
     * @example 1
     */
    number: number;
    /**
     * The values of its keys, of one member.
     * @example Ana García · +34600000001
     */
    label: string;
    /**
     * Members in it.
     * @example 2
     */
    size: number;
    /**
     * How alike those are that hold it together, from 0 to 1.
     * @example 0.94
     */
    score: number;
    state: DuplicateState;
    /** Why it could not be merged with all others; null where nothing was refused. */
    refusal: DuplicateRefusal | null;
    version: Version;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * When it was decided.
     * @example null
     */
    decidedAt: string | null;
    /** The fields of the format of the search in their order. */
    fields: DuplicateField[];
    /** Its members, at most 100; of a merged group as they were. */
    members: DuplicateMember[];
    /** What was merged. */
    merge: DuplicateMerge | null;
    /**
     * Format: uuid
     * The next group of the search that waits, the surest first.
     * @example null
     */
    next: string | null;
    /**
     * Format: uuid
     * The one before it.
     * @example null
     */
    previous: string | null;
};

/** A record of a group. */
export type DuplicateMember = {
    number: MemberNumber;
    /**
     * The name of the record: its key, or the load and row of one without.
     * @example BM-100001
     */
    name: string;
    templateId: Id;
    /**
     * Its format.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * Format: uuid
     * The load that brought it last.
     * @example null
     */
    loadId: string | null;
    /**
     * That load by name.
     * @example clientes.csv
     */
    loadName: string | null;
    /**
     * Format: date-time
     * When it came.
     * @example null
     */
    loadedAt: string | null;
    /**
     * Its row in the file.
     * @example 14
     */
    rowNumber: number;
    /** Its values in the order of the fields. */
    values: (string | null)[];
    /**
     * Whether the rule suggests that it stays.
     * @example true
     */
    isSuggested: boolean;
    /**
     * Whether it stayed, once merged.
     * @example false
     */
    isSurvivor: boolean;
    /**
     * Whether it was left out.
     * @example false
     */
    isOut: boolean;
    /**
     * Whether somebody works or has worked on it.
     * @example false
     */
    isWorked: boolean;
    /**
     * How alike it is to the suggested one, from 0 to 1; null for that one itself.
     * @example 0.94
     */
    score: number | null;
    /** What each key says for it being the same as the suggested one. */
    contributions: FieldContribution[];
};

/** A member. */
export type DuplicateMemberInput = {
    member: MemberNumber;
    version: SeenVersion;
};

/** A merge that stands. */
export type DuplicateMerge = {
    /**
     * The record that stayed.
     * @example BM-100001
     */
    survivor: string;
    /** Those that were removed. */
    removed: string[];
    mergedBy: Person;
    mergedAt: Instant;
};

/** What becomes of a group. */
export type DuplicateMergeInput = {
    survivor: MemberNumber;
    /**
     * Of which member a field is taken; the survivor's own unless said.
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
     * Of which member a field is taken; the survivor's own unless said.
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
     * Somebody works on a record, or it is no more what it was.
     * @example read_only
     * @enum {string}
     */
    code: "read_only" | "stale";
    /**
     * The record.
     * @example BM-100001
     */
    member: string;
};

/**
 * What was decided: nothing, that all are one, that some are, that none is, or to wait.
 * @example pending
 * @enum {string}
 */
export type DuplicateState = "pending" | "merged" | "partial" | "distinct" | "postponed";

/**
 * How far two values agree; unknown where one has none.
 * @example close
 * @enum {string}
 */
export type FieldAgreement = "same" | "close" | "far" | "different" | "unknown";

/** What a field says for or against two records being the same. */
export type FieldContribution = {
    /**
     * The field.
     * @example fullName
     */
    field: string;
    agreement: FieldAgreement;
    /**
     * How alike, from 0 to 1; null where one has none.
     * @example 0.93
     */
    similarity: number | null;
    /**
     * What that is worth, as a logarithm to the base 2: positive for, negative against. Null for methods that learn nothing.
     * @example 6.5
     */
    weight: number | null;
};

/**
 * The number of a member.
 * @example 2
 */
export type MemberNumber = number;

/** One group. */
export type OneDuplicateGroup = {
    data: DuplicateGroup;
};

/** Which version of the group was seen. */
export type SeenDuplicate = {
    version: SeenVersion;
};

/** The operations of specs/lists/duplicates.yaml. */
export interface DuplicatesOperations {
  'duplicates.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only groups in this state. */
        state?: DuplicateState;
        /** Order. */
        sort?: "score" | "-score" | "size" | "-size";
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
