// Generated from specs/attendance/skill-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { Choice } from '#generated/attendance/working-hours.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Effective time at a skill, or at none. */
export type SkillHours = {
    /**
     * The person and the skill.
     * @example :0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /** Whose it is; null where the rows are skills. */
    person: Person | null;
    /** The skill; null for time that none explains. */
    skill: Choice | null;
    /**
     * How many people it is of.
     * @example 12
     */
    people: number;
    /**
     * Effective time.
     * @example 572400
     */
    seconds: number;
    /**
     * Of all effective time that is asked for, or of that of the person.
     * @example 0.42
     */
    share: number;
};

/** Where this page stands, and what all the rows that match add up to. */
export type SkillHoursMeta = {
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
     * Effective time.
     * @example 572400
     */
    seconds: number;
    /**
     * What of it no skill explains.
     * @example 5400
     */
    unallocatedSeconds: number;
};

/** The operations of specs/attendance/skill-hours.yaml. */
export interface SkillHoursOperations {
  'skillHours.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** A row for each skill, or for each person and skill. */
        by?: "skill" | "person";
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only of people of this project. */
        projectId?: Id;
        /** Only time at this skill. */
        skillId?: Id;
        /** Only time that no skill explains, or that one does. */
        unallocated?: boolean;
        /** Only of days on which people work at this work center. */
        workCenterId?: Id;
        /** Order. */
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
