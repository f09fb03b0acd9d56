// Generated from specs/attendance/clock.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakChoice } from '#generated/attendance/agent-state.ts'
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { BreakTurn } from '#generated/attendance/break-turns.ts'
import type { ClockMode, PressedKind } from '#generated/attendance/clock-entries.ts'
import type { Counts, EffectiveSeconds, NonEffectiveSeconds, PresenceSeconds, TheoreticalMinutes, UnallocatedSeconds } from '#generated/attendance/workdays.ts'
import type { Instant } from '#generated/shared/parameters.ts'

/** A clock action. */
export type ClockPress = {
    kind: PressedKind;
    /**
     * Format: uuid
     * Break type, for the start of a break.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    breakTypeId?: string | null;
    /**
     * Reason, for break types that require one.
     * @example Cita en el banco
     */
    reason?: string;
    mode?: ClockMode;
    /**
     * Format: date-time
     * When it happened, if not now.
     * @example 2026-03-05T15:00:00.000Z
     */
    at?: string;
    /**
     * Whether `at` was recorded on a device without a network.
     * @example false
     */
    isOffline?: boolean;
};

/** The clock of the caller. */
export type OneOwnClock = {
    data: OwnClock;
};

/** Current state of a person's clock. */
export type OwnClock = {
    /**
     * Whether the person has a clock: a contract in force today, or a day without an exit.
     * @example true
     */
    isEmployed: boolean;
    /**
     * Employee group whose members do not clock in through the portal (FIC-11); null if clocking is allowed.
     * @example null
     */
    barredBy: string | null;
    /**
     * Current state.
     * @example work
     * @enum {string}
     */
    state: "out" | "work" | "break";
    /**
     * Format: date-time
     * When the state began; null before the first entry of the day.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /** How the current time counts; null while out. */
    counts: Counts | null;
    breakType: BreakName | null;
    mode: ClockMode;
    /**
     * IANA time zone of the work centre, in which the day is counted; without a contract, that of the person.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date
     * Current working day.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date-time
     * First entry of the day.
     */
    startedAt: string | null;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /** An earlier day with a missing exit; null if none. Report it with `clock.press` and `at`. */
    forgotten: {
        /**
         * Format: date
         * The day.
         * @example 2026-03-04
         */
        date: string;
        startedAt: Instant;
        /**
         * Format: date-time
         * Last recorded instant of the day.
         * @example 2026-03-04T12:10:00.000Z
         */
        lastAt: string;
    } | null;
    /** Available break types, in their order and in the language of the person. */
    breakTypes: BreakChoice[];
    /**
     * Format: uuid
     * Break type for the one-click break (FIC-1): the last one taken recently, otherwise the first available; never one that requires a reason. null if none.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    usualBreakTypeId: string | null;
    /** Break the person is queued for; null if none (ONL-8). */
    breakTurn: BreakTurn | null;
    now: Instant;
};

/** The operations of specs/attendance/clock.yaml. */
export interface ClockOperations {
  'clock.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOwnClock;
    } } };
    failures: 401 | 403;
  };
  'clock.press': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": ClockPress;
    } };
    responses: { 201: { content: {
        "application/json": OneOwnClock;
    } } };
    failures: 401 | 403 | 409 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface ClockPaths {
  '/clock': { get: ClockOperations['clock.show'] };
  '/clock/press': { post: ClockOperations['clock.press'] };
}
