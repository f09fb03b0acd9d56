// Generated from specs/lists/filters.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** How many attempts on the record were finished, in all activations; one that was never tried has 0. */
export type AttemptsCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "attempts";
    /**
     * How it is compared.
     * @example less
     * @enum {string}
     */
    operator: "equal" | "not_equal" | "less" | "at_most" | "more" | "at_least";
    /**
     * With what.
     * @example 3
     */
    value: number;
};

/** Whether a blacklist keeps the record from being called: any that is in force and applies everywhere, or in the campaign of the format's skill, by any of its phones, e-mail addresses and NIFs. */
export type BlacklistCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "blacklist";
    /**
     * Which of both.
     * @example not_listed
     * @enum {string}
     */
    operator: "listed" | "not_listed";
};

/** About a field of words: any that holds no amount, date or yes and no. Values are compared as they are; an empty field is none of them. */
export type ChoiceCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "choice";
    field: FilteredField;
    /**
     * Whether it is one of them.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The values. */
    values: string[];
};

/** About a field of dates. An empty field is on no day. */
export type DateCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
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
 * `until` and `from` include the day itself.
 * @example before
 * @enum {string}
 */
export type DateOperator = "on" | "before" | "until" | "after" | "from";

/** Whether a field holds anything. */
export type EmptyCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "empty";
    field: FilteredField;
    /**
     * Which of both.
     * @example filled
     * @enum {string}
     */
    operator: "empty" | "filled";
};

/** The node that leaves no record. */
export type EmptyingNode = {
    /**
     * Its place among the nodes, from 0.
     * @example 2
     */
    node: number;
    /**
     * Records for which it holds.
     * @example 0
     */
    alone: number;
    /**
     * Records that the conditions before it left.
     * @example 310
     */
    before: number;
};

/**
 * Which condition asks for it: `text` fields take choices, too.
 * @example number
 * @enum {string}
 */
export type FieldKind = "text" | "choice" | "number" | "date" | "yes_no";

/** Conditions under a name. */
export type Filter = {
    id: Id;
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /** What it is for. */
    description: string;
    /**
     * Whether others may use it.
     * @example false
     */
    shared: boolean;
    /**
     * Whether it is one's own: only then it can be changed.
     * @example true
     */
    isOwn: boolean;
    templateId: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    templateName: string;
    nodes: FilterNodes;
    /** Fields that it asks for and the format does not have any more, or has with another type: it finds nothing before they are changed. */
    missingFields: string[];
    version: Version;
    createdBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
};

/** Conditions that hold together. */
export type FilterGroup = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "group";
    /**
     * Whether all of what stands in it must hold, at least one, or none. `all` of nothing, which only the first node may be, is everybody.
     * @example all
     * @enum {string}
     */
    match: "all" | "any" | "none";
};

