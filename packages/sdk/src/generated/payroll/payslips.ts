// Generated from specs/payroll/payslips.yaml by `pnpm codegen`. Never edited by hand.
import type { ComplementarySeconds, ExtraSeconds, OrdinarySeconds } from '#generated/attendance/working-hours.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'
import type { SheetHash } from '#generated/attendance/month-sheets.ts'

/**
 * Amount in euro cents.
 * @example 142830
 */
export type Cents = number;

/** A version of a payslip. */
export type Payslip = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * Version number for the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Number of pages.
     * @example 1
     */
    pages: number;
    /**
     * Size in bytes.
     * @example 48213
     */
    size: number;
    /**
     * SHA-256 of the file, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
    publishedAt: Instant;
    /**
     * Format: date-time
     * When it was replaced or withdrawn; null if it is in force.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first viewed it; null if never.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it; null if never.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** Amounts; null if not all of them could be read, if they contradict each other, or if it was withdrawn. */
    amounts: PayslipAmounts | null;
};

/** Amounts of the payslip, in euro cents. */
export type PayslipAmounts = {
    grossCents: Cents;
    deductionsCents: Cents;
    netCents: Cents;
    incomeTaxCents: Cents;
    incomeTaxBaseCents: Cents;
    contributionBaseCents: Cents;
};

/** A payslip with the hours of its month and its versions. */
export type PayslipDetail = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * Version number for the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Number of pages.
     * @example 1
     */
    pages: number;
    /**
     * Size in bytes.
     * @example 48213
     */
    size: number;
    /**
     * SHA-256 of the file, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
    publishedAt: Instant;
    /**
     * Format: date-time
     * When it was replaced or withdrawn; null if it is in force.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first viewed it; null if never.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it; null if never.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** Amounts; null if not all of them could be read, if they contradict each other, or if it was withdrawn. */
    amounts: PayslipAmounts | null;
    /** Hours of its month; null for extra pay. */
    hours: PayslipHours | null;
    /** Every version of the month and kind, latest first. */
    versions: Payslip[];
};

/** Hours of the month, from the time record. */
export type PayslipHours = {
    /**
     * Whether a contract of the month was part-time.
     * @example true
     */
    partTime: boolean;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    /**
     * Format: date-time
     * When the person confirmed the month; null if they have not.
     * @example null
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};

/**
 * `ordinary`: monthly pay; `extra`: additional extra pay.
 * @example ordinary
 * @enum {string}
 */
export type PayslipKind = "ordinary" | "extra";

/**
 * Month of the payslip.
 * @example 2026-02
 */
export type PayslipMonth = string;

/**
 * `replaced`: superseded by a later version.
 * @example published
 * @enum {string}
 */
export type PayslipState = "published" | "replaced" | "withdrawn";

/** Payslips of a person in a year. */
export type PayslipYear = {
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** Years with payslips, latest first. */
    years: number[];
    /** Every version, latest month first. */
    payslips: Payslip[];
    toDate: PayslipsToDate;
};

/** Number of people reminded. */
export type PayslipsReminded = {
    /** The numbers. */
    data: {
        /**
         * Number of people notified.
         * @example 12
         */
        notified: number;
        /**
         * Number of people already notified today.
         * @example 3
         */
        alreadyNotified: number;
    };
};

/** Totals of the published payslips of the year, in euro cents. */
export type PayslipsToDate = {
    /**
     * Number of payslips included.
     * @example 2
     */
    counted: number;
    /** Payslips not included, because their amounts could not be read. */
    uncounted: UncountedPayslip[];
    grossCents: Cents;
    deductionsCents: Cents;
    netCents: Cents;
    incomeTaxCents: Cents;
    incomeTaxBaseCents: Cents;
    contributionBaseCents: Cents;
};

/** Pagination, with the totals of all matching payslips. */
export type PublishedMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Number of payslips in force.
     * @example 12
     */
    published: number;
    /**
     * Number of these that were downloaded.
     * @example 9
     */
    downloaded: number;
};

/** A payslip, as seen by people who publish payslips. */
export type PublishedPayslip = {
    id: Id;
    person: Person;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * Version number.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Number of pages.
     * @example 1
     */
    pages: number;
    /**
     * Size in bytes.
     * @example 48213
     */
    size: number;
    publishedAt: Instant;
    /**
     * Format: date-time
     * When it was replaced or withdrawn; null if it is in force.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first viewed it; null if never.
     * @example null
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it; null if never.
     * @example null
     */
    downloadedAt: string | null;
    /**
     * Format: date-time
     * When its person was last reminded; null if never.
     * @example null
     */
    remindedAt: string | null;
};

/** A payslip not included in the totals. */
export type UncountedPayslip = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
};

/** The operations of specs/payroll/payslips.yaml. */
export interface PayslipsOperations {
  'payslips.own': {
    parameters: { query?: {
        /** The year. */
        year?: number;
        /** Return only unread payslips, or only others. */
        unread?: boolean;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PayslipYear;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'payslips.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by month. */
        month?: PayslipMonth;
        /** Filter by kind. */
        kind?: PayslipKind[];
        /** Filter by state. */
        state?: PayslipState[];
        /** Filter by person. */
        employeeId?: Id;
        /** Return only payslips downloaded by the person, or only others. */
        downloaded?: boolean;
        /** Sort order. */
        sort?: "-month" | "month" | "person" | "-person" | "-publishedAt" | "publishedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PublishedPayslip[];
            meta: PublishedMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'payslips.remind': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            month: PayslipMonth;
        };
    } };
    responses: { 200: { content: {
        "application/json": PayslipsReminded;
    } } };
    failures: 401 | 403 | 422;
  };
  'payslips.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PayslipDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'payslips.file': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
  'payslips.export': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/pdf": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
  'payslips.envelope': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /** @example PK */
        "application/octet-stream": Blob;
    } } };
    failures: 401 | 403 | 404 | 429;
  };
  'payslips.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            reason: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: PublishedPayslip;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface PayslipsPaths {
  '/payslips/own': { get: PayslipsOperations['payslips.own'] };
  '/payslips': { get: PayslipsOperations['payslips.index'] };
  '/payslips/remind': { post: PayslipsOperations['payslips.remind'] };
  '/payslips/{id}': { get: PayslipsOperations['payslips.show'] };
  '/payslips/{id}/file': { get: PayslipsOperations['payslips.file'] };
  '/payslips/{id}/export': { get: PayslipsOperations['payslips.export'] };
  '/payslips/{id}/envelope': { get: PayslipsOperations['payslips.envelope'] };
  '/payslips/{id}/withdraw': { post: PayslipsOperations['payslips.withdraw'] };
}
