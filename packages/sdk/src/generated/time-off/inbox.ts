// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Translations } from '#generated/shared/catalogue.ts'

/** How much of a family waits. */
export type InboxCount = {
    family: InboxFamily;
    /**
     * How many wait.
     * @example 4
     */
    count: number;
    /**
     * How many of them should have been answered by now.
     * @example 1
     */
    overdue: number;
};

/**
 * The family whose operations decide on it.
 * @example vacationRequests
 */
export type InboxFamily = string;

/** Something that waits for a decision. */
export type InboxItem = {
    family: InboxFamily;
    id: Id;
    /**
     * Which version is decided on; null where the family has none.
     * @example 1
     */
    version: number | null;
    person: Person;
    askedBy: Person;
    askedAt: Instant;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * Its last day; null for no end.
     * @example 2026-08-09
     */
    endsOn: string | null;
    /**
     * What is asked for, as a word of the family.
     * @example annual
     */
    what: string;
    /**
     * What it is called, where that is data: the type of an absence, a permission; null where whoever asks may not know.
     * @example null
     */
    name: string | null;
    /** The name in other languages. */
    translations: Translations | null;
    /**
     * How many dates it has.
     * @example 7
     */
    days: number | null;
    /**
     * What was said when it was asked for.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Why it waits for somebody, as a word of the family, where a rule says so.
     * @example null
     */
    why: string | null;
    /**
     * Format: date-time
     * Until when it is to be answered; null where nothing says so.
     * @example 2026-08-18T00:00:00.000Z
     */
    dueAt: string | null;
    /** What happens then. */
    dueRule: InboxRule | null;
    /**
     * Whether it should have been answered by now.
     * @example false
     */
    isOverdue: boolean;
    /** The stage that it waits for; null where the family has none. */
    stage: InboxStage | null;
    /** Who else must agree afterwards. */
    nextStages: InboxStage[];
    /** In whose place whoever asks decides; null where it waits for themselves. */
    onBehalfOf: Person | null;
    /** What can be decided at once; anything else where it is opened. */
    acts: ("approve" | "reject")[];
};

/**
 * `silence_grants`: without an answer it is granted (ET art. 34.8); `expires`: without an answer it comes to nothing; `escalates`: HR may decide then; `answer_by`: the period of requests promises an answer; `begins`: the first day of what is asked for.
 * @example escalates
 * @enum {string}
 */
export type InboxRule = "silence_grants" | "expires" | "escalates" | "answer_by" | "begins";

/**
 * Who decides.
 * @example coordinator
 * @enum {string}
 */
export type InboxStage = "coordinator" | "hr";

/** How much waits. */
export type InboxSummary = {
    /**
     * In all.
     * @example 9
     */
    count: number;
    /**
     * How many should have been answered by now.
     * @example 1
     */
    overdue: number;
    /**
     * How many one decides on in the place of somebody else.
     * @example 2
     */
    delegated: number;
    /** By family, also those of which nothing waits now. */
    families: InboxCount[];
};

/** The operations of specs/time-off/inbox.yaml. */
export interface InboxOperations {
  'inbox.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of these families; one that is not in the inbox is `inclusion`. */
        family?: InboxFamily[];
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only of people in this employee group today. */
        groupId?: Id;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only what was asked for before this day. */
        askedBefore?: string;
        /** Only what should have been answered by now. */
        overdue?: boolean;
        /** Only what one decides on in the place of somebody else. */
        delegated?: boolean;
        /** Order. */
        sort?: "dueAt" | "-dueAt" | "askedAt" | "-askedAt" | "person" | "-person";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: InboxItem[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'inbox.summary': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: InboxSummary;
        };
    } } };
    failures: 401 | 403;
  };
}
/** Where they are, below the address of intranet. */
export interface InboxPaths {
  '/inbox': { get: InboxOperations['inbox.index'] };
  '/inbox/summary': { get: InboxOperations['inbox.summary'] };
}
