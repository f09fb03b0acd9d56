// Generated from specs/administration/maintenance.yaml by `pnpm codegen`. Never edited by hand.

/** The maintenance mode. */
export type Maintenance = {
    /**
     * Whether maintenance is active.
     * @example false
     */
    isOn: boolean;
    /**
     * Format: date-time
     * When it started.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * Seconds after which callers should retry.
     * @example 60
     */
    retryAfterSeconds: number;
};

/** Maintenance mode to set. */
export type MaintenanceInput = {
    /** Whether maintenance is active. */
    isOn: boolean;
    /**
     * Seconds after which callers should retry.
     * @default 60
     */
    retryAfterSeconds?: number;
};

/** `MaintenanceInput` as the server has it: with all defaults. */
export type MaintenanceInputFilled = {
    /** Whether maintenance is active. */
    isOn: boolean;
    /**
     * Seconds after which callers should retry.
     * @default 60
     */
    retryAfterSeconds: number;
};

/** The operations of specs/administration/maintenance.yaml. */
export interface MaintenanceOperations {
  'maintenance.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Maintenance;
        };
    } } };
    failures: 422;
  };
  'maintenance.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": MaintenanceInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: Maintenance;
        };
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": MaintenanceInputFilled;
    } };
  };
}
/** Where they are, below the address of main. */
export interface MaintenancePaths {
  '/maintenance': { get: MaintenanceOperations['maintenance.show']; put: MaintenanceOperations['maintenance.update'] };
}
