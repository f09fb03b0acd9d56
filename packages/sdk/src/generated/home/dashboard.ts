// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'
import type { LoadOutcome, LoadState } from '#generated/loads/loads.ts'

/** The dashboard. */
export type Dashboard = {
    /** The contact centre. */
    people: {
        /**
         * Number of employees.
         * @example 300
         */
        employees: number;
        /**
         * Number of people seen in the last five minutes.
         * @example 42
         */
        online: number;
    };
    /** For coordinators: the people assigned to them; null for others. */
    team: {
        /**
         * Number of people assigned.
         * @example 12
         */
        assigned: number;
        /**
         * Number of these seen in the last five minutes.
         * @example 9
         */
        online: number;
    } | null;
    /** For callers with CARGUE_VER: the loads; null for others. */
    loads: {
        /**
         * Number of loads queued or processing.
         * @example 1
         */
        running: number;
        /**
         * Number of loads paused.
         * @example 1
         */
        paused: number;
        /**
         * Number of loads completed with records and with rejected rows pending.
         * @example 2
         */
        withErrors: number;
        /**
         * Number of loads failed, or completed without any record.
         * @example 0
         */
        failed: number;
        /**
         * Records created or updated since midnight, in the time zone of the person.
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
             * Number of records created or updated.
             * @example 12000
             */
            records: number;
            /**
             * Number of rows rejected.
             * @example 31
             */
            errors: number;
        }[];
        /** The five loads changed last. */
        recent: RecentLoad[];
    } | null;
};

/** Summary of a load. */
export type RecentLoad = {
    id: Id;
    /**
     * Name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** Outcome; null until it ends. */
    outcome: LoadOutcome | null;
    /**
     * Number of records in the file.
     * @example 20000
     */
    total: number;
    /**
     * Number of records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * Number of new records.
     * @example 9000
     */
    created: number;
    /**
     * Number of existing records updated.
     * @example 500
     */
    updated: number;
    /**
     * Number of existing records left unchanged.
     * @example 100
     */
    unchanged: number;
    /**
     * Number of rows whose key already appears earlier in the file.
     * @example 300
     */
    duplicated: number;
    /**
     * Number of rows excluded by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * Number of rows rejected.
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
