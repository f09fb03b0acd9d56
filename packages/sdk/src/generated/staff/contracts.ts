// Generated from specs/staff/contracts.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { NamedCenter } from '#generated/attendance/work-centers.ts'
import type { PeriodState } from '#generated/projects/assigned.ts'
import type { SeenVersion, Version } from '#generated/shared/catalogue.ts'

/** What somebody is employed for, from one day to another. */
export type Contract = {
    id: Id;
    employeeId: Id;
    workCenterId: Id;
    person: Person;
    /**
     * What they sign in with.
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
     * The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    kind: ContractKind;
    /**
     * Minutes of work in a week.
     * @example 2340
     */
    weeklyMinutes: number;
    /** The minutes of each day, from Monday to Sunday. */
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
     * What else there is to know.
     * @example
     */
    note: string;
    version: Version;
    /** Who wrote it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
    updatedAt: Instant;
};

/** A version to write. */
export type ContractInput = {
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * Minutes of work in a week: 2340 are 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** The minutes of each day, from Monday to Sunday; from Monday to Friday alike when left out. */
    weekDays?: number[];
    /**
     * Whether it is part-time: its complementary hours are then counted apart (ET art. 12).
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
     * What else there is to know.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId: Id;
};

/**
 * Indefinite, indefinite for seasons (fijo discontinuo), temporary, or for training.
 * @example indefinite
 * @enum {string}
 */
export type ContractKind = "indefinite" | "seasonal" | "temporary" | "training";

/** What a version says. */
export type ContractUpdate = {
    /**
     * Format: date
     * The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * Minutes of work in a week: 2340 are 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** The minutes of each day, from Monday to Sunday; from Monday to Friday alike when left out. */
    weekDays?: number[];
    /**
     * Whether it is part-time: its complementary hours are then counted apart (ET art. 12).
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
     * What else there is to know.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId?: Id;
    version: SeenVersion;
};

/** One version of a contract. */
export type OneContract = {
    data: Contract;
};

/** The operations of specs/staff/contracts.yaml. */
export interface ContractsOperations {
  'contracts.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only at this work center. */
        workCenterId?: Id;
        /** Only of this kind. */
        kind?: ContractKind;
        /** Only past, current or planned ones. */
        state?: PeriodState;
        /** Order. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
}
/** Where they are, below the address of intranet. */
export interface ContractsPaths {
  '/contracts': { get: ContractsOperations['contracts.index']; post: ContractsOperations['contracts.create'] };
  '/contracts/import': { post: ContractsOperations['contracts.import'] };
  '/contracts/{id}': { get: ContractsOperations['contracts.show']; put: ContractsOperations['contracts.update']; delete: ContractsOperations['contracts.destroy'] };
}
