// Generated from specs/projects/assigned.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Result of each item. */
export type AssignedResult = {
    /**
     * Number of assignments changed.
     * @example 12
     */
    accepted: number;
    /**
     * Number left unchanged.
     * @example 1
     */
    refused: number;
    /** Results, in request order. */
    rows: {
        id: Id;
        /**
         * Name of the person.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * Why nothing changed: not visible to the caller, or already so.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
};

/** Assignments to change. */
export type AssignmentIds = {
    /** IDs of the assignments. */
    ids: Id[];
};

/**
 * Whether it is past, in force today, or planned.
 * @example current
 * @enum {string}
 */
export type PeriodState = "past" | "current" | "planned";

/** IDs of the people. */
export type UserIds = Id[];
