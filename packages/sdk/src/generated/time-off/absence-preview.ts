// Generated from specs/time-off/absence-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceBalance } from '#generated/time-off/absence-balances.ts'
import type { AbsenceUnit, Kinship } from '#generated/time-off/absences.ts'
import type { ApprovalStage } from '#generated/time-off/vacation-requests.ts'
import type { DayHolder } from '#generated/time-off/day-holder.ts'

/**
 * Why the day counts or does not; with working days, counting starts at the first working day.
 * @example working_day
 * @enum {string}
 */
export type AbsenceDayReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract" | "before_first_working_day";

/** Maximum amount of an absence, and its source. */
export type AbsenceLimit = {
    /**
     * Maximum amount, in days or minutes.
     * @example 5
     */
    units: number;
    unit: AbsenceUnit;
    /** Relatives it applies to; empty if it does not depend on a relative. */
    kinship: Kinship[];
    /**
     * Whether it applies only with a journey (`true`) or only without one (`false`); null for both.
     * @example null
     */
    travel: boolean | null;
    /**
     * Legal source.
     * @example ET art. 37.3.b
     */
    source: string;
};

/** Expected result of an absence. */
export type AbsencePreview = {
    unit: AbsenceUnit;
    /**
     * Total amount; null if open-ended.
     * @example 2
     */
    units: number | null;
    /** Days, in order; empty if open-ended. */
    days: CountedAbsenceDay[];
    /** Maximum amount per absence; null for no limit. */
    limit: AbsenceLimit | null;
    /** The balance it is deducted from; null if none. */
    balance: AbsenceBalance | null;
    /**
     * Whether it is a legal right, which is validated instead of approved.
     * @example true
     */
    isRight: boolean;
    /**
     * Whether supporting proof is required.
     * @example required
     * @enum {string}
     */
    proof: "required" | "on_request" | "none";
    /**
     * Format: date
     * Deadline for the proof; null if there is no deadline, or while the absence is open-ended.
     * @example 2026-08-19
     */
    proofDueOn: string | null;
    /** Approval stages, in order; empty if approved automatically. */
    stages: ApprovalStage[];
    /**
     * Whether the number of days depends on the relative concerned.
     * @example false
     */
    needsKinship: boolean;
    /**
     * Whether the number of days depends on a journey.
     * @example false
     */
    asksTravel: boolean;
    /**
     * Whether it replaces approved vacation, whose days are returned.
     * @example false
     */
    returnsVacation: boolean;
    /** All rules that refuse it. */
    refusals: AbsenceRefusal[];
};

/** A rule that refuses an absence. */
export type AbsenceRefusal = {
    rule: AbsenceRule;
    /**
     * Format: date
     * First day refused; null if all are.
     * @example null
     */
    date: string | null;
    /**
     * Amount requested, in the unit of the type.
     * @example 7
     */
    count: number | null;
    /**
     * Amount allowed by the rule, in the unit of the type.
     * @example 5
     */
    limit: number | null;
    /**
     * The locked month; null for other rules.
     * @example null
     */
    name: string | null;
    /** The request or absence that already holds the day, for `overlap` and `vacation`; null for other rules and if the caller may not see it. */
    heldBy: DayHolder | null;
};

/**
 * Rule that refuses it: overlaps another absence; overlaps approved vacation (except sick leave); exceeds the limit per absence; exceeds the limit per year; month locked; no contract; no day counts.
 * @example per_event
 * @enum {string}
 */
export type AbsenceRule = "overlap" | "vacation" | "per_event" | "per_year" | "month_locked" | "no_contract" | "nothing_counts";

/** A day of an absence and the amount it counts. */
export type CountedAbsenceDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * Amount it counts: days, in halves, or minutes.
     * @example 1
     */
    units: number;
    reason: AbsenceDayReason;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
};
