// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { Translations } from '#generated/shared/catalogue.ts'

/** Number of items of a family. */
export type InboxCount = {
    family: InboxFamily;
    /**
     * Number of items.
     * @example 4
     */
    count: number;
    /**
     * Number of items past their deadline.
     * @example 1
     */
    overdue: number;
};

/**
 * Family whose operations decide on it.
 * @example vacationRequests
 */
export type InboxFamily = string;

/** An item that awaits a decision. */
export type InboxItem = {
    family: InboxFamily;
    id: Id;
    /**
     * Version to decide on; null if the family has no versions.
     * @example 1
     */
    version: number | null;
    person: Person;
    askedBy: Person;
    askedAt: Instant;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example 2026-08-09
     */
    endsOn: string | null;
    /**
     * What is requested, as an enum value of the family.
     * @example annual
     */
    what: string;
    /**
     * Name of what is requested, such as the absence type or the permission; null if there is none or the caller may not know it.
     * @example null
     */
    name: string | null;
    /** Name in other languages. */
    translations: Translations | null;
    /**
     * Number of dates.
     * @example 7
     */
    days: number | null;
    /**
     * Comment of the requester.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Reason why a decision is needed, as an enum value of the family; null if no rule gives one.
     * @example null
     */
    why: string | null;
    /**
     * Format: date-time
     * Deadline for the answer; null if none.
     * @example 2026-08-18T00:00:00.000Z
     */
    dueAt: string | null;
    /** What happens at the deadline. */
    dueRule: InboxRule | null;
    /**
     * Whether the deadline has passed.
     * @example false
     */
    isOverdue: boolean;
    /** Pending approval stage; null if the family has none. */
    stage: InboxStage | null;
    /** Approval stages that follow. */
    nextStages: InboxStage[];
    /** Person on whose behalf the caller decides; null if it awaits the caller. */
    onBehalfOf: Person | null;
    /** Decisions that are possible without opening the item. */
    acts: ("approve" | "reject")[];
};

/**
 * `silence_grants`: granted if not answered (ET art. 34.8); `expires`: expires if not answered; `escalates`: HR can decide from then on; `answer_by`: answer deadline of the request period; `begins`: the first requested day.
 * @example escalates
 * @enum {string}
 */
export type InboxRule = "silence_grants" | "expires" | "escalates" | "answer_by" | "begins";

/**
 * Approval stage.
 * @example coordinator
 * @enum {string}
 */
export type InboxStage = "coordinator" | "hr";

/** Number of items in the inbox. */
export type InboxSummary = {
    /**
     * Total number of items.
     * @example 9
     */
    count: number;
    /**
     * Number of items past their deadline.
     * @example 1
     */
    overdue: number;
    /**
     * Number of items decided on behalf of somebody else.
     * @example 2
     */
    delegated: number;
    /** Counts by family, including families without items. */
    families: InboxCount[];
};

/** The operations of specs/time-off/inbox.yaml. */
export interface InboxOperations {
  'inbox.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by family; an unknown family is `inclusion`. */
        family?: InboxFamily[];
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by current members of this employee group. */
        groupId?: Id;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Return only items requested before this day. */
        askedBefore?: string;
        /** Return only items past their deadline. */
        overdue?: boolean;
        /** Return only items decided on behalf of somebody else. */
        delegated?: boolean;
        /** Sort order. */
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
