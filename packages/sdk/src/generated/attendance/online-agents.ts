// Generated from specs/attendance/online-agents.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Next } from '#generated/shared/paging.ts'

/** How somebody keeps to the plan now. */
export type Adherence = {
    state: AdherenceState;
    impact: Impact | null;
    /**
     * Format: date-time
     * Since when; null where nothing says.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * Out of adherence today, before that: the time since then is not in it.
     * @example 540
     */
    outSeconds: number;
    planned: Planned;
    doing: Doing;
};

/**
 * Whether what is done is what is planned; a break that counts as work is, while work is planned. `unscheduled`: not at work while no shift is planned, as in the gap of a split shift or on a free day. `no_plan`: the times of the day are not planned.
 * @enum {string}
 */
export type AdherenceState = "in" | "out" | "unscheduled" | "no_plan";

/** What an agent did on one day. */
export type AgentDay = {
    agent: OnlineAgent;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    /**
     * The zone in which it is that day.
     * @example Europe/Madrid
     */
    timeZone: string;
    /** In order, without overlaps; what lies between two is offline. */
    intervals: Interval[];
    /** Seconds in each state, the most first. */
    totals: {
        state: AgentState;
        /**
         * Seconds of the day.
         * @example 5400
         */
        seconds: number;
    }[];
    adherence: DayAdherence | null;
};

/**
 * What an agent does. `no_signal`: the session lives, but nothing was heard for a minute. `offline`: no session, or none in which the agent went online.
 * @enum {string}
 */
export type AgentState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "no_signal" | "offline";

/** Where this page stands in the whole list, and the counters. */
export type AgentsMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 100
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 42
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    asOf: Instant;
    /**
     * Format: date-time
     * When somebody falls silent, is signed out, passes a limit or has something else planned unless something happens before: of that no event tells. Null for never.
     * @example 2026-03-05T10:00:35.000Z
     */
    changesAt: string | null;
    /** The agents by state; every state is there. */
    states: {
        state: AgentState;
        /**
         * Agents in it.
         * @example 12
         */
        count: number;
        /**
         * Of them over the limit.
         * @example 1
         */
        over: number;
    }[];
    /** The agents by adherence; every state of it is there. Without `state` who is offline is counted. */
    adherences: {
        adherence: AdherenceState;
        /**
         * Agents in it.
         * @example 12
         */
        count: number;
        /**
         * Of them those whom the work misses.
         * @example 2
         */
        negative: number;
    }[];
    /** The agents by skill. */
    skills: Counter[];
    /** The agents by project. */
    campaigns: Counter[];
    /** The agents by coordinator. */
    coordinators: Counter[];
};

/** What a kind of break is called. */
export type BreakName = {
    id: Id;
    /**
     * Its name.
     * @example Pausa visual (PVD)
     */
    name: string;
};

/**
 * Format: uuid
 * With `break`: which one.
 */
export type BreakTypeId = string | null;

/**
 * A state that somebody can choose.
 * @enum {string}
 */
export type ChosenState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "offline";

/** How many agents there are of a kind. */
export type Counter = {
    id: Id;
    /**
     * Its name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * Agents who are not offline.
     * @example 12
     */
    count: number;
};

/** How the plan of a day was kept so far. `adherence` is `adherentSeconds` by `plannedSeconds`, `conformance` is `workedSeconds` by `plannedWorkSeconds`. */
export type DayAdherence = {
    /**
     * Planned so far, with the planned breaks.
     * @example 14400
     */
    plannedSeconds: number;
    /**
     * Of these the time in which the planned thing was done.
     * @example 13680
     */
    adherentSeconds: number;
    /**
     * Work planned so far.
     * @example 12600
     */
    plannedWorkSeconds: number;
    /**
     * Worked so far, within the plan and beyond it, with the breaks that are as planned as work: those that count as work, and all of a shift for which none are planned.
     * @example 12900
     */
    workedSeconds: number;
    /**
     * The share of adherence; null while nothing was planned.
     * @example 0.95
     */
    adherence: number | null;
    /**
     * The share of conformance, which may exceed 1; null while no work was planned.
     * @example 1.02
     */
    conformance: number | null;
    /** When work is planned on the day, also what is to come. */
    plannedWork: PlannedRange[];
    /** When breaks are planned. */
    plannedBreaks: PlannedRange[];
    /** When work was done. */
    work: PlannedRange[];
    /** When breaks were taken. */
    rest: PlannedRange[];
    /** The times out of adherence, in order. */
    deviations: Deviation[];
};

