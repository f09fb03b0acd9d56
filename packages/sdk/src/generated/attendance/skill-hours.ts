// Generated from specs/attendance/skill-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { Choice } from '#generated/attendance/working-hours.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Effective time with or without a skill. */
export type SkillHours = {
    /**
     * ID of the person and the skill.
     * @example :0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /** The person; null if grouped by skill. */
    person: Person | null;
    /** The skill; null for time without a skill. */
    skill: Choice | null;
    /**
     * Number of people.
     * @example 12
     */
    people: number;
    /**
     * Effective time, in seconds.
     * @example 572400
     */
    seconds: number;
    /**
     * Share of all matching effective time, or of that of the person.
     * @example 0.42
     */
    share: number;
};

/** Pagination, with the totals of all matching rows. */
export type SkillHoursMeta = {
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
     * Effective time, in seconds.
     * @example 572400
     */
    seconds: number;
    /**
     * Effective time without a skill, in seconds.
     * @example 5400
     */
    unallocatedSeconds: number;
};

/** The operations of specs/attendance/skill-hours.yaml. */
export interface SkillHoursOperations {
  'skillHours.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** One row per skill, or per person and skill. */
        by?: "skill" | "person";
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by skill. */
        skillId?: Id;
        /** Return only time without a skill, or only time with one. */
        unallocated?: boolean;
        /** Filter by days on which people work at this work centre. */
        workCenterId?: Id;
        /** Sort order. */
        sort?: "-seconds" | "seconds" | "skill" | "-skill" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SkillHours[];
            meta: SkillHoursMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface SkillHoursPaths {
  '/skill-hours': { get: SkillHoursOperations['skillHours.index'] };
}
