// Generated from specs/time-off/vacation-outcomes.yaml by `pnpm codegen`. Never edited by hand.
import type { DatePlaces } from '#generated/time-off/vacation-places.ts'
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { PlanName } from '#generated/time-off/vacation-plans.ts'

/** A decision that is not in force yet. */
export type HeldVacationDecision = {
    /**
     * What was decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    until: Instant;
};

/** What the plan of the person says of a request that is not sent yet. */
export type OperationsOutcome = {
    plan: PlanName;
    outcome: PlanOutcome;
    /** Why it would be pending; null otherwise. */
    reason: PendingReason | null;
    /**
     * Its place on the waiting list; null where it would not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * Of a request that is changed, whether it keeps its turn: only where it becomes smaller. Null of a new one.
     * @example null
     */
    keepsPlace: boolean | null;
    /** The period that its dates are of, or the next one; null without. */
    period: PeriodDates | null;
    /** Its dates with what is left of each, in order. */
    dates: DatePlaces[];
};

/** How a request stands in its vacation plan. */
export type OperationsStatus = {
    plan: PlanName;
    /** Why it waits for a decision; null where it does not. */
    reason: PendingReason | null;
    /**
     * Whether it takes a place of the quota on its dates.
     * @example true
     */
    hasPlace: boolean;
    /**
     * Whether it was approved by itself.
     * @example true
     */
    autoApproved: boolean;
    /**
     * Its place on the waiting list; null where it does not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * Format: date-time
     * Until when its places are offered; null where they are not.
     * @example null
     */
    offeredUntil: string | null;
    /**
     * Format: date
     * Until when the company answers, by the period of requests; null without.
     * @example null
     */
    answerBy: string | null;
    /**
     * Whether it should have been answered by now.
     * @example false
     */
    isLate: boolean;
    /**
     * Why it was approved beyond the quota.
     * @example null
     */
    overrideReason: string | null;
    /** A decision of one's own that can still be taken back; null otherwise. */
    held: HeldVacationDecision | null;
};

/**
 * Why it waits for a decision: longer than the plan approves by itself; a first day without planned work, or more hours than are planned; nearer than the plan approves by itself; no place left; dates for which the plan says nothing; no period of requests is open for its dates; its period is resolved once it is closed; or the plan approves nothing by itself.
 * @example needs_decision
 * @enum {string}
 */
export type PendingReason = "invalid_duration" | "outside_shift" | "short_notice" | "no_quota" | "no_plan" | "outside_period" | "in_period" | "needs_decision";

/**
 * Who comes first: who asks first; who has been here longer; who had the worse years before; or who has fewer points of peak dates.
 * @example arrival
 * @enum {string}
 */
export type PeriodCriterion = "arrival" | "seniority" | "rotation" | "points";

/** A period of requests. */
export type PeriodDates = {
    id: Id;
    /**
     * Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};

/**
 * What becomes of it at once: approved by itself; pending, with a reason; on the waiting list; or refused, by a rule that `refusals` names.
 * @example approved
 * @enum {string}
 */
export type PlanOutcome = "approved" | "pending" | "waiting" | "refused";
