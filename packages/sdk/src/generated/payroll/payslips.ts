// Generated from specs/payroll/payslips.yaml by `pnpm codegen`. Never edited by hand.
import type { ComplementarySeconds, ExtraSeconds, OrdinarySeconds } from '#generated/attendance/working-hours.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'
import type { SheetHash } from '#generated/attendance/month-sheets.ts'

/**
 * Euro cents.
 * @example 142830
 */
export type Cents = number;

/** A version of a payslip. */
export type Payslip = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * Counts the versions of the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Its pages.
     * @example 1
     */
    pages: number;
    /**
     * Its bytes.
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
     * When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first looked at it.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** What it says; null where not every amount could be read, where they contradict one another, and once it is withdrawn. */
    amounts: PayslipAmounts | null;
};

/** What the payslip says, in euro cents. */
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
     * Counts the versions of the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Its pages.
     * @example 1
     */
    pages: number;
    /**
     * Its bytes.
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
     * When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first looked at it.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** What it says; null where not every amount could be read, where they contradict one another, and once it is withdrawn. */
    amounts: PayslipAmounts | null;
    /** The hours of its month; null with extra pay. */
    hours: PayslipHours | null;
    /** Every version of the month and kind, the last one first. */
    versions: Payslip[];
};

/** The hours of the month as the time record says them. */
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
     * When the person confirmed the month.
     * @example null
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};

/**
 * `ordinary`: the pay of the month; `extra`: an extra pay beside it.
 * @example ordinary
 * @enum {string}
 */
export type PayslipKind = "ordinary" | "extra";

/**
 * The month that is paid.
 * @example 2026-02
 */
export type PayslipMonth = string;

/**
 * `replaced`: a later version took its place.
 * @example published
 * @enum {string}
 */
export type PayslipState = "published" | "replaced" | "withdrawn";

/** The payslips of a person and year. */
export type PayslipYear = {
    /**
     * The year.
     * @example 2026
     */
    year: number;
    /** The years with payslips, the last one first. */
    years: number[];
    /** Every version, the last month first. */
    payslips: Payslip[];
    toDate: PayslipsToDate;
};

/** To how many. */
export type PayslipsReminded = {
    /** To how many. */
    data: {
        /**
         * People who are notified.
         * @example 12
         */
        notified: number;
        /**
         * People who were notified earlier today.
         * @example 3
         */
        alreadyNotified: number;
    };
};

/** What the published payslips of the year add up to, in euro cents. */
export type PayslipsToDate = {
    /**
     * How many are counted.
     * @example 2
     */
    counted: number;
    /** Those whose amounts could not be read, and are not counted. */
    uncounted: UncountedPayslip[];
    grossCents: Cents;
    deductionsCents: Cents;
    netCents: Cents;
    incomeTaxCents: Cents;
    incomeTaxBaseCents: Cents;
    contributionBaseCents: Cents;
};

/** Where this page stands, and what all that match add up to. */
export type PublishedMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Published and in force.
     * @example 12
     */
    published: number;
    /**
     * Of those the ones that were downloaded.
     * @example 9
     */
    downloaded: number;
};

/** A payslip as who publishes sees it. */
export type PublishedPayslip = {
    id: Id;
    person: Person;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * Which version.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * Its pages.
     * @example 1
     */
    pages: number;
    /**
     * Its bytes.
     * @example 48213
     */
    size: number;
    publishedAt: Instant;
    /**
     * Format: date-time
     * When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * When its person first looked at it.
     * @example null
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * When its person first downloaded it.
     * @example null
     */
    downloadedAt: string | null;
    /**
     * Format: date-time
     * When its person was last reminded.
     * @example null
     */
    remindedAt: string | null;
};

/** A payslip that is not counted. */
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
        /** Only those that one has not read, or only others. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this month. */
        month?: PayslipMonth;
        /** Only of these kinds. */
        kind?: PayslipKind[];
        /** Only in these states. */
        state?: PayslipState[];
        /** Only of this person. */
        employeeId?: Id;
        /** Only those that the person has downloaded, or only others. */
        downloaded?: boolean;
        /** Order. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
