// Generated from specs/staff/employee-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An employee group. */
export type EmployeeGroup = {
    id: Id;
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** Of a group by rule: what its members have in common. */
    rule: GroupRule | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An employee group to write. */
export type EmployeeGroupInput = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
};

/** `EmployeeGroupInput` as the server has it: with all defaults. */
export type EmployeeGroupInputFilled = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
};

/** What changes. */
export type EmployeeGroupPatch = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** `EmployeeGroupPatch` as the server has it: with all defaults. */
export type EmployeeGroupPatchFilled = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** An employee group to write over one that stands. */
export type EmployeeGroupUpdate = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** `EmployeeGroupUpdate` as the server has it: with all defaults. */
export type EmployeeGroupUpdateFilled = {
    /**
     * The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** One condition. */
export type GroupCondition = {
    /**
     * What it looks at.
     * @example workCenter
     * @enum {string}
     */
    field: "department" | "jobTitle" | "jobLevel" | "workCenter" | "contractKind" | "coordinatorId" | "weeklyHours";
    /**
     * One of the values or none of them; for hours at least or at most.
     * @example in
     * @enum {string}
     */
    operator: "in" | "not_in" | "at_least" | "at_most";
    /** The values. */
    values: string[];
};

/** What the members of a group by rule have in common. */
export type GroupRule = {
    /**
     * Whether all conditions must hold or one suffices.
     * @example all
     * @enum {string}
     */
    match: "all" | "any";
    /** The conditions. */
    conditions: GroupCondition[];
};

/** A group that somebody is in. */
export type HeldGroup = {
    id: Id;
    /**
     * The name of the group.
     * @example Media jornada Madrid
     */
    name: string;
    /**
     * Whether by hand or by a rule.
     * @enum {string}
     */
    kind: "manual" | "rule";
};

/** One employee group. */
export type OneEmployeeGroup = {
    data: EmployeeGroup;
};

/** The operations of specs/staff/employee-groups.yaml. */
export interface EmployeeGroupsOperations {
  'employeeGroups.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only active ones or only the others. */
        active?: boolean;
        /** The deleted ones instead of the others. */
        deleted?: boolean;
        /** Order. */
        sort?: "position" | "-position" | "name" | "-name" | "updatedAt" | "-updatedAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: EmployeeGroup[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'employeeGroups.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": EmployeeGroupInput;
    } };
    responses: { 201: { content: {
        "application/json": OneEmployeeGroup;
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": EmployeeGroupInputFilled;
    } };
  };
  'employeeGroups.import': {
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
  'employeeGroups.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneEmployeeGroup;
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'employeeGroups.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": EmployeeGroupUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneEmployeeGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": EmployeeGroupUpdateFilled;
    } };
  };
  'employeeGroups.patch': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": EmployeeGroupPatch;
    } };
    responses: { 200: { content: {
        "application/json": OneEmployeeGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
    filled: { body: {
        "application/json": EmployeeGroupPatchFilled;
    } };
  };
  'employeeGroups.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'employeeGroups.restore': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneEmployeeGroup;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
}
/** Where they are, below the address of main. */
export interface EmployeeGroupsPaths {
  '/employee-groups': { get: EmployeeGroupsOperations['employeeGroups.index']; post: EmployeeGroupsOperations['employeeGroups.create'] };
  '/employee-groups/import': { post: EmployeeGroupsOperations['employeeGroups.import'] };
  '/employee-groups/{id}': { get: EmployeeGroupsOperations['employeeGroups.show']; put: EmployeeGroupsOperations['employeeGroups.update']; patch: EmployeeGroupsOperations['employeeGroups.patch']; delete: EmployeeGroupsOperations['employeeGroups.destroy'] };
  '/employee-groups/{id}/restore': { post: EmployeeGroupsOperations['employeeGroups.restore'] };
}
