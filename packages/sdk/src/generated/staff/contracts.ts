// Generated from specs/staff/contracts.yaml by `pnpm codegen`. Never edited by hand.
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedCenter } from '#generated/attendance/work-centers.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** A dated version of a person's contract. */
export type Contract = {
    id: Id;
    employeeId: Id;
    workCenterId: Id;
    person: Person;
    /**
     * Username used to sign in.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    kind: ContractKind;
    /**
     * Minutes of work per week.
     * @example 2340
     */
    weeklyMinutes: number;
    /** Minutes per day, from Monday to Sunday. */
    weekDays: number[];
    /**
     * Whether it is part-time.
     * @example false
     */
    partTime: boolean;
    /**
     * The collective agreement.
     * @example Contact center
     */
    agreement: string;
    workCenter: NamedCenter;
    /**
     * Additional information.
     * @example
     */
    note: string;
    version: Version;
    /** Who created it; null if it came with the initial data. */
    createdBy: Person | null;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A version to create. */
export type ContractInput = {
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * Minutes of work per week, such as 2340 for 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** Minutes per day, from Monday to Sunday. By default divided equally from Monday to Friday. */
    weekDays?: number[];
    /**
     * Whether it is part-time, so that complementary hours are counted separately (ET art. 12).
     * @example false
     */
    partTime?: boolean;
    /**
     * The collective agreement.
     * @example Contact center
     */
    agreement?: string;
    workCenterId: Id;
    /**
     * Additional information.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId: Id;
};

/**
 * Indefinite, seasonal (fijo discontinuo), temporary, or training.
 * @example indefinite
 * @enum {string}
 */
export type ContractKind = "indefinite" | "seasonal" | "temporary" | "training";

/** Fields of a version. */
export type ContractUpdate = {
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * Minutes of work per week, such as 2340 for 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** Minutes per day, from Monday to Sunday. By default divided equally from Monday to Friday. */
    weekDays?: number[];
    /**
     * Whether it is part-time, so that complementary hours are counted separately (ET art. 12).
     * @example false
     */
    partTime?: boolean;
    /**
     * The collective agreement.
     * @example Contact center
     */
    agreement?: string;
    workCenterId: Id;
    /**
     * Additional information.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId?: Id;
    version: SeenVersion;
};

/** A single version of a contract. */
export type OneContract = {
    data: Contract;
};

/** The operations of specs/staff/contracts.yaml. */
export interface ContractsOperations {
  'contracts.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Filter by work centre. */
        workCenterId?: Id;
        /** Filter by kind. */
        kind?: ContractKind;
        /** Filter by past, current or planned. */
        state?: PeriodState;
        /** Sort order. */
        sort?: "person" | "-person" | "startsOn" | "-startsOn" | "weeklyMinutes" | "-weeklyMinutes";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Contract[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'contracts.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ContractInput;
    } };
    responses: { 201: { content: {
        "application/json": OneContract;
    } } };
    failures: 401 | 403 | 422;
  };
  'contracts.import': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ImportRowsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ImportRowsResult;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'contracts.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneContract;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'contracts.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": ContractUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneContract;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'contracts.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'contracts.changes': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RowChange[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'contracts.deletions': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeletedRow[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ContractsPaths {
  '/contracts': { get: ContractsOperations['contracts.index']; post: ContractsOperations['contracts.create'] };
  '/contracts/import': { post: ContractsOperations['contracts.import'] };
  '/contracts/{id}': { get: ContractsOperations['contracts.show']; put: ContractsOperations['contracts.update']; delete: ContractsOperations['contracts.destroy'] };
  '/contracts/{id}/changes': { get: ContractsOperations['contracts.changes'] };
  '/contracts/deletions': { get: ContractsOperations['contracts.deletions'] };
}
