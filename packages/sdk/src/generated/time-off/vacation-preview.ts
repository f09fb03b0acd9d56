// Generated from specs/time-off/vacation-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { ApprovalStage, DayPart, LeaveUnit, VacationKind } from '#generated/time-off/vacation-requests.ts'
import type { DayHolder } from '#generated/time-off/day-holder.ts'
import type { Id } from '#generated/shared/parameters.ts'
import type { OperationsOutcome } from '#generated/time-off/vacation-outcomes.ts'
import type { PolicyName } from '#generated/time-off/vacation-balances.ts'

/**
 * Why the day counts or does not.
 * @example natural_day
 * @enum {string}
 */
export type CountReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract";

/** A day of a request and the amount it counts. */
export type CountedDay = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    part: DayPart;
    /**
     * Duration in minutes; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * Units used.
     * @example 2
     */
    units: number;
    reason: CountReason;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
};

/** A range of days, both included. */
export type DatePeriod = {
    /**
     * Format: date
     * First day.
     * @example 2026-08-10
     */
    from: string;
    /**
     * Format: date
     * Last day.
     * @example 2026-08-16
     */
    until: string;
};

/** A bucket used by the request. */
export type SpentBucket = {
    bucketId: Id;
    kind: VacationKind;
    /**
     * Year of the bucket.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * Last day on which it can be used.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * Units used.
     * @example 14
     */
    units: number;
    /**
     * Units remaining afterwards.
     * @example 42
     */
    left: number;
};

/** Expected result of a request. */
export type VacationPreview = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Total units used.
     * @example 14
     */
    units: number;
    /** Days, in order. */
    days: CountedDay[];
    /** Buckets used, the earliest to expire first; empty if the balance is not enough. */
    spends: SpentBucket[];
    /**
     * Units available for these dates.
     * @example 56
     */
    available: number;
    /**
     * Units available afterwards.
     * @example 42
     */
    availableAfter: number;
    /** Policy that applies; null without a contract. */
    policy: PolicyName | null;
    /** Approval stages, in order. */
    stages: ApprovalStage[];
    /** All rules that refuse it. */
    refusals: VacationRefusal[];
    /** If refused, the nearest dates with the same number of days that would be accepted; under a vacation plan, dates that would be approved automatically if these are not. */
    alternatives: DatePeriod[];
    /** Warnings. */
    warnings: VacationWarning[];
    /** Evaluation by the person's vacation plan; null without one. */
    operations: OperationsOutcome | null;
};

/** A rule that refuses a request. */
export type VacationRefusal = {
    rule: VacationRule;
    /**
     * Format: date
     * First day refused; null if all are.
     * @example null
     */
    date: string | null;
    /**
     * What was requested: units for `not_enough`, days for `block_length` and `too_long`.
     * @example 14
     */
    count: number | null;
    /**
     * What the rule allows: units for `not_enough`, the block for `block_length`, days for `too_long`.
     * @example 10
     */
    limit: number | null;
    /**
     * Name of the blocked dates, or the locked month; null for other rules.
     * @example null
     */
    name: string | null;
    /** The request or absence that already holds the day, for `overlap`; null for other rules, if the request contains the day twice, and if the caller may not see it. */
    heldBy: DayHolder | null;
};

/**
 * Rule that refuses it: overlaps another request; not enough balance; not a multiple of the block of the policy; first day without work; blocked dates; parts of days not allowed; days in the past; no contract; no day counts; month locked; longer than the policy allows; loose days not part of the policy; days under two policies that count differently; no place left in the vacation plan (see `count` and `limit`).
 * @example not_enough
 * @enum {string}
 */
export type VacationRule = "overlap" | "not_enough" | "block_length" | "start_day" | "blocked" | "half_days" | "hours" | "past" | "no_contract" | "nothing_counts" | "month_locked" | "too_long" | "no_loose_days" | "two_policies" | "quota";

/** A warning that does not refuse the request. */
export type VacationWarning = {
    /**
     * `notice`: shorter than the notice of the policy, so that the person must agree; `summer_block`: shorter than the run of summer days preferred by the agreement; `expires`: units of a bucket will expire.
     * @example notice
     * @enum {string}
     */
    rule: "notice" | "summer_block" | "expires";
    /**
     * Format: date
     * Day by which it should have been requested, or on which units expire.
     * @example 2026-06-03
     */
    date: string | null;
    /**
     * Months of notice, consecutive days, or expiring units.
     * @example 2
     */
    count: number | null;
};
