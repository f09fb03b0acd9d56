// Generated from specs/attendance/online-agents.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** Current adherence to the plan. */
export type Adherence = {
    state: AdherenceState;
    impact: Impact | null;
    /**
     * Format: date-time
     * Since when; null if unknown.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * Seconds out of adherence earlier today, without the current deviation.
     * @example 540
     */
    outSeconds: number;
    planned: Planned;
    doing: Doing;
};

/**
 * Whether the agent follows the plan; breaks that count as work are adherent while work is planned. `unscheduled`: not at work while no shift is planned, as in the gap of a split shift or on a day off; `no_plan`: no times are planned for the day.
 * @enum {string}
 */
export type AdherenceState = "in" | "out" | "unscheduled" | "no_plan";

/** States of an agent on a day. */
export type AgentDay = {
    agent: OnlineAgent;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Time zone of the day.
     * @example Europe/Madrid
     */
    timeZone: string;
    /** Intervals in order, without overlaps; gaps are offline. */
    intervals: Interval[];
    /** Seconds in each state, largest first. */
    totals: {
        state: AgentState;
        /**
         * Seconds in the state.
         * @example 5400
         */
        seconds: number;
    }[];
    adherence: DayAdherence | null;
};

/**
 * State of the agent. `no_signal`: the session is alive, but nothing was received for a minute; `offline`: no session, or none in which the agent went online.
 * @enum {string}
 */
export type AgentState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "no_signal" | "offline";

/** Pagination and counters. */
export type AgentsMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 100
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 42
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    asOf: Instant;
    /**
     * Format: date-time
     * Next time at which a state changes without an event (no signal, sign-out, limit exceeded or plan change); null if none.
     * @example 2026-03-05T10:00:35.000Z
     */
    changesAt: string | null;
    /** Agents by state, including states without agents. */
    states: {
        state: AgentState;
        /**
         * Number of agents in the state.
         * @example 12
         */
        count: number;
        /**
         * Number of these agents beyond the limit.
         * @example 1
         */
        over: number;
    }[];
    /** Agents by adherence, including values without agents. Without `state`, offline agents are counted. */
    adherences: {
        adherence: AdherenceState;
        /**
         * Number of agents.
         * @example 12
         */
        count: number;
        /**
         * Number of these agents with negative impact.
         * @example 2
         */
        negative: number;
    }[];
    /** Agents by skill. */
    skills: Counter[];
    /** Agents by project. */
    campaigns: Counter[];
    /** Agents by coordinator. */
    coordinators: Counter[];
};

/** A break type and its name. */
export type BreakName = {
    id: Id;
    /**
     * Name.
     * @example Pausa visual (PVD)
     */
    name: string;
};

/**
 * Format: uuid
 * With `break`: the break type.
 */
export type BreakTypeId = string | null;

/**
 * A state that can be chosen.
 * @enum {string}
 */
export type ChosenState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "offline";

/** Number of agents in a group. */
export type Counter = {
    id: Id;
    /**
     * Name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * Number of agents who are not offline.
     * @example 12
     */
    count: number;
};

/** Adherence to the plan of a day so far. `adherence` = `adherentSeconds` / `plannedSeconds`, `conformance` = `workedSeconds` / `plannedWorkSeconds`. */
export type DayAdherence = {
    /**
     * Seconds planned so far, including planned breaks.
     * @example 14400
     */
    plannedSeconds: number;
    /**
     * Seconds of the planned time in which the planned activity was done.
     * @example 13680
     */
    adherentSeconds: number;
    /**
     * Seconds of work planned so far.
     * @example 12600
     */
    plannedWorkSeconds: number;
    /**
     * Seconds worked so far, within and beyond the plan, including breaks that are planned as work: those that count as work, and all breaks of a shift without planned breaks.
     * @example 12900
     */
    workedSeconds: number;
    /**
     * Adherence ratio; null while nothing was planned.
     * @example 0.95
     */
    adherence: number | null;
    /**
     * Conformance ratio, which can exceed 1; null while no work was planned.
     * @example 1.02
     */
    conformance: number | null;
    /** Planned work of the day, including the future. */
    plannedWork: PlannedRange[];
    /** Planned breaks. */
    plannedBreaks: PlannedRange[];
    /** Actual work. */
    work: PlannedRange[];
    /** Actual breaks. */
    rest: PlannedRange[];
    /** Periods out of adherence, in order. */
    deviations: Deviation[];
};

