// Generated from specs/loads/records-file.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Load, LoadCause, LoadOutcome, LoadState } from '#generated/loads/loads.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** What the file was found to be. */
export type Analysis = {
    /** The sheets of a workbook; none of a text. */
    sheets: {
        /**
         * As it stands at its foot.
         * @example Clientes
         */
        name: string;
        /** Whether people do not see it. */
        isHidden: boolean;
    }[];
    /** The sheet that is read, from 0; null of a text. */
    sheet: number | null;
    /** The order of its dates: what its cells tell, or what somebody said. Null where nothing tells: then that of the template. */
    dateOrder: FileDateOrder | null;
    /** The sign before its decimals, where the file tells; null for that of the template. */
    decimalSign: FileDecimalSign | null;
    encoding: Encoding;
    delimiter: Delimiter;
    /** Whether its first record names the columns. */
    hasHeader: boolean;
    /**
     * Records, without header and blank lines.
     * @example 20000
     */
    recordCount: number;
    /** Its columns in order. */
    columns: {
        /**
         * From 0.
         * @example 0
         */
        index: number;
        /**
         * Its header, made unique.
         * @example DOCUMENTO
         */
        header: string;
        /** The first values that are not empty. */
        samples: string[];
    }[];
    /** The first 20 records. */
    preview: string[][];
    /** What looks odd. */
    warnings: ("double_encoding" | "mixed_dates" | "currency_sign" | "duplicate_headers" | "ragged_rows" | "same_content" | "sep_line")[];
};

/**
 * What separates the cells.
 * @enum {string}
 */
export type Delimiter = "," | ";" | "\t" | "|";

/** What a load would do. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type DryRun = {
    /**
     * How far it is.
     * @enum {string}
     */
    state: "queued" | "processing" | "completed" | "failed";
    /**
     * Format: uuid
     * The template that it reads with.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    templateId: string;
    /**
     * The version of the template.
     * @example 3
     */
    templateVersion: number;
    /** Template column name → index of the file's column, or null. */
    mapping: {
        [key: string]: number | null;
    };
    /**
     * Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Records read so far.
     * @example 10000
     */
    processed: number;
    /**
     * Records that would be new.
     * @example 9000
     */
    created: number;
    /**
     * Records that are there and would change.
     * @example 500
     */
    updated: number;
    /**
     * Records that are there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * Rows that a blacklist would keep out.
     * @example 0
     */
    excluded: number;
    /**
     * Rows that would be rejected.
     * @example 100
     */
    errors: number;
    /**
     * Rows a second.
     * @example 150000
     */
    rowsPerSecond: number | null;
    /**
     * What remains at this rate.
     * @example 2.5
     */
    secondsLeft: number | null;
    createdAt: Instant;
    /** When it was through. */
    finishedAt: Instant | null;
};

/** How the file would be loaded. */
export type DryRunInput = {
    /**
     * Format: uuid
     * The template.
     */
    templateId: string;
    /** Template column name → index of the file's column (from 0), or null for none. What is absent is suggested. */
    mapping?: {
        [key: string]: number | null;
    };
};

/**
 * How the bytes are read.
 * @enum {string}
 */
export type Encoding = "utf-8" | "utf-8-bom" | "windows-1252" | "utf-16le" | "utf-16be";

/** What a template would refuse of a file. */
export type FileCauses = {
    /**
     * Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Records that were read for this.
     * @example 20000
     */
    checked: number;
    /**
     * Those of them that would be rejected.
     * @example 240
     */
    rejected: number;
    /** Why, the most rows first. */
    causes: LoadCause[];
};

/**
 * In which order day, month and year stand.
 * @enum {string}
 */
export type FileDateOrder = "dmy" | "mdy" | "ymd";

/**
 * What stands before the decimals.
 * @enum {string}
 */
export type FileDecimalSign = "," | ".";

/** What became of a file. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type FileLoad = {
    id: Id;
    /**
     * The load's name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** What it came to; null before its end. */
    outcome: LoadOutcome | null;
    /**
     * Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * New records.
     * @example 9000
     */
    created: number;
    /**
     * Records that were there and changed.
     * @example 500
     */
    updated: number;
    /**
     * Records that were there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * Rows kept out by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Rows rejected.
     * @example 100
     */
    errors: number;
};

/** A blacklist that the rows are put on, instead of becoming records: whatever the template reads as a phone, an e-mail address or a NIF becomes an entry, and its columns `channel`, `reason`, `requestedOn` and `expiresOn` say the rest. */
export type ImportBlacklist = {
    /**
     * Format: uuid
     * The list.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /**
     * The version of an external list that the file holds whole: entries it does not name are removed when it is through. An external list must have one (`blank`), no other list may (`invalid`).
     * @example 2026-11
     */
    edition?: string;
};

/** What to make of a file. */
export type ImportInput = {
    /**
     * Format: uuid
     * The template.
     */
    templateId: string;
    /** Name of the load; the file's name unless given. */
    name?: string;
    /** Template column name → index of the file's column (from 0), or null for none. What is absent is suggested. */
    mapping?: {
        [key: string]: number | null;
    };
    blacklist?: ImportBlacklist;
    /** Whether somebody looked at text that seems to be read wrongly (the warning `double_encoding`) and takes it as it is. Without it such a file is refused with `text_odd` at `file`. */
    acceptsOddText?: boolean;
};

/** One file. */
export type OneRecordsFile = {
    data: RecordsFile;
};

/** How to read the file. */
export type Reading = {
    encoding?: Encoding;
    delimiter?: Delimiter;
    /** Whether its first record names the columns. */
    hasHeader?: boolean;
    /** The sheet of a workbook, from 0. */
    sheet?: number;
    /** The order of its dates; null for that of the template. */
    dateOrder?: FileDateOrder | null;
    /** The sign before its decimals; null for that of the template. */
    decimalSign?: FileDecimalSign | null;
};

/** An uploaded file. */
export type RecordsFile = {
    id: Id;
    /**
     * The name it came with.
     * @example clientes.csv
     */
    name: string;
    /**
     * Bytes.
     * @example 1048576
     */
    size: number;
    /** Digest of its content, hexadecimal. */
    sha256: string;
    state: RecordsFileState;
    /** The load that was made of it. */
    load: FileLoad | null;
    analysis: Analysis;
    /**
     * Format: uuid
     * An earlier file with the same content.
     */
    sameContentAs: string | null;
    /** Template column name → index of the file's column, or null; only with `templateId`. */
    suggestedMapping: {
        [key: string]: number | null;
    } | null;
    createdAt: Instant;
    createdBy: Person;
};

/**
 * Analysed; or already made into a load.
 * @enum {string}
 */
export type RecordsFileState = "analyzed" | "imported";

/** The operations of specs/loads/records-file.yaml. */
export interface RecordsFileOperations {
  'recordsFile.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: RecordsFileState[];
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The template to suggest a mapping for. */
        templateId?: string;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** Template columns and the file's column of each, `stage:6`, or none, `stage:`. What is absent is suggested. */
        mapping?: string[];
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'recordsFile.import': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path: {
        /** The id. */
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
