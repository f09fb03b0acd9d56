// Generated from specs/attendance/break-turns.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { OneOwnClock } from '#generated/attendance/clock.ts'

/** One's place in the queue of a break. */
export type BreakTurn = {
    breakType: BreakName;
    /**
     * One's place, from 1 on.
     * @example 2
     */
    position: number;
    /**
     * How many of the skill are in this break now.
     * @example 4
     */
    resting: number;
    /**
     * How many may be at once.
     * @example 4
     */
    most: number;
    /**
     * Format: date-time
     * When one's turn is expected, if everybody takes the whole break: an estimate.
     * @example 2026-03-05T10:20:00.000Z
     */
    expectedAt: string;
    /**
     * Format: date-time
     * Until when a place is held for oneself; null while there is none.
     * @example null
     */
    offeredUntil: string | null;
};

/** The operations of specs/attendance/break-turns.yaml. */
export interface BreakTurnsOperations {
  'breakTurns.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": {
            breakTypeId: string;
        };
    } };
    responses: { 201: { content: {
        "application/json": OneOwnClock;
    } } };
    failures: 401 | 403 | 409 | 422 | 429;
  };
  'breakTurns.destroy': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneOwnClock;
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of intranet. */
export interface BreakTurnsPaths {
  '/clock/break-turn': { post: BreakTurnsOperations['breakTurns.create']; delete: BreakTurnsOperations['breakTurns.destroy'] };
}
