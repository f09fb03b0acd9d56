// Generated from specs/lists/filters.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** Number of finished attempts on the record in all activations; 0 if never attempted. */
export type AttemptsCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "attempts";
    /**
     * Operator.
     * @example less
     * @enum {string}
     */
    operator: "equal" | "not_equal" | "less" | "at_most" | "more" | "at_least";
    /**
     * Value to compare with.
     * @example 3
     */
    value: number;
};

/** Whether a blacklist excludes the record from calls: any active list that applies everywhere, or in the campaign of the format's skill, by any of its phone numbers, e-mail addresses and NIFs. */
export type BlacklistCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "blacklist";
    /**
     * Whether it must be, or must not be, on a blacklist.
     * @example not_listed
     * @enum {string}
     */
    operator: "listed" | "not_listed";
};

/** Condition on a field that is not a number, date or boolean, with exact values; an empty field matches none of them. */
export type ChoiceCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "choice";
    field: FilteredField;
    /**
     * Whether the value must be, or must not be, one of the list.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The values. */
    values: string[];
};

/** Condition on a date field. An empty field matches no day. */
export type DateCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "date";
    field: FilteredField;
    operator: DateOperator;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    day: string;
};

/**
 * Operator. `until` and `from` include the day itself.
 * @example before
 * @enum {string}
 */
export type DateOperator = "on" | "before" | "until" | "after" | "from";

/** Whether a field has a value. */
export type EmptyCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "empty";
    field: FilteredField;
    /**
     * Whether it must be empty, or filled.
     * @example filled
     * @enum {string}
     */
    operator: "empty" | "filled";
};

/** The node that leaves no records. */
export type EmptyingNode = {
    /**
     * Index of the node, starting at 0.
     * @example 2
     */
    node: number;
    /**
     * Number of records that match this node alone.
     * @example 0
     */
    alone: number;
    /**
     * Number of records that match the preceding conditions.
     * @example 310
     */
    before: number;
};

/**
 * Kind of condition for the field. `text` fields also accept choices.
 * @example number
 * @enum {string}
 */
export type FieldKind = "text" | "choice" | "number" | "date" | "yes_no";

/** Saved conditions. */
export type Filter = {
    id: Id;
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /** Purpose of the filter. */
    description: string;
    /**
     * Whether other people can use it.
     * @example false
     */
    shared: boolean;
    /**
     * Whether it belongs to the caller and can be changed.
     * @example true
     */
    isOwn: boolean;
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    templateName: string;
    nodes: FilterNodes;
    /** Fields that the format no longer has, or has with another type; the filter finds nothing until they are corrected. */
    missingFields: string[];
    version: Version;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A group of conditions. */
export type FilterGroup = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "group";
    /**
     * Whether all, at least one or none of its children must match. `all` without children, allowed only for the first node, matches every record.
     * @example all
     * @enum {string}
     */
    match: "all" | "any" | "none";
};

/** A filter to create. */
export type FilterInput = {
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /** Purpose of the filter. */
    description?: string;
    /**
     * Whether other people can use it.
     * @default false
     * @example false
     */
    shared?: boolean;
    nodes: FilterNodes;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
};

/** `FilterInput` as the server has it: with all defaults. */
export type FilterInputFilled = {
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /** Purpose of the filter. */
    description?: string;
    /**
     * Whether other people can use it.
     * @default false
     * @example false
     */
    shared: boolean;
    nodes: FilterNodes;
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
};

/** A group, or a condition. */
export type FilterNode = FilterGroup | TextCondition | ChoiceCondition | NumberCondition | DateCondition | RelativeDateCondition | YesNoCondition | EmptyCondition | LoadCondition | BlacklistCondition | SegmentCondition | AttemptsCondition | LastOutcomeCondition | LastAttemptCondition | RelativeLastAttemptCondition;

/**
 * A tree as a flat list of nodes. The first node is a group without a parent; every other node refers to an earlier group as its parent. Nodes with the same parent keep their order.
 * @example [
 *       {
 *         "parent": null,
 *         "kind": "group",
 *         "match": "all"
 *       },
 *       {
 *         "parent": 0,
 *         "kind": "number",
 *         "field": "debt",
 *         "operator": "at_least",
 *         "value": 1000
 *       }
 *     ]
 */
export type FilterNodes = FilterNode[];

/** Result of a filter. */
export type FilterPreview = {
    /**
     * Number of records found.
     * @example 1240
     */
    count: number;
    /**
     * Number of records of the format.
     * @example 9800
     */
    total: number;
    /** At most 10 records: values in the order of the fields of the format. */
    sample: (string | null)[][];
    /** For an empty result, the condition that excludes the last records; null otherwise. */
    emptiedBy: EmptyingNode | null;
};

