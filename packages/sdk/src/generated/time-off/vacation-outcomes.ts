// Generated from specs/time-off/vacation-outcomes.yaml by `pnpm codegen`. Never edited by hand.
import type { DatePlaces } from '#generated/time-off/vacation-places.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { PlanName } from '#generated/time-off/vacation-plans.ts'

/** A decision that has not taken effect yet. */
export type HeldVacationDecision = {
    /**
     * The decision.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    until: Instant;
};

/** Evaluation by the person's plan of a request that is not sent yet. */
export type OperationsOutcome = {
    plan: PlanName;
    outcome: PlanOutcome;
    /** Why it would be pending; null otherwise. */
    reason: PendingReason | null;
    /**
     * Position on the waiting list; null if it would not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * For a changed request, whether it keeps its turn, which happens only if it becomes smaller; null for a new one.
     * @example null
     */
    keepsPlace: boolean | null;
    /** Request period of its dates, or the next one; null if none. */
    period: PeriodDates | null;
    /** Its dates with the remaining places, in order. */
    dates: DatePlaces[];
};

/** Status of a request in its vacation plan. */
export type OperationsStatus = {
    plan: PlanName;
    /** Why it awaits a decision; null if it does not. */
    reason: PendingReason | null;
    /**
     * Whether it takes a place of the quota on its dates.
     * @example true
     */
    hasPlace: boolean;
    /**
     * Whether it was approved automatically.
     * @example true
     */
    autoApproved: boolean;
    /**
     * Position on the waiting list; null if it does not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * Format: date-time
     * Until when its places are offered; null if they are not.
     * @example null
     */
    offeredUntil: string | null;
    /**
     * Format: date
     * Answer deadline of the request period; null if none.
     * @example null
     */
    answerBy: string | null;
    /**
     * Whether the answer is late.
     * @example false
     */
    isLate: boolean;
    /**
     * Reason for approving it beyond the quota; null if it was not.
     * @example null
     */
    overrideReason: string | null;
    /** A decision of the caller that can still be withdrawn; null if none. */
    held: HeldVacationDecision | null;
};

/**
 * Why it awaits a decision: longer than the plan approves automatically; first day without planned work, or more hours than planned; shorter notice than the plan approves automatically; no place left; dates without a quota; no request period open for its dates; its request period is resolved after closing; or the plan never approves automatically.
 * @example needs_decision
 * @enum {string}
 */
export type PendingReason = "invalid_duration" | "outside_shift" | "short_notice" | "no_quota" | "no_plan" | "outside_period" | "in_period" | "needs_decision";

/**
 * Precedence: order of arrival; seniority; worse results in previous years; or fewer points for peak dates.
 * @example arrival
 * @enum {string}
 */
export type PeriodCriterion = "arrival" | "seniority" | "rotation" | "points";

/** A request period. */
export type PeriodDates = {
    id: Id;
    /**
     * Name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * First day on which requests can be made.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * Last day on which requests can be made.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * Last day for the company to answer.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * First date that can be requested.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * Last date that can be requested.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};

/**
 * Immediate outcome: approved automatically; pending, with a reason; on the waiting list; or refused by a rule in `refusals`.
 * @example approved
 * @enum {string}
 */
export type PlanOutcome = "approved" | "pending" | "waiting" | "refused";
