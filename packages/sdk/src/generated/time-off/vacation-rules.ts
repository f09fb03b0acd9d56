// Generated from specs/time-off/vacation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ApprovalStage, LeaveUnit } from '#generated/time-off/vacation-requests.ts'

/** A summer, as days of the year, and the days in a row that are preferred in it. */
export type SummerRule = {
    /**
     * Its first day, as month and day; one that every year has.
     * @example 06-21
     */
    from: string;
    /**
     * Its last day, as month and day; one that every year has.
     * @example 09-22
     */
    until: string;
    /**
     * How many.
     * @example 14
     */
    days: number;
};

/** The rules of a vacation policy. */
export type VacationRules = {
    unit: LeaveUnit;
    /**
     * A whole year, in units: two a day, or minutes.
     * @example 56
     */
    annualUnits: number;
    /**
     * Loose working days of a whole year, two units a day.
     * @example 8
     */
    looseUnits: number;
    /**
     * Annual vacation is taken in so many days in a row or a multiple of them, or all that is left.
     * @example 7
     */
    blockDays: number | null;
    /**
     * Whether it begins on a day on which the person works.
     * @example true
     */
    startOnWorkingDay: boolean;
    /**
     * Dates are known so many months ahead; later ones ask for the agreement of the person.
     * @example 2
     */
    noticeMonths: number;
    /**
     * Until which day of the next year what is left can be spent, as month and day, and a day that every year has; null for the last of the year.
     * @example 01-31
     */
    carryOverUntil: string | null;
    /**
     * How far below zero a balance may go.
     * @example 0
     */
    negativeUnits: number;
    /**
     * How part of a year is rounded: up to whole days, to the nearest whole day, or up to half days. Of hours always up to whole minutes.
     * @example ceil
     * @enum {string}
     */
    rounding: "ceil" | "half_up" | "half_day_ceil";
    /** The days in a row that are preferred in summer. */
    summer: SummerRule | null;
    /**
     * Whether half days can be taken.
     * @example false
     */
    halfDays: boolean;
    /**
     * The most days of one request.
     * @example null
     */
    longestDays: number | null;
    /** Who decides, in order. */
    stages: ApprovalStage[];
    /**
     * Who decides on loose days, in order; null for the same as of annual vacation.
     * @example null
     */
    looseStages: ApprovalStage[] | null;
    /**
     * After so many days without an answer HR may decide in the place of who coordinates.
     * @example 5
     */
    escalationDays: number;
};
