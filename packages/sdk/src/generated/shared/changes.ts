// Generated from specs/shared/changes.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { LogChannel, LogValues } from '#generated/reports/logs.ts'

/** A row that was deleted for good. */
export type DeletedRow = {
    id: Id;
    /**
     * Name of the row when it was deleted.
     * @example Fiesta mayor
     */
    name: string | null;
    at: Instant;
    /** Who deleted it; null for the server itself. */
    person: Person | null;
    /** Origin. */
    channel: LogChannel | null;
};

/** A change of a row. */
export type RowChange = {
    id: Id;
    at: Instant;
    /**
     * The operation.
     * @example holidays.update
     */
    act: string;
    /** Who did it; null for the server itself. */
    person: Person | null;
    /** Origin. */
    channel: LogChannel | null;
    before: LogValues;
    after: LogValues;
};
