// Generated from specs/time-off/vacation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ApprovalStage, LeaveUnit } from '#generated/time-off/vacation-requests.ts'

/** The summer season, and the consecutive days preferred in it. */
export type SummerRule = {
    /**
     * First day of the season, as month and day (not February 29).
     * @example 06-21
     */
    from: string;
    /**
     * Last day of the season, as month and day (not February 29).
     * @example 09-22
     */
    until: string;
    /**
     * Number of consecutive days.
     * @example 14
     */
    days: number;
};

/** The rules of a vacation policy. */
export type VacationRules = {
    unit: LeaveUnit;
    /**
     * Annual vacation of a full year, in units: two per day, or minutes.
     * @example 56
     */
    annualUnits: number;
    /**
     * Loose working days of a full year, in units of two per day.
     * @example 8
     */
    looseUnits: number;
    /**
     * Annual vacation is taken in runs of this many consecutive days or a multiple, or all that remains; null for no rule.
     * @example 7
     */
    blockDays: number | null;
    /**
     * Whether it must start on a working day of the person.
     * @example true
     */
    startOnWorkingDay: boolean;
    /**
     * Notice in months; requests with less notice require the agreement of the person.
     * @example 2
     */
    noticeMonths: number;
    /**
     * Last day of the next year on which unused vacation can be taken, as month and day (not February 29); null for the end of that year.
     * @example 01-31
     */
    carryOverUntil: string | null;
    /**
     * Units by which a balance can be negative.
     * @example 0
     */
    negativeUnits: number;
    /**
     * Rounding of a partial year: up to whole days, to the nearest whole day, or up to half days. Hours are always rounded up to whole minutes.
     * @example ceil
     * @enum {string}
     */
    rounding: "ceil" | "half_up" | "half_day_ceil";
    /** Consecutive days preferred in summer. */
    summer: SummerRule | null;
    /**
     * Whether half days are allowed.
     * @example false
     */
    halfDays: boolean;
    /**
     * Maximum days per request; null for no limit.
     * @example null
     */
    longestDays: number | null;
    /** Approval stages, in order. */
    stages: ApprovalStage[];
    /**
     * Approval stages for loose days, in order; null for those of annual vacation.
     * @example null
     */
    looseStages: ApprovalStage[] | null;
    /**
     * Days without an answer after which HR can decide instead of the coordinator.
     * @example 5
     */
    escalationDays: number;
};
