// Generated from specs/time-off/vacation-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { ApprovalStage, DayPart, LeaveUnit, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { DayHolder } from '#generated/time-off/day-holder.ts'
import type { Id } from '#generated/shared/parameters.ts'
import type { OperationsOutcome } from '#generated/time-off/vacation-outcomes.ts'
import type { PolicyName } from '#generated/time-off/vacation-balances.ts'

/**
 * Why a day counts, or does not.
 * @example natural_day
 * @enum {string}
 */
export type CountReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract";

/** A day of a request and what it counts. */
export type CountedDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    part: DayPart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * What it spends.
     * @example 2
     */
    units: number;
    reason: CountReason;
    /**
     * The holiday of the day.
     * @example null
     */
    holiday: string | null;
};

/** Days from one to another, both included. */
export type DatePeriod = {
    /**
     * Format: date
     * The first.
     * @example 2026-08-10
     */
    from: string;
    /**
     * Format: date
     * The last.
     * @example 2026-08-16
     */
    until: string;
};

/** A bucket that is spent. */
export type SpentBucket = {
    bucketId: Id;
    kind: VacationKind;
    /**
     * The year that it is of.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * The last day that it can be spent on.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * What is spent of it.
     * @example 14
     */
    units: number;
    /**
     * What is left of it then.
     * @example 42
     */
    left: number;
};

/** What a request would come to. */
export type VacationPreview = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * What it spends in all.
     * @example 14
     */
    units: number;
    /** Its days, in order. */
    days: CountedDay[];
    /** The buckets it would spend, the one that ends first before the others; none where there is not enough. */
    spends: SpentBucket[];
    /**
     * What there is for days of these dates, in units.
     * @example 56
     */
    available: number;
    /**
     * What there would be then.
     * @example 42
     */
    availableAfter: number;
    /** Which policy it is judged by; null without a contract. */
    policy: PolicyName | null;
    /** Who would decide, in order. */
    stages: ApprovalStage[];
    /** Each rule that refuses it. */
    refusals: VacationRefusal[];
    /** The nearest dates for as many days that would pass, where it is refused; under a vacation plan those that would be approved by themselves, where these are not. */
    alternatives: DatePeriod[];
    /** What there is to know. */
    warnings: VacationWarning[];
    /** What the vacation plan of the person says; null without one. */
    operations: OperationsOutcome | null;
};

/** A rule that refuses a request. */
export type VacationRefusal = {
    rule: VacationRule;
    /**
     * Format: date
     * The first day that it refuses; null for all of them.
     * @example null
     */
    date: string | null;
    /**
     * What was asked for: units of `not_enough`, days of `block_length` and `too_long`.
     * @example 14
     */
    count: number | null;
    /**
     * What the rule allows: units of `not_enough`, the block of `block_length`, days of `too_long`.
     * @example 10
     */
    limit: number | null;
    /**
     * What the blocked dates are called, or the locked month.
     * @example null
     */
    name: string | null;
    /** What holds the day of `overlap` already; null of other rules, where the request has the day twice, and where who asks may not see it. */
    heldBy: DayHolder | null;
};

/**
 * Which rule refuses it: days of another request; more than there is; not a multiple of the block of the policy; a first day without work; blocked dates; parts of days that the policy has not; days that are over; days without a contract; no day that counts; a locked month; longer than the policy allows; a policy without loose days; days of two policies that count differently; no place left in the vacation plan, which `count` and `limit` tell.
 * @example not_enough
 * @enum {string}
 */
export type VacationRule = "overlap" | "not_enough" | "block_length" | "start_day" | "blocked" | "half_days" | "hours" | "past" | "no_contract" | "nothing_counts" | "month_locked" | "too_long" | "no_loose_days" | "two_policies" | "quota";

/** Something to know that refuses nothing. */
export type VacationWarning = {
    /**
     * `notice`: less than the notice of the policy, which asks for the agreement of the person; `summer_block`: the days in a row in summer that the agreement prefers are not reached; `expires`: what is lost of a bucket.
     * @example notice
     * @enum {string}
     */
    rule: "notice" | "summer_block" | "expires";
    /**
     * Format: date
     * The day until which it would have had to be asked, or on which it is lost.
     * @example 2026-06-03
     */
    date: string | null;
    /**
     * Months of the notice, days in a row, or units that are lost.
     * @example 2
     */
    count: number | null;
};
