// Generated from specs/staff/employee-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { Active, DeletedAt, Position, SeenVersion, Translations, Uses, Version } from '#generated/shared/catalogue.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An employee group. */
export type EmployeeGroup = {
    id: Id;
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** For rule-based groups: the rule. */
    rule: GroupRule | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};

/** An employee group to create. */
export type EmployeeGroupInput = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
};

/** `EmployeeGroupInput` as the server has it: with all defaults. */
export type EmployeeGroupInputFilled = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
};

/** Fields to change. */
export type EmployeeGroupPatch = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** `EmployeeGroupPatch` as the server has it: with all defaults. */
export type EmployeeGroupPatchFilled = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** An employee group that replaces an existing one. */
export type EmployeeGroupUpdate = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** `EmployeeGroupUpdate` as the server has it: with all defaults. */
export type EmployeeGroupUpdateFilled = {
    /**
     * Display name, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * Purpose of the group.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * Whether its members are chosen manually or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * Whether its members clock in through the portal (FIC-11). If any group of a person disallows it, they cannot clock in, but can still clock out and end breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** For rule-based groups: the rule. */
    rule?: GroupRule | null;
    version: SeenVersion;
};

/** One condition. */
export type GroupCondition = {
    /**
     * Field to check.
     * @example workCenter
     * @enum {string}
     */
    field: "department" | "jobTitle" | "jobLevel" | "workCenter" | "contractKind" | "coordinatorId" | "weeklyHours";
    /**
     * One of the values, none of them; for hours, at least or at most.
     * @example in
     * @enum {string}
     */
    operator: "in" | "not_in" | "at_least" | "at_most";
    /** The values. */
    values: string[];
};

/** Rule for the members of a group. */
export type GroupRule = {
    /**
     * Whether all conditions must match, or any of them.
     * @example all
     * @enum {string}
     */
    match: "all" | "any";
    /** The conditions. */
    conditions: GroupCondition[];
};

/** A group of a person. */
export type HeldGroup = {
    id: Id;
    /**
     * Name of the group.
     * @example Media jornada Madrid
     */
    name: string;
    /**
     * Whether it is manual or rule-based.
     * @enum {string}
     */
    kind: "manual" | "rule";
};

/** A single employee group. */
export type OneEmployeeGroup = {
    data: EmployeeGroup;
};

/** The operations of specs/staff/employee-groups.yaml. */
export interface EmployeeGroupsOperations {
  'employeeGroups.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only active rows, or only the others. */
        active?: boolean;
        /** Return deleted rows instead of the others. */
        deleted?: boolean;
        /** Sort order. */
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
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
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
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409;
  };
  'employeeGroups.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
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
