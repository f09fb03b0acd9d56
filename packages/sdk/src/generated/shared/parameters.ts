// Generated from specs/shared/parameters.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Format: uuid
 * A random UUID.
 * @example 0193b3a0-0000-4000-8000-000000000001
 */
export type Id = string;

/**
 * Format: date-time
 * ISO 8601 in UTC.
 * @example 2026-03-05T10:00:00.000Z
 */
export type Instant = string;

/** The person who did it. */
export type Person = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
};
