// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import type { AgentState, BreakName, BreakTypeId, ChosenState } from '#generated/attendance/online-agents.ts'
import type { Id } from '#generated/shared/parameters.ts'

/** An available break type. */
export type BreakChoice = {
    id: Id;
    /**
     * Name.
     * @example Pausa visual (PVD)
     */
    name: string;
    /**
     * Whether a reason is required.
     * @example false
     */
    reasonRequired: boolean;
};

/** The agent state of the caller. */
export type OwnState = {
    /** Whether the person is an employee and therefore has a state. */
    isAgent: boolean;
    state: AgentState;
    breakType: BreakName | null;
    /**
     * Format: date-time
     * When the state began.
     */
    since: string | null;
    /** Reason given by the coordinator who changed it; null otherwise. */
    reason: string | null;
    /** Available break types, in their order and in the language of the person. */
    breakTypes: BreakChoice[];
};

/** The operations of specs/attendance/agent-state.yaml. */
export interface AgentStateOperations {
  'agentState.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OwnState;
        };
    } } };
    failures: 401;
  };
  'agentState.patch': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            state: ChosenState;
            breakTypeId?: BreakTypeId;
            reason?: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OwnState;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of main. */
export interface AgentStatePaths {
  '/agent-state': { get: AgentStateOperations['agentState.show']; patch: AgentStateOperations['agentState.patch'] };
}
