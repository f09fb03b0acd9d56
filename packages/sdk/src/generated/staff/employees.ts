// Generated from specs/staff/employees.yaml by `pnpm codegen`. Never edited by hand.
import type { CoordinatorPeriod } from '#generated/staff/coordinator-assignments.ts'
import type { HeldGroup } from '#generated/staff/employee-groups.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/**
 * Format: date
 * A day.
 * @example 2026-03-05
 */
export type Day = string;

/** An employee. */
export type Employee = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * E-mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * Job title.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * Level in the collective agreement.
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
     * Hours per week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** Current coordinator; null if none. */
    coordinator: Person | null;
    /** Next planned change of coordinator; null if none. */
    nextCoordinator: NextCoordinator | null;
};

/** An employee with all details. */
export type EmployeeDetail = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * E-mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * Job title.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * Level in the collective agreement.
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
     * Hours per week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** Current coordinator; null if none. */
    coordinator: Person | null;
    /** Next planned change of coordinator; null if none. */
    nextCoordinator: NextCoordinator | null;
    /** Coordinators, latest first. */
    coordinators: CoordinatorPeriod[];
    /** Current groups. */
    groups: HeldGroup[];
    /**
     * Number of people they coordinate today.
     * @example 0
     */
    teamSize: number;
};

/** Filter values for employees. */
export type EmployeeFacets = {
    /** The departments. */
    departments: Facet[];
    /** The job titles. */
    jobTitles: Facet[];
    /** The levels. */
    jobLevels: Facet[];
    /** The work centres. */
    workCenters: Facet[];
    /** The kinds of contract. */
    contractKinds: Facet[];
    /** Coordinators of today. */
    coordinators: {
        id: Id;
        /**
         * Display name.
         * @example Diego Ríos Puig
         */
        displayName: string;
        /**
         * Number of people they coordinate.
         * @example 18
         */
        count: number;
    }[];
    /**
     * Number of people without a coordinator today.
     * @example 29
     */
    withoutCoordinator: number;
};

/** A value and its number of people. */
export type Facet = {
    /**
     * The value.
     * @example OPE
     */
    value: string;
    /**
     * Number of people.
     * @example 278
     */
    count: number;
};

/** A planned change of coordinator. */
export type NextCoordinator = {
    id: Id;
    /**
     * Name of the new coordinator.
     * @example Diego Ríos Puig
     */
    displayName: string;
    startsOn: Day;
};

/** Data that is masked elsewhere. */
export type PersonalData = {
    /**
     * DNI or NIE.
     * @example 00000023T
     */
    dni: string;
    /**
     * E-mail address.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
};

/** The operations of specs/staff/employees.yaml. */
export interface EmployeesOperations {
  'employees.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only people whom the caller coordinates. */
        mine?: boolean;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Return only people with a coordinator today, or only the others. */
        coordinated?: boolean;
        /** Filter by department. */
        department?: string;
        /** Filter by job title. */
        jobTitle?: string;
        /** Filter by work centre. */
        workCenter?: string;
        /** Filter by kind of contract. */
        contractKind?: string;
        /** Filter by current members of this group. */
        groupId?: Id;
        /** Sort order. */
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
        /** ID. */
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
        /** ID. */
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
