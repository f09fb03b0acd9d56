// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { LoadOutcome, LoadState } from '#generated/loads/loads.ts'

/** Today. */
export type Dashboard = {
    /** The centre. */
    people: {
        /**
         * People employed.
         * @example 300
         */
        employees: number;
        /**
         * People seen in the last five minutes.
         * @example 42
         */
        online: number;
    };
    /** For a coordinator: the people assigned. */
    team: {
        /**
         * People assigned.
         * @example 12
         */
        assigned: number;
        /**
         * Of them seen in the last five minutes.
         * @example 9
         */
        online: number;
    } | null;
    /** For who may see loads (CARGUE_VER). */
    loads: {
        /**
         * Queued or processing.
         * @example 1
         */
        running: number;
        /**
         * Paused.
         * @example 1
         */
        paused: number;
        /**
         * Completed with records and with rejected rows that wait.
         * @example 2
         */
        withErrors: number;
        /**
         * Failed, or completed without one record.
         * @example 0
         */
        failed: number;
        /**
         * Records created or updated since midnight in the person's zone.
         * @example 12000
         */
        recordsToday: number;
        /**
         * Rows rejected since midnight.
         * @example 31
         */
        errorsToday: number;
        /** The last 14 days, oldest first. */
        byDay: {
            /**
             * Format: date
             * The day.
             * @example 2026-03-05
             */
            date: string;
            /**
             * Records created or updated.
             * @example 12000
             */
            records: number;
            /**
             * Rows rejected.
             * @example 31
             */
            errors: number;
        }[];
        /** The five loads touched last. */
        recent: RecentLoad[];
    } | null;
};

/** A load in one line. */
export type RecentLoad = {
    id: Id;
    /**
     * Its name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** What it came to; null before its end. */
    outcome: LoadOutcome | null;
    /**
     * Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * New records.
     * @example 9000
     */
    created: number;
    /**
     * Records that were there and changed.
     * @example 500
     */
    updated: number;
    /**
     * Records that were there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * Rows kept out by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Rows rejected.
     * @example 100
     */
    errors: number;
    createdAt: Instant;
};

/** The operations of specs/home/dashboard.yaml. */
export interface DashboardOperations {
  'dashboard.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Dashboard;
        };
    } } };
    failures: 401;
  };
}
/** Where they are, below the address of main. */
export interface DashboardPaths {
  '/dashboard': { get: DashboardOperations['dashboard.show'] };
}
