// Generated from specs/time-off/absence-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceBalance } from '#generated/time-off/absence-balances.ts'
import type { AbsenceUnit, Kinship } from '#generated/time-off/absences.ts'
import type { ApprovalStage } from '#generated/time-off/vacation-requests.ts'
import type { DayHolder } from '#generated/time-off/day-holder.ts'

/**
 * Why a day counts, or does not; working days count from the first of them on.
 * @example working_day
 * @enum {string}
 */
export type AbsenceDayReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract" | "before_first_working_day";

/** How much of an absence there may be, and by which rule. */
export type AbsenceLimit = {
    /**
     * How much: days or minutes.
     * @example 5
     */
    units: number;
    unit: AbsenceUnit;
    /** For whom it holds; nobody in particular where there are none. */
    kinship: Kinship[];
    /**
     * Whether it holds for a journey only, or without one only; null for both.
     * @example null
     */
    travel: boolean | null;
    /**
     * Where it is written.
     * @example ET art. 37.3.b
     */
    source: string;
};

/** What an absence would come to. */
export type AbsencePreview = {
    unit: AbsenceUnit;
    /**
     * What it counts in all; null without an end.
     * @example 2
     */
    units: number | null;
    /** Its days, in order; none without an end. */
    days: CountedAbsenceDay[];
    /** How much of one there may be; null for as much as is needed. */
    limit: AbsenceLimit | null;
    /** The bag that it is taken from; null without one. */
    balance: AbsenceBalance | null;
    /**
     * Whether it is a right, which is validated and not approved.
     * @example true
     */
    isRight: boolean;
    /**
     * Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    proof: "required" | "on_request" | "none";
    /**
     * Format: date
     * Until when the proof would be due; null without a deadline or an end.
     * @example 2026-08-19
     */
    proofDueOn: string | null;
    /** Who would decide, in order; nobody where it is approved by itself. */
    stages: ApprovalStage[];
    /**
     * Whether its days depend on whom it is about.
     * @example false
     */
    needsKinship: boolean;
    /**
     * Whether its days depend on a journey.
     * @example false
     */
    asksTravel: boolean;
    /**
     * Whether it takes the place of approved vacation, whose days return.
     * @example false
     */
    returnsVacation: boolean;
    /** Each rule that refuses it. */
    refusals: AbsenceRefusal[];
};

/** A rule that refuses an absence. */
export type AbsenceRefusal = {
    rule: AbsenceRule;
    /**
     * Format: date
     * The first day that it refuses; null for all of them.
     * @example null
     */
    date: string | null;
    /**
     * What was asked for, in the unit of the count.
     * @example 7
     */
    count: number | null;
    /**
     * What the rule allows, in the unit of the count.
     * @example 5
     */
    limit: number | null;
    /**
     * The locked month.
     * @example null
     */
    name: string | null;
    /** What holds the day of `overlap` and `vacation` already; null of other rules, and where who asks may not see it. */
    heldBy: DayHolder | null;
};

/**
 * Which rule refuses it: days of another absence; days of approved vacation, unless it is sick leave; more than one may have; more than there is of the year; a locked month; days without a contract; no day that counts.
 * @example per_event
 * @enum {string}
 */
export type AbsenceRule = "overlap" | "vacation" | "per_event" | "per_year" | "month_locked" | "no_contract" | "nothing_counts";

/** A day of an absence and what it counts. */
export type CountedAbsenceDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * What it counts: days, with halves, or minutes.
     * @example 1
     */
    units: number;
    reason: AbsenceDayReason;
    /**
     * The holiday of the day.
     * @example null
     */
    holiday: string | null;
};
