// Generated from specs/loads/records-file.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Load, LoadCause, LoadOutcome, LoadState } from '#generated/loads/loads.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Result of the analysis of a file. */
export type Analysis = {
    /** Sheets of a workbook; empty for text files. */
    sheets: {
        /**
         * Name of the sheet.
         * @example Clientes
         */
        name: string;
        /** Whether the sheet is hidden. */
        isHidden: boolean;
    }[];
    /** Sheet to read, starting at 0; null for text files. */
    sheet: number | null;
    /** Date order, detected or set manually; null if unknown, so that the order of the template is used. */
    dateOrder: FileDateOrder | null;
    /** Decimal separator, if detected; null to use that of the template. */
    decimalSign: FileDecimalSign | null;
    encoding: Encoding;
    delimiter: Delimiter;
    /** Whether the first record contains the column headers. */
    hasHeader: boolean;
    /**
     * Number of records, without header and blank lines.
     * @example 20000
     */
    recordCount: number;
    /** Columns, in order. */
    columns: {
        /**
         * Index, starting at 0.
         * @example 0
         */
        index: number;
        /**
         * Header, made unique.
         * @example DOCUMENTO
         */
        header: string;
        /** The first non-empty values. */
        samples: string[];
    }[];
    /** The first 20 records. */
    preview: string[][];
    /** Warnings. */
    warnings: ("double_encoding" | "mixed_dates" | "currency_sign" | "duplicate_headers" | "ragged_rows" | "same_content" | "sep_line")[];
};

/**
 * Cell delimiter.
 * @enum {string}
 */
export type Delimiter = "," | ";" | "\t" | "|";

/** Expected result of a load. Invariant: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type DryRun = {
    /**
     * Status.
     * @enum {string}
     */
    state: "queued" | "processing" | "completed" | "failed";
    /**
     * Format: uuid
     * The template used.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * Version of the template.
     * @example 3
     */
    templateVersion: number;
    /** Template column name → index of the file column, or null. */
    mapping: {
        [key: string]: number | null;
    };
    /**
     * Number of records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Number of records read so far.
     * @example 10000
     */
    processed: number;
    /**
     * Number of records that would be created.
     * @example 9000
     */
    created: number;
    /**
     * Number of existing records that would be updated.
     * @example 500
     */
    updated: number;
    /**
     * Number of existing records with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * Number of rows whose key already appears earlier in the file.
     * @example 300
     */
    duplicated: number;
    /**
     * Number of rows that a blacklist would exclude.
     * @example 0
     */
    excluded: number;
    /**
     * Number of rows that would be rejected.
     * @example 100
     */
    errors: number;
    /**
     * Rows per second.
     * @example 150000
     */
    rowsPerSecond: number | null;
    /**
     * Estimated seconds remaining.
     * @example 2.5
     */
    secondsLeft: number | null;
    createdAt: Instant;
    /** When it finished. */
    finishedAt: Instant | null;
};

/** A dry run to start. */
export type DryRunInput = {
    /**
     * Format: uuid
     * The template.
     */
    templateId: string;
    /** Template column name → index of the file column (from 0), or null for none. Missing columns use the suggestion. */
    mapping?: {
        [key: string]: number | null;
    };
};

/**
 * Character encoding.
 * @enum {string}
 */
export type Encoding = "utf-8" | "utf-8-bom" | "windows-1252" | "utf-16le" | "utf-16be";

/** Rows of a file that a template would reject. */
export type FileCauses = {
    /**
     * Number of records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Number of records checked.
     * @example 20000
     */
    checked: number;
    /**
     * Number of checked records that would be rejected.
     * @example 240
     */
    rejected: number;
    /** Causes, most rows first. */
    causes: LoadCause[];
};

/**
 * Order of day, month and year.
 * @enum {string}
 */
export type FileDateOrder = "dmy" | "mdy" | "ymd";

/**
 * Decimal separator.
 * @enum {string}
 */
export type FileDecimalSign = "," | ".";

/** Result of loading a file. Invariant: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type FileLoad = {
    id: Id;
    /**
     * Name of the load.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** Outcome; null until it ends. */
    outcome: LoadOutcome | null;
    /**
     * Number of records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Number of records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * Number of new records.
     * @example 9000
     */
    created: number;
    /**
     * Number of existing records updated.
     * @example 500
     */
    updated: number;
    /**
     * Number of existing records left unchanged.
     * @example 100
     */
    unchanged: number;
    /**
     * Number of rows whose key already appears earlier in the file.
     * @example 300
     */
    duplicated: number;
    /**
     * Number of rows excluded by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Number of rows rejected.
     * @example 100
     */
    errors: number;
};

