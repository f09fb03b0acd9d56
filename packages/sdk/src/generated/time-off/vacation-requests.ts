// Generated from specs/time-off/vacation-requests.yaml by `pnpm codegen`. Never edited by hand.
import type { CountedDay, SpentBucket, VacationPreview } from '#generated/time-off/vacation-preview.ts'
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { OperationsStatus } from '#generated/time-off/vacation-outcomes.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/**
 * Who decides.
 * @example coordinator
 * @enum {string}
 */
export type ApprovalStage = "coordinator" | "hr";

/**
 * Which part of the day.
 * @example day
 * @enum {string}
 */
export type DayPart = "day" | "morning" | "afternoon" | "hours";

/**
 * What counts. Of natural and working days there are two units a day, so that a half day is whole; of hours a unit is a minute.
 * @example natural
 * @enum {string}
 */
export type LeaveUnit = "natural" | "working" | "hours";

/** One vacation request. */
export type OneVacationRequestDetail = {
    data: VacationRequestDetail;
};

/**
 * A state to look for. `cancellation_requested` is told apart: `end_requested` is where the request is to end early (`lastDay`), and `cancellation_requested` where it is to be cancelled as a whole.
 * @example end_requested
 * @enum {string}
 */
export type SearchedVacationState = "draft" | "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "rejected" | "expired" | "withdrawn" | "cancellation_requested" | "end_requested" | "cancelled" | "cancelled_by_company";

/** A state that a request has had. */
export type VacationAct = {
    /** Person on whose behalf it was done; null if none. */
    onBehalfOf: Person | null;
    state: VacationState;
    at: Instant;
    by: Person;
    /** For which stage it was decided; null where it was not decided on. */
    stage: ApprovalStage | null;
    /**
     * What was said.
     * @example null
     */
    comment: string | null;
    /**
     * Format: date
     * The last day that is taken, where it was asked to end early or was ended so.
     * @example null
     */
    lastDay: string | null;
};

/** Which version of the request is meant. */
export type VacationActInput = {
    version: SeenVersion;
    /**
     * What there is to say.
     * @example null
     */
    comment?: string | null;
};

/** A day that is asked for. */
export type VacationDayInput = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    part?: DayPart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
};

/** Result of one item. */
export type VacationDecisionResult = {
    id: Id;
    /** Resulting state; null if the change was refused. */
    state: VacationState | null;
    /** Why it was refused; null if it was not. */
    errors: ErrorsByField | null;
};

/** What is decided on which requests. */
export type VacationDecisionsInput = {
    /**
     * The decision.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** Which. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * Reason; required when rejecting.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether the decision takes effect after six seconds, until when it can be withdrawn.
     * @example false
     */
    hold?: boolean;
};

/** Which version of the request is meant, until when it is taken, and why. */
export type VacationEndInput = {
    version: SeenVersion;
    /**
     * Format: date
     * The last day that is taken.
     * @example 2026-08-05
     */
    lastDay: string;
    /**
     * Reason, shown to the other party.
     * @example Vuelvo antes por la nueva campaña
     */
    comment: string;
};

/**
 * Of which bucket: the vacation of the year, or the loose working days of an agreement.
 * @example annual
 * @enum {string}
 */
export type VacationKind = "annual" | "loose";

/** What is to be counted. */
export type VacationPreviewInput = {
    /**
     * Format: uuid
     * Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * Format: uuid
     * The draft that it is of, if any.
     * @example null
     */
    requestId?: string | null;
};

/** Which version of the request is meant, and why. */
export type VacationReasonInput = {
    version: SeenVersion;
    /**
     * Reason, shown to the other party.
     * @example Ese día ya faltan dos personas del equipo
     */
    comment: string;
};

/** A vacation request. */
export type VacationRequest = {
    id: Id;
    person: Person;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * What it spends, in units.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * Last day.
     * @example 2026-08-09
     */
    endsOn: string;
    /**
     * How many dates it has, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * What whoever decides should know.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Whether the person agreed to a shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * Whether it was asked for with less notice than the policy has (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When HR may decide in the place of who coordinates; null where nobody does.
     * @example null
     */
    escalatesAt: string | null;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    /**
     * Whether it awaits a decision by the caller.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether whoever asks may change it: their draft, or their request of a vacation plan that waits.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether whoever asks may take it back.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * Whether whoever asks may ask for its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * Whether whoever asks may cancel it for the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * The last day that is to be taken where it was asked to end early, which waits as `cancellation_requested`; null of any other.
     * @example null
     */
    lastDay: string | null;
    /**
     * Whether whoever asks may ask to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * Whether whoever asks may end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * Whether it is in the archive.
     * @example false
     */
    isArchived: boolean;
    /**
     * Whether whoever asks may put it into the archive, or bring it back from there.
     * @example false
     */
    canArchive: boolean;
    /** How it stands in the vacation plan it was judged by; null without one. */
    operations: OperationsStatus | null;
};

