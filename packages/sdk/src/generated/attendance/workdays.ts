// Generated from specs/attendance/workdays.yaml by `pnpm codegen`. Never edited by hand.
import type { AgentState, BreakName, NamedThing } from '#generated/attendance/online-agents.ts'
import type { ClockEntry, ClockMode } from '#generated/attendance/clock-entries.ts'
import type { DayIncidentState } from '#generated/attendance/day-incidents.ts'
import type { HasTotals, Next } from '#generated/shared/paging.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { PlanSource, ShiftKind, ShiftSpan } from '#generated/attendance/shifts.ts'
import type { TimeLimits } from '#generated/attendance/time-rules.ts'

/** A time in one state as an agent. */
export type AgentSpan = {
    state: AgentState;
    skill: NamedThing | null;
    breakType: BreakName | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * Null while it lasts.
     */
    endedAt: string | null;
    /**
     * Who changed to it.
     * @example agent
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
};

/** A time of which clock and agent say two things. */
export type Contradiction = {
    /**
     * `before_in`, `after_out`: at work as an agent before having come in, or after having gone home; `clock_break`: in a break for the clock, at work as an agent; `agent_break`: at work for the clock, in a break as an agent.
     * @example after_out
     * @enum {string}
     */
    kind: "before_in" | "after_out" | "clock_break" | "agent_break";
    state: AgentState;
    startedAt: Instant;
    /**
     * Format: date-time
     * Null while it lasts.
     */
    endedAt: string | null;
};

/**
 * What time counts as.
 * @example effective
 * @enum {string}
 */
export type Counts = "effective" | "non_effective" | "unallocated";

/**
 * Something to look at: an entry or an exit is missing; by the time rules that hold: more effective work than a day has, too short since the day before, too long without a break, too little rest in fourteen days, too much of fifteen days by night, overtime of who works by night; a break longer than its type allows; a time that the clock of the server has not seen; where a shift is planned, the first entry too long after its beginning, or too much work outside of it.
 * @example missing_out
 * @enum {string}
 */
export type DayIncident = "missing_in" | "missing_out" | "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit" | "night_overtime" | "break_exceeded" | "unverified" | "late" | "outside_shift";

/**
 * Effective work.
 * @example 27600
 */
export type EffectiveSeconds = number;

/**
 * What became of an incident that the day has. `open`: nobody has justified it, or not well enough, and nobody has dismissed it; the others as dayIncidents has them.
 * @example open
 * @enum {string}
 */
export type FoundIncidentState = "open" | "justified" | "accepted" | "rejected" | "dismissed";

/** What became of an incident of a day. */
export type LookedAtState = {
    id: Id;
    kind: DayIncident;
    state: DayIncidentState;
};

/**
 * Breaks whose type is no effective work (FIC-5).
 * @example 1800
 */
export type NonEffectiveSeconds = number;

/**
 * From the first entry to the last exit, without what lies between two spans. The three parts below add up to it.
 * @example 29400
 */
export type PresenceSeconds = number;

/**
 * What is planned of the day: by its dated shift, by the pattern assigned, or else by the plain week of the contract in force; none on a holiday of its work center unless a dated shift says so, and less what approved vacation takes.
 * @example 480
 */
export type TheoreticalMinutes = number;

/** A time of vacation or absence. */
export type TimeOffSpan = {
    /**
     * Approved vacation, or an absence of any type.
     * @example absence
     * @enum {string}
     */
    kind: "vacation" | "absence";
    startedAt: Instant;
    endedAt: Instant;
};

/**
 * Time of which nobody can say what it counts as.
 * @example 0
 */
export type UnallocatedSeconds = number;

/** A day of one person. A night that began on it belongs to it (FIC-4). */
export type Workday = {
    /**
     * The person and the day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-05
     */
    id: string;
    person: Person;
    /**
     * Format: date
     * The day.
     * @example 2026-03-05
     */
    date: string;
    state: WorkdayState;
    /**
     * Format: date-time
     * The first entry.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * The last exit; null while at work, and where there was none.
     */
    endedAt: string | null;
    /**
     * IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /**
     * Effective work less what is planned; null while the day is not over.
     * @example -20
     */
    balanceMinutes: number | null;
    /** What was found of the day, whatever became of it. */
    incidents: DayIncident[];
    /** What became of those that somebody has looked at; all others are `open`. */
    incidentStates: LookedAtState[];
    /**
     * How much of what the day lacks the company has accepted as justified, and no more than it lacks. It is no effective time, and the balance stays what it is.
     * @example 0
     */
    justifiedMinutes: number;
    /**
     * The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * What stands in the place of work, all day or for a part of it: approved vacation, or an absence, of whatever kind.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
    /**
     * Where the person works on that day.
     * @example A Coruña
     */
    workCenter: string | null;
};

/** A day with everything behind it. */
export type WorkdayDetail = {
    workday: Workday;
    /** What is planned of the day; null where only the minutes of the contract are known. */
    plan: WorkdayPlan | null;
    /** Approved vacation and absences of the day as instants, in order and without overlaps; hours without a known start are left out. */
    timeOff: TimeOffSpan[];
    rules: WorkdayRules;
    /**
     * Whole minutes of the day that incidents of the company justify, as incidents.justifiedTime has them. No effective time comes of them either.
     * @example 0
     */
    outageMinutes: number;
    /**
     * Whether its month is locked: nothing of it is corrected, justified or decided on until the month is reopened.
     * @example false
     */
    isLocked: boolean;
    /** What the person was in as an agent, in order, without overlaps; what lies between two is offline. A state belongs to the day on which it began, in the night to that of the span. */
    states: AgentSpan[];
    /** Where clock and agent say two things for a minute at least, in order. */
    contradictions: Contradiction[];
    /** In order, without overlaps. */
    segments: WorkdaySegment[];
    /** What was recorded. */
    entries: ClockEntry[];
};

/** The shift of a day as instants. */
export type WorkdayPlan = {
    source: PlanSource;
    /** What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** When work is planned, in order; none on a day that is free. */
    spans: ShiftSpan[];
    /** Effective work outside of it, each of a minute at least; none while the day is no incident `outside_shift`. */
    outside: ShiftSpan[];
};

/** The time rules that hold for the person on the day. */
export type WorkdayRules = {
    id: Id;
    /**
     * What they are called.
     * @example Estatuto de los Trabajadores
     */
    name: string;
    limits: TimeLimits;
    /**
     * So long a break has to be to end a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
};

/** Time without a change. */
export type WorkdaySegment = {
    /**
     * What it is.
     * @example work
     * @enum {string}
     */
    kind: "work" | "break";
    startedAt: Instant;
    /**
     * Format: date-time
     * Null while it runs.
     */
    endedAt: string | null;
    breakType: BreakName | null;
    mode: ClockMode;
    counts: Counts;
};

/**
 * `open`: at work; `closed`: has gone home, or the exit is missing; `expected`: the contract asks for work today, and nothing was recorded yet; `missing`: it asked for work on a day that is over, and nothing was recorded; `free`: a holiday, a day without work or without a contract, one before people clocked in at the work center, or of somebody who has left. Today is that of the zone of the work center.
 * @example closed
 * @enum {string}
 */
export type WorkdayState = "open" | "closed" | "expected" | "missing" | "free";

/** Where this page stands, and what all the rows that match add up to. */
export type WorkdaysMeta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    hasTotals: HasTotals;
    /**
     * Rows in all; without totals those until the one behind this page.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Effective work of all of them.
     * @example 552000
     */
    effectiveSeconds: number;
    /**
     * What the contracts ask for on all of them.
     * @example 9600
     */
    theoreticalMinutes: number;
    /**
     * The balances of those that are over.
     * @example -40
     */
    balanceMinutes: number;
    /**
     * How many of them have an incident that nobody has justified or dismissed, or whose justification was rejected.
     * @example 2
     */
    incidents: number;
};

/** The operations of specs/attendance/workdays.yaml. */
export interface WorkdaysOperations {
  'workdays.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
        totals?: "always" | "soon";
        /** Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** From this day on. */
        from?: string;
        /** Until this day. */
        until?: string;
        /** Only days in this state. */
        state?: WorkdayState;
        /** Only days with this incident. */
        incident?: DayIncident;
        /** Only days with an incident in this state, of the kind `incident` where one is asked for. What was rejected is `rejected` and open as well. */
        incidentState?: FoundIncidentState;
        /** Only of people of this work center. */
        workCenterId?: Id;
        /** Only of people in this employee group. */
        groupId?: Id;
        /** Only of people of this coordinator. */
        coordinatorId?: Id;
        /** Only of people of this project. */
        projectId?: Id;
        /** Only of people who have this skill. */
        skillId?: Id;
        /** Order. */
        sort?: "-date" | "date" | "person" | "-person" | "balance" | "-balance";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Workday[];
            meta: WorkdaysMeta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'workdays.show': {
    parameters: { query?: {
        /** The day; today where one works, unless given. */
        date?: string;
    }; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: WorkdayDetail;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface WorkdaysPaths {
  '/workdays': { get: WorkdaysOperations['workdays.index'] };
  '/workdays/{id}': { get: WorkdaysOperations['workdays.show'] };
}