/** A blacklist to which the rows are added instead of becoming records. Each phone number, e-mail address or NIF of the template becomes an entry; its columns `channel`, `reason`, `requestedOn` and `expiresOn` give the details. */
export type ImportBlacklist = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /**
     * Version of an external list that the file contains completely: entries not in the file are removed at the end. Required for external lists (`blank`), not allowed for others (`invalid`).
     * @example 2026-11
     */
    edition?: string;
};

/** A load to create from a file. */
export type ImportInput = {
    /**
     * Format: uuid
     * The template.
     */
    templateId: string;
    /** Name of the load. Defaults to the file name. */
    name?: string;
    /** Template column name → index of the file column (from 0), or null for none. Missing columns use the suggestion. */
    mapping?: {
        [key: string]: number | null;
    };
    blacklist?: ImportBlacklist;
    /** Confirms that text which seems to be misread (the warning `double_encoding`) was reviewed. Without it such a file is refused with `text_odd` on `file`. */
    acceptsOddText?: boolean;
};

/** A single file. */
export type OneRecordsFile = {
    data: RecordsFile;
};

/** How to read the file. */
export type Reading = {
    encoding?: Encoding;
    delimiter?: Delimiter;
    /** Whether the first record contains the column headers. */
    hasHeader?: boolean;
    /** Sheet of a workbook, starting at 0. */
    sheet?: number;
    /** Date order; null to use that of the template. */
    dateOrder?: FileDateOrder | null;
    /** Decimal separator; null to use that of the template. */
    decimalSign?: FileDecimalSign | null;
};

/** An uploaded file. */
export type RecordsFile = {
    id: Id;
    /**
     * Original file name.
     * @example clientes.csv
     */
    name: string;
    /**
     * Size in bytes.
     * @example 1048576
     */
    size: number;
    /** SHA-256 of the content, in hexadecimal. */
    sha256: string;
    state: RecordsFileState;
    /** The load created from it; null if none. */
    load: FileLoad | null;
    analysis: Analysis;
    /**
     * Format: uuid
     * An earlier file with the same content; null if none.
     */
    sameContentAs: string | null;
    /** Template column name → index of the file column, or null; only with `templateId`. */
    suggestedMapping: {
        [key: string]: number | null;
    } | null;
    createdAt: Instant;
    createdBy: Person;
};

/**
 * Analysed, or already used for a load.
 * @enum {string}
 */
export type RecordsFileState = "analyzed" | "imported";

/** The operations of specs/loads/records-file.yaml. */
export interface RecordsFileOperations {
  'recordsFile.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: RecordsFileState[];
        /** Sort order. */
        sort?: "createdAt" | "-createdAt" | "name" | "-name" | "size" | "-size";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordsFile[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'recordsFile.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "multipart/form-data": {
            /**
             * Format: binary
             * The file: .csv, .txt, .tsv, .xlsx or .ods.
             */
            file: Blob;
        };
    } };
    responses: { 201: { content: {
        "application/json": OneRecordsFile;
    } } };
    failures: 400 | 401 | 403 | 413 | 415 | 422 | 429 | 507;
  };
  'recordsFile.show': {
    parameters: { query?: {
        /** The template for which to suggest a mapping. */
        templateId?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneRecordsFile;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'recordsFile.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": Reading;
    } };
    responses: { 200: { content: {
        "application/json": OneRecordsFile;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'recordsFile.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'recordsFile.causes': {
    parameters: { query: {
        /** The template. */
        templateId: string;
        /** Template columns and their file columns: `stage:6`, or `stage:` for none. Missing columns use the suggestion. */
        mapping?: string[];
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: FileCauses;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'recordsFile.dryRun': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DryRun | null;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'recordsFile.startDryRun': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": DryRunInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: DryRun;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'recordsFile.stopDryRun': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'recordsFile.import': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ImportInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: Load;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of laia. */
export interface RecordsFilePaths {
  '/records-file': { get: RecordsFileOperations['recordsFile.index']; post: RecordsFileOperations['recordsFile.create'] };
  '/records-file/{id}': { get: RecordsFileOperations['recordsFile.show']; patch: RecordsFileOperations['recordsFile.patch']; delete: RecordsFileOperations['recordsFile.destroy'] };
  '/records-file/{id}/causes': { get: RecordsFileOperations['recordsFile.causes'] };
  '/records-file/{id}/dry-run': { get: RecordsFileOperations['recordsFile.dryRun']; post: RecordsFileOperations['recordsFile.startDryRun']; delete: RecordsFileOperations['recordsFile.stopDryRun'] };
  '/records-file/{id}/import': { post: RecordsFileOperations['recordsFile.import'] };
}