/** A time at which something else was done than was planned. */
export type Deviation = {
    startedAt: Instant;
    endedAt: Instant;
    planned: Planned;
    doing: Doing;
};

/**
 * What is done, by the state as an agent, and while there is none by the clock.
 * @enum {string}
 */
export type Doing = "work" | "break" | "away";

/**
 * What it means to be out of adherence. `negative`: work is planned and not done. `positive`: somebody works beyond the plan while fewer people work at their skill than are planned to. `neutral`: anything else.
 * @enum {string}
 */
export type Impact = "positive" | "negative" | "neutral";

/** A time spent in one state, as far as it lies in the day. */
export type Interval = {
    id: Id;
    state: AgentState;
    breakType: BreakName | null;
    skill: NamedThing | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * Null while it lasts.
     */
    endedAt: string | null;
    /**
     * How long so far.
     * @example 600
     */
    seconds: number;
    /**
     * Who changed to it.
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
    changedBy: Person | null;
    /** Why: of a break that asks for a reason, or when somebody else changed it. */
    reason: string | null;
};

/** A skill or a project. */
export type NamedThing = {
    id: Id;
    /**
     * Its name.
     * @example Ventas Telenova
     */
    name: string;
};

/** An agent and what they do now. */
export type OnlineAgent = {
    id: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The number in the company.
     * @example CA00017
     */
    code: string;
    state: AgentState;
    /** In a break: which one. */
    breakType: {
        id: Id;
        /**
         * Its name.
         * @example Pausa visual (PVD)
         */
        name: string;
    } | null;
    /**
     * Format: date-time
     * When the state began, by the clock of the server; null for who was never online.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * How long the state may last before it needs attention; null for no limit.
     * @example 300
     */
    limitSeconds: number | null;
    /** The skill they work on, if any. */
    skill: {
        id: Id;
        /**
         * Its name.
         * @example Ventas Telenova
         */
        name: string;
    } | null;
    /** Its project. */
    campaign: {
        id: Id;
        /**
         * Its name.
         * @example Telenova Fibra
         */
        name: string;
    } | null;
    /** Who leads them, if anybody. */
    coordinator: {
        id: Id;
        /**
         * The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
    } | null;
    /**
     * Where they work, also from home.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * What the session is open on.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * Where they work now, as they came in; null for who has not.
     * @example remote
     * @enum {string|null}
     */
    mode: "on_site" | "remote" | null;
    adherence: Adherence;
};

/**
 * What is planned: work, a break, or nothing.
 * @enum {string}
 */
export type Planned = "work" | "break" | "off";

/** From one instant to another. */
export type PlannedRange = {
    startedAt: Instant;
    endedAt: Instant;
};

/**
 * Why. The agent reads it.
 * @example La incidencia está resuelta
 */
export type Reason = string;

/** The operations of specs/attendance/online-agents.yaml. */
export interface OnlineAgentsOperations {
  'onlineAgents.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page: a board shows them all. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only these states. */
        state?: AgentState[];
        /** Only who keeps to the plan like this. Without `state` who is offline is among them: who is missing is offline. */
        adherence?: AdherenceState[];
        /** Only who works on this skill. */
        skillId?: string;
        /** Only who works for this project. */
        campaignId?: string;
        /** Only the people of this coordinator. */
        coordinatorId?: string;
        /** Order. `attention` puts who is over the limit of the state first, and of those who is over it the longest. */
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
        /** The day; today unless given. */
        date?: string;
    }; header?: never; path: {
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