/** Nodes to preview. */
export type FilterPreviewInput = {
    /**
     * Format: uuid
     * The format of the records.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    nodes: FilterNodes;
};

/** A filter that replaces an existing one; its format cannot change. */
export type FilterUpdate = {
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /** Purpose of the filter. */
    description?: string;
    /**
     * Whether other people can use it.
     * @default false
     * @example false
     */
    shared?: boolean;
    nodes: FilterNodes;
    version: SeenVersion;
};

/** `FilterUpdate` as the server has it: with all defaults. */
export type FilterUpdateFilled = {
    /**
     * Name.
     * @example Deuda alta
     */
    name: string;
    /** Purpose of the filter. */
    description?: string;
    /**
     * Whether other people can use it.
     * @default false
     * @example false
     */
    shared: boolean;
    nodes: FilterNodes;
    version: SeenVersion;
};

/** A version of a filter. */
export type FilterVersion = {
    version: Version;
    /**
     * Name at that time.
     * @example Deuda alta
     */
    name: string;
    nodes: FilterNodes;
    changedBy: Person;
    changedAt: Instant;
};

/**
 * Name of a field of the format.
 * @example debt
 */
export type FilteredField = string;

/** Fields and values that filters can use for a format. */
export type FilteredFormat = {
    templateId: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    name: string;
    /** Fields, in order. */
    fields: FormatField[];
    /** Loads. */
    loads: NamedLoad[];
    /** Segments, sorted by name. */
    segments: NamedSegment[];
    /** Final states of its records, sorted by name. */
    outcomes: NamedOutcome[];
};

/** A field of a format. */
export type FormatField = {
    name: FilteredField;
    /**
     * Label.
     * @example Importe
     */
    label: string;
    kind: FieldKind;
    /** Allowed values, if the format defines them. */
    options: string[];
};

/** Condition on the day, in UTC, of the last finished attempt. A record never attempted matches no day. */
export type LastAttemptCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "last_attempt";
    operator: DateOperator;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    day: string;
};

/** Condition on the final state of the last attempt; a record never attempted has none. */
export type LastOutcomeCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "last_outcome";
    /**
     * Whether the final state must be, or must not be, one of the list.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** Codes of the final states. */
    outcomes: string[];
};

/** Condition on the load that last brought the record. */
export type LoadCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "load";
    /**
     * Whether the load must be, or must not be, one of the list.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The loads. */
    loads: string[];
};

/** A load with records. */
export type NamedLoad = {
    id: Id;
    /**
     * Name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Format: date-time
     * When it ended; null while running.
     * @example null
     */
    finishedAt: string | null;
};

/** A final state of attempts. */
export type NamedOutcome = {
    /**
     * Code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * Name.
     * @example No contesta
     */
    name: string;
};

/** A segment. */
export type NamedSegment = {
    id: Id;
    /**
     * Name.
     * @example Recobro prioritario
     */
    name: string;
};

/**
 * Index of its parent group, starting at 0; null only for the first node.
 * @example 0
 */
export type NodeParent = number | null;

/** Condition on a number field. An empty field is not equal to, less than or greater than any number. */
export type NumberCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "number";
    field: FilteredField;
    /**
     * Operator.
     * @example at_least
     * @enum {string}
     */
    operator: "equal" | "not_equal" | "less" | "at_most" | "more" | "at_least";
    /**
     * Value to compare with.
     * @example 1000
     */
    value: number;
};

/** A single filter. */
export type OneFilter = {
    data: Filter;
};

/** Condition on a date field, relative to the current day in UTC. */
export type RelativeDateCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "relative_date";
    field: FilteredField;
    operator: DateOperator;
    /**
     * Days from today; negative for the past.
     * @example -30
     */
    days: number;
};

/** Condition on the day of the last finished attempt, relative to the current day in UTC. */
export type RelativeLastAttemptCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "relative_last_attempt";
    operator: DateOperator;
    /**
     * Days from today; negative for the past.
     * @example -7
     */
    days: number;
};

/** Whether the record is a member of a segment of the format, as last computed; a segment never computed has no members. */
export type SegmentCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "segment";
    /**
     * Whether it must be, or must not be, a member of one of them.
     * @example none_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The segments. */
    segments: string[];
};

/** Condition on a text or e-mail field, ignoring case and accents. An empty field never equals or contains anything. */
export type TextCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "text";
    field: FilteredField;
    /**
     * Operator.
     * @example contains
     * @enum {string}
     */
    operator: "is" | "is_not" | "contains" | "not_contains" | "starts_with" | "ends_with";
    /**
     * Value to compare with.
     * @example garcía
     */
    value: string;
};

/** Condition on a boolean field. An empty field is neither yes nor no. */
export type YesNoCondition = {
    parent: NodeParent;
    /**
     * Kind of node. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "yes_no";
    field: FilteredField;
    /**
     * Value to compare with.
     * @example true
     */
    value: boolean;
};

/** The operations of specs/lists/filters.yaml. */
export interface FiltersOperations {
  'filters.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only those of the caller, or only those of others. */
        scope?: "own" | "shared";
        /** Filter by format. */
        templateId?: string;
        /** Sort order. */
        sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Filter[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'filters.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": FilterInput;
    } };
    responses: { 201: { content: {
        "application/json": OneFilter;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": FilterInputFilled;
    } };
  };
  'filters.formats': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: FilteredFormat[];
        };
    } } };
    failures: 401 | 403;
  };
  'filters.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": FilterPreviewInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: FilterPreview;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'filters.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneFilter;
    } } };
    failures: 401 | 403 | 404;
  };
  'filters.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FilterUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneFilter;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": FilterUpdateFilled;
    } };
  };
  'filters.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'filters.versions': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: FilterVersion[];
        };
    } } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of main. */
export interface FiltersPaths {
  '/filters': { get: FiltersOperations['filters.index']; post: FiltersOperations['filters.create'] };
  '/filters/formats': { get: FiltersOperations['filters.formats'] };
  '/filters/preview': { post: FiltersOperations['filters.preview'] };
  '/filters/{id}': { get: FiltersOperations['filters.show']; put: FiltersOperations['filters.update']; delete: FiltersOperations['filters.destroy'] };
  '/filters/{id}/versions': { get: FiltersOperations['filters.versions'] };
}
