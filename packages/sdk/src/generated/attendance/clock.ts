// Generated from specs/attendance/clock.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakChoice } from '#generated/attendance/agent-state.ts'
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { BreakTurn } from '#generated/attendance/break-turns.ts'
import type { ClockMode, PressedKind } from '#generated/attendance/clock-entries.ts'
import type { Counts, EffectiveSeconds, NonEffectiveSeconds, PresenceSeconds, TheoreticalMinutes, UnallocatedSeconds } from '#generated/attendance/workdays.ts'
import type { Instant } from '#generated/shared/parameters.ts'

/** What is pressed. */
export type ClockPress = {
    kind: PressedKind;
    /**
     * Format: uuid
     * Of which type the break is that begins.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    breakTypeId?: string | null;
    /**
     * Why, of a break that asks for it.
     * @example Cita en el banco
     */
    reason?: string;
    mode?: ClockMode;
    /**
     * Format: date-time
     * When it was, if not now.
     * @example 2026-03-05T15:00:00.000Z
     */
    at?: string;
    /**
     * Whether `at` is when it was pressed on a device without a network.
     * @example false
     */
    isOffline?: boolean;
};

/** One's clock. */
export type OneOwnClock = {
    data: OwnClock;
};

/** Where somebody stands. */
export type OwnClock = {
    /**
     * Whether the person has a clock: a contract in force today, or a day without an exit.
     * @example true
     */
    isEmployed: boolean;
    /**
     * The employee group of the person whose members do not clock in by the portal (FIC-11); null where they do.
     * @example null
     */
    barredBy: string | null;
    /**
     * Where they stand.
     * @example work
     * @enum {string}
     */
    state: "out" | "work" | "break";
    /**
     * Format: date-time
     * When it began; null for who has not come today.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /** What the time that runs counts as; null for who is out. */
    counts: Counts | null;
    breakType: BreakName | null;
    mode: ClockMode;
    /**
     * IANA: that of the work center, in which the day is counted; one's own without a contract.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date
     * The working day at hand.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date-time
     * The first entry of the day.
     */
    startedAt: string | null;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /** An earlier day whose exit is missing; null for none. It can be said by `clock.press` with `at`. */
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
         * The last that is known of it.
         * @example 2026-03-04T12:10:00.000Z
         */
        lastAt: string;
    } | null;
    /** The breaks to choose from, in their order and in the language of the person. */
    breakTypes: BreakChoice[];
    /**
     * Format: uuid
     * The break that one press begins (FIC-1): the last one taken in the last days, otherwise the first to choose from; never one that asks for a reason. Null for none.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    usualBreakTypeId: string | null;
    /** The break that one waits for; null for none (ONL-8). */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