/** A vacation request with its days and its history. */
export type VacationRequestDetail = {
    id: Id;
    person: Person;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * What it spends, in units.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * Last day.
     * @example 2026-08-09
     */
    endsOn: string;
    /**
     * How many dates it has, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * What whoever decides should know.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Whether the person agreed to a shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * Whether it was asked for with less notice than the policy has (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When HR may decide in the place of who coordinates; null where nobody does.
     * @example null
     */
    escalatesAt: string | null;
    /**
     * Version number, incremented with every change.
     * @example 1
     */
    version: number;
    /**
     * Whether it awaits a decision by the caller.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether whoever asks may change it: their draft, or their request of a vacation plan that waits.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether whoever asks may take it back.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * Whether whoever asks may ask for its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * Whether whoever asks may cancel it for the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * The last day that is to be taken where it was asked to end early, which waits as `cancellation_requested`; null of any other.
     * @example null
     */
    lastDay: string | null;
    /**
     * Whether whoever asks may ask to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * Whether whoever asks may end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * Whether it is in the archive.
     * @example false
     */
    isArchived: boolean;
    /**
     * Whether whoever asks may put it into the archive, or bring it back from there.
     * @example false
     */
    canArchive: boolean;
    /** How it stands in the vacation plan it was judged by; null without one. */
    operations: OperationsStatus | null;
    /** Its days, in order. */
    days: CountedDay[];
    /** The buckets it spends, the one that ends first before the others. */
    spends: SpentBucket[];
    /** Each state it has had, in order. */
    history: VacationAct[];
};

/** What is asked for. */
export type VacationRequestInput = {
    /**
     * Format: uuid
     * Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * What whoever decides should know.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * Whether the person agrees to dates that are nearer than the notice of the policy (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * Whether it is only kept, and not asked for yet.
     * @example false
     */
    draft?: boolean;
};

/** What the draft says. */
export type VacationRequestUpdate = {
    /**
     * Format: uuid
     * Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * What whoever decides should know.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * Whether the person agrees to dates that are nearer than the notice of the policy (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * Whether it is only kept, and not asked for yet.
     * @example false
     */
    draft?: boolean;
    version: SeenVersion;
};

/**
 * `preapproved`: one stage has agreed and another has not; `waiting`: on the waiting list of a vacation plan; `expired`: no place fell free in time, or an offer was not taken; `enjoyed`: approved, and its last day is over.
 * @example pending
 * @enum {string}
 */
export type VacationState = "draft" | "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "rejected" | "expired" | "withdrawn" | "cancellation_requested" | "cancelled" | "cancelled_by_company";

/** The operations of specs/time-off/vacation-requests.yaml. */
export interface VacationRequestsOperations {
  'vacationRequests.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by person. */
        employeeId?: Id;
        /** Return only rows with a day on or after this date. */
        initialDate?: string;
        /** Return only rows with a day on or before this date. */
        endDate?: string;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state of the request. */
        selectedState?: SearchedVacationState[];
        /** `1`: rows that are not archived; `0`: archived rows. */
        active?: 0 | 1;
        /** Filter by the team of this coordinator. */
        coordinatorId?: Id;
        /** Filter by people assigned to this project. */
        projectId?: Id;
        /** Filter by kind. */
        kind?: VacationKind;
        /** Return only those that await a decision by the caller. */
        waiting?: boolean;
        /** Sort order. */
        sort?: "-createdAt" | "createdAt" | "startsOn" | "-startsOn" | "person" | "-person" | "units" | "-units";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: VacationRequest[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'vacationRequests.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationRequestInput;
    } };
    responses: { 201: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'vacationRequests.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": VacationPreviewInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: VacationPreview;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'vacationRequests.decide': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": VacationDecisionsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: VacationDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'vacationRequests.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'vacationRequests.update': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationRequestUpdate;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.approve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.reject': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationReasonInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.withdraw': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationReasonInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.cancelByCompany': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationReasonInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.endEarly': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationEndInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.endEarlyByCompany': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationEndInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.archive': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.restore': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": VacationActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneVacationRequestDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'vacationRequests.release': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": OperationsReleaseInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: VacationDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface VacationRequestsPaths {
  '/vacation-requests': { get: VacationRequestsOperations['vacationRequests.index']; post: VacationRequestsOperations['vacationRequests.create'] };
  '/vacation-requests/preview': { post: VacationRequestsOperations['vacationRequests.preview'] };
  '/vacation-requests/decide': { post: VacationRequestsOperations['vacationRequests.decide'] };
  '/vacation-requests/{id}': { get: VacationRequestsOperations['vacationRequests.show']; put: VacationRequestsOperations['vacationRequests.update'] };
  '/vacation-requests/{id}/approve': { post: VacationRequestsOperations['vacationRequests.approve'] };
  '/vacation-requests/{id}/reject': { post: VacationRequestsOperations['vacationRequests.reject'] };
  '/vacation-requests/{id}/withdraw': { post: VacationRequestsOperations['vacationRequests.withdraw'] };
  '/vacation-requests/{id}/cancel': { post: VacationRequestsOperations['vacationRequests.cancel'] };
  '/vacation-requests/{id}/cancel-by-company': { post: VacationRequestsOperations['vacationRequests.cancelByCompany'] };
  '/vacation-requests/{id}/end-early': { post: VacationRequestsOperations['vacationRequests.endEarly'] };
  '/vacation-requests/{id}/end-early-by-company': { post: VacationRequestsOperations['vacationRequests.endEarlyByCompany'] };
  '/vacation-requests/{id}/archive': { post: VacationRequestsOperations['vacationRequests.archive'] };
  '/vacation-requests/{id}/restore': { post: VacationRequestsOperations['vacationRequests.restore'] };
  '/vacation-requests/release': { post: VacationRequestsOperations['vacationRequests.release'] };
}
