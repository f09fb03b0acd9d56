// Generated from specs/staff/employees.yaml by `pnpm codegen`. Never edited by hand.
import type { CoordinatorPeriod } from '#generated/staff/coordinator-assignments.ts'
import type { HeldGroup } from '#generated/staff/employee-groups.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Format: date
 * A day, in UTC.
 * @example 2026-03-05
 */
export type Day = string;

/** Somebody who works there. */
export type Employee = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * The DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * The mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * The level of the agreement.
     * @example N10
     */
    jobLevel: string;
    /**
     * The department.
     * @example OPE
     */
    department: string;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** Who coordinates them today. */
    coordinator: Person | null;
    /** The next change that is planned. */
    nextCoordinator: NextCoordinator | null;
};

/** Somebody who works there. */
export type EmployeeDetail = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * The DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * The mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * The level of the agreement.
     * @example N10
     */
    jobLevel: string;
    /**
     * The department.
     * @example OPE
     */
    department: string;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** Who coordinates them today. */
    coordinator: Person | null;
    /** The next change that is planned. */
    nextCoordinator: NextCoordinator | null;
    /** Who coordinated them, the latest first. */
    coordinators: CoordinatorPeriod[];
    /** The groups they are in today. */
    groups: HeldGroup[];
    /**
     * How many people they coordinate today.
     * @example 0
     */
    teamSize: number;
};

/** What the employees can be narrowed by. */
export type EmployeeFacets = {
    /** The departments. */
    departments: Facet[];
    /** The posts. */
    jobTitles: Facet[];
    /** The levels. */
    jobLevels: Facet[];
    /** The work centres. */
    workCenters: Facet[];
    /** The kinds of contract. */
    contractKinds: Facet[];
    /** Who coordinates somebody today. */
    coordinators: {
        id: Id;
        /**
         * The name to show.
         * @example Diego Ríos Puig
         */
        displayName: string;
        /**
         * How many people they coordinate.
         * @example 18
         */
        count: number;
    }[];
    /**
     * How many people have no coordinator today.
     * @example 29
     */
    withoutCoordinator: number;
};

/** A value and how many people have it. */
export type Facet = {
    /**
     * The value.
     * @example OPE
     */
    value: string;
    /**
     * How many people.
     * @example 278
     */
    count: number;
};

/** A change of coordinator that is planned. */
export type NextCoordinator = {
    id: Id;
    /**
     * The name of who will coordinate.
     * @example Diego Ríos Puig
     */
    displayName: string;
    startsOn: Day;
};

/** What is masked elsewhere. */
export type PersonalData = {
    /**
     * The DNI or NIE.
     * @example 00000023T
     */
    dni: string;
    /**
     * The mail address.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
};

/** The operations of specs/staff/employees.yaml. */
export interface EmployeesOperations {
  'employees.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only the people one coordinates. */
        mine?: boolean;
        /** Only the people of this coordinator. */
        coordinatorId?: Id;
        /** Only people with a coordinator today or only those without. */
        coordinated?: boolean;
        /** Only this department. */
        department?: string;
        /** Only this post. */
        jobTitle?: string;
        /** Only this work centre. */
        workCenter?: string;
        /** Only this kind of contract. */
        contractKind?: string;
        /** Only who is in this group today. */
        groupId?: Id;
        /** Order. */
        sort?: "displayName" | "-displayName" | "code" | "-code" | "department" | "-department" | "workCenter" | "-workCenter" | "weeklyHours" | "-weeklyHours" | "hiredOn" | "-hiredOn" | "coordinator" | "-coordinator";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Employee[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'employees.facets': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: EmployeeFacets;
        };
    } } };
    failures: 401 | 403;
  };
  'employees.show': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: EmployeeDetail;
        };
    } } };
    failures: 401 | 403 | 404;
  };
  'employees.reveal': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: PersonalData;
        };
    } } };
    failures: 401 | 403 | 404 | 429;
  };
}
/** Where they are, below the address of main. */
export interface EmployeesPaths {
  '/employees': { get: EmployeesOperations['employees.index'] };
  '/employees/facets': { get: EmployeesOperations['employees.facets'] };
  '/employees/{id}': { get: EmployeesOperations['employees.show'] };
  '/employees/{id}/reveal': { post: EmployeesOperations['employees.reveal'] };
}
