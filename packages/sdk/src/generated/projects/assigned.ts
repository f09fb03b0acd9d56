// Generated from specs/projects/assigned.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** What became of each one. */
export type AssignedResult = {
    /**
     * How many changed.
     * @example 12
     */
    accepted: number;
    /**
     * How many stay as before.
     * @example 1
     */
    refused: number;
    /** In the order asked. */
    rows: {
        id: Id;
        /**
         * The name of the person.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * Why nothing changed: the caller knows no such thing, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
};

/** Which assignments. */
export type AssignmentIds = {
    /** Which. */
    ids: Id[];
};

/**
 * Where it stands today.
 * @example current
 * @enum {string}
 */
export type PeriodState = "past" | "current" | "planned";

/** Whom. */
export type UserIds = Id[];