/** A filter to keep. */
export type FilterInput = {
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Whether others may use it.
     * @default false
     * @example false
     */
    shared?: boolean;
    nodes: FilterNodes;
    /**
     * Format: uuid
     * The format whose records it picks.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
};

/** `FilterInput` as the server has it: with all defaults. */
export type FilterInputFilled = {
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Whether others may use it.
     * @default false
     * @example false
     */
    shared: boolean;
    nodes: FilterNodes;
    /**
     * Format: uuid
     * The format whose records it picks.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
};

/** A group, or a condition of one kind. */
export type FilterNode = FilterGroup | TextCondition | ChoiceCondition | NumberCondition | DateCondition | RelativeDateCondition | YesNoCondition | EmptyCondition | LoadCondition | BlacklistCondition | SegmentCondition | AttemptsCondition | LastOutcomeCondition | LastAttemptCondition | RelativeLastAttemptCondition;

/**
 * A tree, written as the list of its nodes. The first is a group without a parent; each other one names the group before it that it stands in. Nodes of one parent keep their order.
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

/** What a filter finds. */
export type FilterPreview = {
    /**
     * Records that it finds.
     * @example 1240
     */
    count: number;
    /**
     * Records of the format in all.
     * @example 9800
     */
    total: number;
    /** Some of them, at most 10: the values of the fields of the format in their order. */
    sample: (string | null)[][];
    /** Of none: the condition that leaves none; null otherwise. */
    emptiedBy: EmptyingNode | null;
};

/** Nodes to try. */
export type FilterPreviewInput = {
    /**
     * Format: uuid
     * The format whose records are asked.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    nodes: FilterNodes;
};

/** A filter to write over one that stands; its format stays. */
export type FilterUpdate = {
    /**
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Whether others may use it.
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
     * Its name.
     * @example Deuda alta
     */
    name: string;
    /** What it is for. */
    description?: string;
    /**
     * Whether others may use it.
     * @default false
     * @example false
     */
    shared: boolean;
    nodes: FilterNodes;
    version: SeenVersion;
};

/** A filter as it was. */
export type FilterVersion = {
    version: Version;
    /**
     * Its name then.
     * @example Deuda alta
     */
    name: string;
    nodes: FilterNodes;
    changedBy: Person;
    changedAt: Instant;
};

/**
 * A field of the format.
 * @example debt
 */
export type FilteredField = string;

/** What filters can ask of the records of a format. */
export type FilteredFormat = {
    templateId: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    name: string;
    /** Its fields, in their order. */
    fields: FormatField[];
    /** Its loads. */
    loads: NamedLoad[];
    /** Its segments, by name. */
    segments: NamedSegment[];
    /** The final states that its records may have, by name. */
    outcomes: NamedOutcome[];
};

/** A field of a format. */
export type FormatField = {
    name: FilteredField;
    /**
     * What people call it.
     * @example Importe
     */
    label: string;
    kind: FieldKind;
    /** The values that it takes, where the format names them. */
    options: string[];
};

/** On which day, in UTC, the last attempt on the record was finished. One that was never tried was tried on no day. */
export type LastAttemptCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
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

/** By the final state of the last attempt on the record; one that was never tried has none of them. */
export type LastOutcomeCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "last_outcome";
    /**
     * Whether it is one of them.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The codes of the final states. */
    outcomes: string[];
};

/** By which load the record was brought last. */
export type LoadCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "load";
    /**
     * Whether it is one of them.
     * @example one_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The loads. */
    loads: string[];
};

/** A load that has records. */
export type NamedLoad = {
    id: Id;
    /**
     * Its name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Format: date-time
     * When it ended; null while it has not.
     * @example null
     */
    finishedAt: string | null;
};

/** A final state that attempts may have. */
export type NamedOutcome = {
    /**
     * Its code.
     * @example NO_CONTESTA
     */
    code: string;
    /**
     * What people call it.
     * @example No contesta
     */
    name: string;
};

/** A segment. */
export type NamedSegment = {
    id: Id;
    /**
     * Its name.
     * @example Recobro prioritario
     */
    name: string;
};

/**
 * The place of the group that it stands in, from 0; null for the first node alone.
 * @example 0
 */
export type NodeParent = number | null;

/** About a field of amounts or whole numbers. An empty field is not equal to any, and neither less nor more. */
export type NumberCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "number";
    field: FilteredField;
    /**
     * How it is compared.
     * @example at_least
     * @enum {string}
     */
    operator: "equal" | "not_equal" | "less" | "at_most" | "more" | "at_least";
    /**
     * With what.
     * @example 1000
     */
    value: number;
};

/** One filter. */
export type OneFilter = {
    data: Filter;
};

/** About a field of dates, counted from the day on which it is asked, in UTC. */
export type RelativeDateCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "relative_date";
    field: FilteredField;
    operator: DateOperator;
    /**
     * Days from today; before it with a minus.
     * @example -30
     */
    days: number;
};

/** The same, counted from the day on which it is asked. */
export type RelativeLastAttemptCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "relative_last_attempt";
    operator: DateOperator;
    /**
     * Days from today; before it with a minus.
     * @example -7
     */
    days: number;
};

/** Whether the record is a member of a segment of the format, as it was computed last; one that was never computed has no members. */
export type SegmentCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "segment";
    /**
     * Whether it is a member of one of them.
     * @example none_of
     * @enum {string}
     */
    operator: "one_of" | "none_of";
    /** The segments. */
    segments: string[];
};

/** About a field of text or of e-mail addresses, without regard to case or accents. An empty field is not, and contains nothing. */
export type TextCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "text";
    field: FilteredField;
    /**
     * How it is compared.
     * @example contains
     * @enum {string}
     */
    operator: "is" | "is_not" | "contains" | "not_contains" | "starts_with" | "ends_with";
    /**
     * With what.
     * @example garcía
     */
    value: string;
};

/** About a field of yes and no. An empty field is neither. */
export type YesNoCondition = {
    parent: NodeParent;
    /**
     * What it is. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    kind: "yes_no";
    field: FilteredField;
    /**
     * Yes or no.
     * @example true
     */
    value: boolean;
};

/** The operations of specs/lists/filters.yaml. */
export interface FiltersOperations {
  'filters.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only one's own, or only those of others. */
        scope?: "own" | "shared";
        /** Only those of this format. */
        templateId?: string;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'filters.versions': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
