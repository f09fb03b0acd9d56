// Generated from specs/attendance/break-turns.yaml by `pnpm codegen`. Never edited by hand.
import type { BreakName } from '#generated/attendance/online-agents.ts'
import type { OneOwnClock } from '#generated/attendance/clock.ts'

/** Place of the caller in the queue for a break. */
export type BreakTurn = {
    breakType: BreakName;
    /**
     * Position in the queue, starting at 1.
     * @example 2
     */
    position: number;
    /**
     * Number of people of the skill currently in this break.
     * @example 4
     */
    resting: number;
    /**
     * Maximum number of people at once.
     * @example 4
     */
    most: number;
    /**
     * Format: date-time
     * Estimated time of the turn, if everybody takes the whole break.
     * @example 2026-03-05T10:20:00.000Z
     */
    expectedAt: string;
    /**
     * Format: date-time
     * Until when a place is reserved; null if none is.
     * @example null
     */
    offeredUntil: string | null;
};

/** The operations of specs/attendance/break-turns.yaml. */
export interface BreakTurnsOperations {
  'breakTurns.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