/** A period in which the activity differed from the plan. */
export type Deviation = {
    startedAt: Instant;
    endedAt: Instant;
    planned: Planned;
    doing: Doing;
};

/**
 * Actual activity, by the agent state, or by the clock if there is none.
 * @enum {string}
 */
export type Doing = "work" | "break" | "away";

/**
 * Effect of being out of adherence. `negative`: planned work is not done; `positive`: working beyond the plan while the skill has fewer people than planned; `neutral`: anything else.
 * @enum {string}
 */
export type Impact = "positive" | "negative" | "neutral";

/** A period in one state, limited to the day. */
export type Interval = {
    id: Id;
    state: AgentState;
    breakType: BreakName | null;
    skill: NamedThing | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * End; null while ongoing.
     */
    endedAt: string | null;
    /**
     * Duration in seconds so far.
     * @example 600
     */
    seconds: number;
    /**
     * Who changed the state.
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
    changedBy: Person | null;
    /** Reason, for breaks that require one or for changes by somebody else; null otherwise. */
    reason: string | null;
};

/** A skill or a project. */
export type NamedThing = {
    id: Id;
    /**
     * Name.
     * @example Ventas Telenova
     */
    name: string;
};

/** An agent and their current state. */
export type OnlineAgent = {
    id: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Employee code.
     * @example CA00017
     */
    code: string;
    state: AgentState;
    /** Break type; null if not in a break. */
    breakType: {
        id: Id;
        /**
         * Name.
         * @example Pausa visual (PVD)
         */
        name: string;
    } | null;
    /**
     * Format: date-time
     * When the state began, by the server clock; null if they were never online.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * Maximum duration of the state in seconds before it needs attention; null for no limit.
     * @example 300
     */
    limitSeconds: number | null;
    /** Skill they currently work on; null if none. */
    skill: {
        id: Id;
        /**
         * Name.
         * @example Ventas Telenova
         */
        name: string;
    } | null;
    /** The project; null if none. */
    campaign: {
        id: Id;
        /**
         * Name.
         * @example Telenova Fibra
         */
        name: string;
    } | null;
    /** Their coordinator; null if none. */
    coordinator: {
        id: Id;
        /**
         * Display name.
         * @example Lucía Núñez Peña
         */
        displayName: string;
    } | null;
    /**
     * Their work centre, also when they work from home.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Device of the session.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * Current place of work, as given when clocking in; null if they have not.
     * @example remote
     * @enum {string|null}
     */
    mode: "on_site" | "remote" | null;
    adherence: Adherence;
};

/**
 * Planned activity: work, a break or nothing.
 * @enum {string}
 */
export type Planned = "work" | "break" | "off";

/** A range between two instants. */
export type PlannedRange = {
    startedAt: Instant;
    endedAt: Instant;
};

/**
 * Reason, shown to the agent.
 * @example La incidencia está resuelta
 */
export type Reason = string;

/** The operations of specs/attendance/online-agents.yaml. */
export interface OnlineAgentsOperations {
  'onlineAgents.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page; enough for a wallboard to show all agents. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by state. */
        state?: AgentState[];
        /** Filter by adherence. Without `state` this includes offline agents, because missing people are offline. */
        adherence?: AdherenceState[];
        /** Filter by current skill. */
        skillId?: string;
        /** Filter by project. */
        campaignId?: string;
        /** Filter by coordinator. */
        coordinatorId?: string;
        /** Sort order. `attention` puts agents beyond the limit of their state first, those beyond it longest at the top. */
        sort?: "attention" | "name" | "-name" | "since" | "-since";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: OnlineAgent[];
            meta: AgentsMeta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'onlineAgents.show': {
    parameters: { query?: {
        /** The day. Defaults to today. */
        date?: string;
    }; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: AgentDay;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
  'onlineAgents.patch': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            state: ChosenState;
            breakTypeId?: BreakTypeId;
            reason: Reason;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OnlineAgent;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'onlineAgents.stop': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            reason: Reason;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: OnlineAgent;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'onlineAgents.message': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": {
            text: string;
        };
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface OnlineAgentsPaths {
  '/online-agents': { get: OnlineAgentsOperations['onlineAgents.index'] };
  '/online-agents/{id}': { get: OnlineAgentsOperations['onlineAgents.show']; patch: OnlineAgentsOperations['onlineAgents.patch'] };
  '/online-agents/{id}/stop': { post: OnlineAgentsOperations['onlineAgents.stop'] };
  '/online-agents/{id}/message': { post: OnlineAgentsOperations['onlineAgents.message'] };
}
