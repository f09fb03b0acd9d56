// Generated from specs/attendance/workdays.yaml by `pnpm codegen`. Never edited by hand.
import type { AgentState, BreakName, NamedThing } from '#generated/attendance/online-agents.ts'
import type { ClockEntry, ClockMode } from '#generated/attendance/clock-entries.ts'
import type { DayIncidentState } from '#generated/attendance/day-incidents.ts'
import type { HasTotals, Next } from '#generated/shared/paging.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { PlanSource, ShiftKind, ShiftSpan } from '#generated/attendance/shifts.ts'
import type { TimeLimits } from '#generated/attendance/time-rules.ts'

/** A period in one agent state. */
export type AgentSpan = {
    state: AgentState;
    skill: NamedThing | null;
    breakType: BreakName | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * End; null while ongoing.
     */
    endedAt: string | null;
    /**
     * Who changed the state.
     * @example agent
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
};

/** A period in which clock and agent state contradict each other. */
export type Contradiction = {
    /**
     * `before_in`, `after_out`: agent at work before clocking in or after clocking out; `clock_break`: clock in a break, agent at work; `agent_break`: clock at work, agent in a break.
     * @example after_out
     * @enum {string}
     */
    kind: "before_in" | "after_out" | "clock_break" | "agent_break";
    state: AgentState;
    startedAt: Instant;
    /**
     * Format: date-time
     * End; null while ongoing.
     */
    endedAt: string | null;
};

/**
 * How the time counts.
 * @example effective
 * @enum {string}
 */
export type Counts = "effective" | "non_effective" | "unallocated";

/**
 * Incident to review: missing entry or exit; by the time rules in force: too much effective work in a day, too little rest since the day before, too long without a break, too little rest in fourteen days, too much night work over fifteen days, overtime of a night worker; a break longer than its type allows; a time not recorded by the server clock; with a planned shift: the first entry too late, or too much work outside the shift.
 * @example missing_out
 * @enum {string}
 */
export type DayIncident = "missing_in" | "missing_out" | "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit" | "night_overtime" | "break_exceeded" | "unverified" | "late" | "outside_shift";

/**
 * Effective work, in seconds.
 * @example 27600
 */
export type EffectiveSeconds = number;

/**
 * State of an incident of the day. `open`: neither dismissed nor justified, or its justification was rejected; the others as in dayIncidents.
 * @example open
 * @enum {string}
 */
export type FoundIncidentState = "open" | "justified" | "accepted" | "rejected" | "dismissed";

/** State of an incident of a day. */
export type LookedAtState = {
    id: Id;
    kind: DayIncident;
    state: DayIncidentState;
};

/**
 * Breaks whose type is not effective work, in seconds (FIC-5).
 * @example 1800
 */
export type NonEffectiveSeconds = number;

/**
 * Seconds from the first entry to the last exit, without gaps between spans. Sum of the effective, non-effective and unallocated seconds.
 * @example 29400
 */
export type PresenceSeconds = number;

/**
 * Planned minutes: of the dated shift, the assigned pattern, or the default week of the contract; 0 on a holiday of the work centre without a dated shift; reduced by approved vacation.
 * @example 480
 */
export type TheoreticalMinutes = number;

/** A period of vacation or absence. */
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
 * Time that cannot be classified, in seconds.
 * @example 0
 */
export type UnallocatedSeconds = number;

/** A working day of a person. A night shift belongs to the day on which it started (FIC-4). */
export type Workday = {
    /**
     * ID of the person and the day.
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
     * First entry.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * Last exit; null while at work and if it is missing.
     */
    endedAt: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /**
     * Effective work minus planned work, in minutes; null while the day has not ended.
     * @example -20
     */
    balanceMinutes: number | null;
    /** Incidents of the day, whatever their state. */
    incidents: DayIncident[];
    /** States of reviewed incidents; all others are `open`. */
    incidentStates: LookedAtState[];
    /**
     * Accepted justified minutes, at most those missing. They do not count as effective time and do not change the balance.
     * @example 0
     */
    justifiedMinutes: number;
    /**
     * Name of the holiday; null if none.
     * @example null
     */
    holiday: string | null;
    /**
     * Approved vacation or absence that replaces work, for all or part of the day; null if none.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
    /**
     * Work centre of the person on that day.
     * @example A Coruña
     */
    workCenter: string | null;
};

/** A working day with all its details. */
export type WorkdayDetail = {
    workday: Workday;
    /** Plan of the day; null if only the minutes of the contract are known. */
    plan: WorkdayPlan | null;
    /** Approved vacation and absences of the day as instants, in order and without overlaps; hours with an unknown start are omitted. */
    timeOff: TimeOffSpan[];
    rules: WorkdayRules;
    /**
     * Whole minutes justified by company incidents, as in incidents.justifiedTime. They do not count as effective time.
     * @example 0
     */
    outageMinutes: number;
    /**
     * Whether its month is locked: nothing can be corrected, justified or decided until the month is reopened.
     * @example false
     */
    isLocked: boolean;
    /** Agent states, in order, without overlaps; gaps are offline. A state belongs to the day on which it began; at night, to that of the span. */
    states: AgentSpan[];
    /** Contradictions between clock and agent state of at least one minute, in order. */
    contradictions: Contradiction[];
    /** Segments in order, without overlaps. */
    segments: WorkdaySegment[];
    /** Clock entries. */
    entries: ClockEntry[];
};

/** Shift of a day as instants. */
export type WorkdayPlan = {
    source: PlanSource;
    /** Kind of dated shift. */
    kind: ShiftKind | null;
    /** Planned work, in order; empty on a day off. */
    spans: ShiftSpan[];
    /** Effective work outside the shift, each of at least one minute; empty unless the day has the incident `outside_shift`. */
    outside: ShiftSpan[];
};

/** Time rules that apply to the person on the day. */
export type WorkdayRules = {
    id: Id;
    /**
     * Display name.
     * @example Estatuto de los Trabajadores
     */
    name: string;
    limits: TimeLimits;
    /**
     * Minimum minutes of a break that ends a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
};

/** A period without a change. */
export type WorkdaySegment = {
    /**
     * Kind of segment.
     * @example work
     * @enum {string}
     */
    kind: "work" | "break";
    startedAt: Instant;
    /**
     * Format: date-time
     * End; null while ongoing.
     */
    endedAt: string | null;
    breakType: BreakName | null;
    mode: ClockMode;
    counts: Counts;
};

/**
 * `open`: at work; `closed`: clocked out, or the exit is missing; `expected`: contracted work today and nothing recorded yet; `missing`: contracted work on a past day and nothing recorded; `free`: a holiday, a day without work or contract, before people clocked in at the work centre, or of a former employee. Today is in the time zone of the work centre.
 * @example closed
 * @enum {string}
 */
export type WorkdayState = "open" | "closed" | "expected" | "missing" | "free";

/** Pagination, with the totals of all matching rows. */
export type WorkdaysMeta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    hasTotals: HasTotals;
    /**
     * Total number of rows; without totals, the rows up to the one after this page.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * Effective work of all rows, in seconds.
     * @example 552000
     */
    effectiveSeconds: number;
    /**
     * Planned work of all rows, in minutes.
     * @example 9600
     */
    theoreticalMinutes: number;
    /**
     * Sum of the balances of ended days, in minutes.
     * @example -40
     */
    balanceMinutes: number;
    /**
     * Number of days with an incident that is neither justified nor dismissed, or whose justification was rejected.
     * @example 2
     */
    incidents: number;
};

/** The operations of specs/attendance/workdays.yaml. */
export interface WorkdaysOperations {
  'workdays.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** When the matching rows are counted and totalled: `always`, or only if it takes no time (`soon`), so that the first page of a long list does not wait. Later pages have the totals of the first page. */
        totals?: "always" | "soon";
        /** Search by part of the name, or by exact DNI for callers with EMPLEADOS_VER_DATOS_PERSONALES. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** First day. */
        from?: string;
        /** Last day (inclusive). */
        until?: string;
        /** Filter by state. */
        state?: WorkdayState;
        /** Filter by incident. */
        incident?: DayIncident;
        /** Filter by state of an incident, of the kind `incident` if given. Rejected incidents match both `rejected` and `open`. */
        incidentState?: FoundIncidentState;
        /** Filter by work centre. */
        workCenterId?: Id;
        /** Filter by employee group. */
        groupId?: Id;
        /** Filter by coordinator. */
        coordinatorId?: Id;
        /** Filter by project. */
        projectId?: Id;
        /** Filter by people who have this skill. */
        skillId?: Id;
        /** Sort order. */
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
        /** The day. Defaults to today in the time zone of the work centre. */
        date?: string;
    }; header?: never; path: {
        /** ID. */
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
