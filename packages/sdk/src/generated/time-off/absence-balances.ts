// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceState, AbsenceTypeName, AbsenceUnit } from '#generated/time-off/absences.ts'
import type { Id } from '#generated/shared/parameters.ts'

/** Balance of an absence type in a year, and how its allowance is calculated. */
export type AbsenceBalance = {
    type: AbsenceTypeName;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    unit: AbsenceUnit;
    /**
     * Total allowance, in days or minutes.
     * @example 2100
     */
    allowance: number;
    /**
     * Amount taken.
     * @example 240
     */
    spent: number;
    /**
     * Amount awaiting a decision.
     * @example 0
     */
    pending: number;
    /**
     * Amount remaining.
     * @example 1860
     */
    left: number;
    /** How the allowance is calculated. */
    explanation: {
        /**
         * `fixed`: the amount in the terms; `part_time`: in proportion to the working time; `days`: a number of the person's working days.
         * @example part_time
         * @enum {string}
         */
        kind: "fixed" | "part_time" | "days";
        /**
         * Amount in the terms, in their unit.
         * @example 2100
         */
        full: number;
        /**
         * Weekly minutes of the person; null unless `part_time`.
         * @example 1800
         */
        weeklyMinutes: number | null;
        /**
         * Weekly minutes of full-time work; null unless `part_time`.
         * @example 2400
         */
        fullWeeklyMinutes: number | null;
        /**
         * Minutes of a working day of the person; null unless `days`.
         * @example null
         */
        dayMinutes: number | null;
        /**
         * Number of days; null unless `days`.
         * @example null
         */
        days: number | null;
        /**
         * Legal source.
         * @example Convenio de contact center
         */
        source: string;
    };
    /** Absences that use the balance, in order. */
    spendings: {
        absenceId: Id;
        /**
         * Format: date
         * First day.
         * @example 2026-03-02
         */
        from: string;
        /**
         * Format: date
         * Last day.
         * @example 2026-03-02
         */
        until: string | null;
        state: AbsenceState;
        /**
         * Amount used.
         * @example 120
         */
        units: number;
    }[];
};

/** The operations of specs/time-off/absence-balances.yaml. */
export interface AbsenceBalancesOperations {
  'absenceBalances.index': {
    parameters: { query?: {
        /** The person. Defaults to the caller. */
        employeeId?: Id;
        /** The year. Defaults to the current year. */
        year?: number;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AbsenceBalance[];
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface AbsenceBalancesPaths {
  '/absence-balances': { get: AbsenceBalancesOperations['absenceBalances.index'] };
}
