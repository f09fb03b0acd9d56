// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import type { AgentState, BreakName, BreakTypeId, ChosenState } from '#generated/attendance/online-agents.ts'
import type { Id } from '#generated/shared/parameters.ts'

/** A kind of break that can be chosen. */
export type BreakChoice = {
    id: Id;
    /**
     * Its name.
     * @example Pausa visual (PVD)
     */
    name: string;
    /**
     * Whether one has to say why.
     * @example false
     */
    reasonRequired: boolean;
};

/** One's own state. */
export type OwnState = {
    /** Whether the person is employed here and so has a state. */
    isAgent: boolean;
    state: AgentState;
    breakType: BreakName | null;
    /**
     * Format: date-time
     * When it began.
     */
    since: string | null;
    /** Why, when a coordinator changed it. */
    reason: string | null;
    /** The breaks to choose from, in their order and in the language of the person. */
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
