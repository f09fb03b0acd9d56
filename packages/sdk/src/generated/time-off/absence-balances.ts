// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceState, AbsenceTypeName, AbsenceUnit } from '#generated/time-off/absences.ts'
import type { Id } from '#generated/shared/parameters.ts'

/** What there is of a type in a year, and how it is worked out. */
export type AbsenceBalance = {
    type: AbsenceTypeName;
    /**
     * The year.
     * @example 2026
     */
    year: number;
    unit: AbsenceUnit;
    /**
     * What there is in all: days or minutes.
     * @example 2100
     */
    allowance: number;
    /**
     * What was taken.
     * @example 240
     */
    spent: number;
    /**
     * What waits for a decision.
     * @example 0
     */
    pending: number;
    /**
     * What is left.
     * @example 1860
     */
    left: number;
    /** How the allowance is worked out. */
    explanation: {
        /**
         * `fixed`: as the terms say; `part_time`: in proportion to the working time; `days`: so many days of the person.
         * @example part_time
         * @enum {string}
         */
        kind: "fixed" | "part_time" | "days";
        /**
         * What the terms give, in the unit.
         * @example 2100
         */
        full: number;
        /**
         * The minutes of the person a week.
         * @example 1800
         */
        weeklyMinutes: number | null;
        /**
         * The minutes of a whole working week.
         * @example 2400
         */
        fullWeeklyMinutes: number | null;
        /**
         * The minutes of a day of the person, of `days`.
         * @example null
         */
        dayMinutes: number | null;
        /**
         * How many days, of `days`.
         * @example null
         */
        days: number | null;
        /**
         * Where it is written.
         * @example Convenio de contact center
         */
        source: string;
    };
    /** What it was taken for, in order. */
    spendings: {
        absenceId: Id;
        /**
         * Format: date
         * Its first day.
         * @example 2026-03-02
         */
        from: string;
        /**
         * Format: date
         * Its last day.
         * @example 2026-03-02
         */
        until: string | null;
        state: AbsenceState;
        /**
         * What it takes.
         * @example 120
         */
        units: number;
    }[];
};

/** The operations of specs/time-off/absence-balances.yaml. */
export interface AbsenceBalancesOperations {
  'absenceBalances.index': {
    parameters: { query?: {
        /** Whose; one's own unless given. */
        employeeId?: Id;
        /** Of which year; this one unless given. */
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
