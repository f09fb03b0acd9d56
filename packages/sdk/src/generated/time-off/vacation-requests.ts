// Generated from specs/time-off/vacation-requests.yaml by `pnpm codegen`. Never edited by hand.
import type { CountedDay, SpentBucket, VacationPreview } from '#generated/time-off/vacation-preview.ts'
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { OperationsStatus } from '#generated/time-off/vacation-outcomes.ts'
import type { SeenVersion } from '#generated/shared/catalogue.ts'

/**
 * Approval stage.
 * @example coordinator
 * @enum {string}
 */
export type ApprovalStage = "coordinator" | "hr";

/**
 * Part of the day.
 * @example day
 * @enum {string}
 */
export type DayPart = "day" | "morning" | "afternoon" | "hours";

/**
 * Unit of counting. Calendar and working days count two units each, so that half days are whole numbers; hours count one unit per minute.
 * @example natural
 * @enum {string}
 */
export type LeaveUnit = "natural" | "working" | "hours";

/** A single vacation request. */
export type OneVacationRequestDetail = {
    data: VacationRequestDetail;
};

/**
 * State filter. `cancellation_requested` is divided: `end_requested` for requests to end early (with `lastDay`), and `cancellation_requested` for requests to cancel completely.
 * @example end_requested
 * @enum {string}
 */
export type SearchedVacationState = "draft" | "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "rejected" | "expired" | "withdrawn" | "cancellation_requested" | "end_requested" | "cancelled" | "cancelled_by_company";

/** A state change of a request. */
export type VacationAct = {
    /** Person on whose behalf it was done; null if none. */
    onBehalfOf: Person | null;
    state: VacationState;
    at: Instant;
    by: Person;
    /** Approval stage of the decision; null if it was no decision. */
    stage: ApprovalStage | null;
    /**
     * Comment; null if none was given.
     * @example null
     */
    comment: string | null;
    /**
     * Format: date
     * Last day taken, if an early end was requested or made; null otherwise.
     * @example null
     */
    lastDay: string | null;
};

/** The version that was read. */
export type VacationActInput = {
    version: SeenVersion;
    /**
     * Comment.
     * @example null
     */
    comment?: string | null;
};

/** A requested day. */
export type VacationDayInput = {
    /**
     * Format: date
     * The day.
     * @example 2026-08-03
     */
    date: string;
    part?: DayPart;
    /**
     * Duration in minutes; only with `hours`.
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

/** A decision on several requests. */
export type VacationDecisionsInput = {
    /**
     * The decision.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** The requests. */
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

/** The version that was read, the last day to take, and a reason. */
export type VacationEndInput = {
    version: SeenVersion;
    /**
     * Format: date
     * Last day to take.
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
 * Kind of bucket: annual vacation, or the loose working days of an agreement.
 * @example annual
 * @enum {string}
 */
export type VacationKind = "annual" | "loose";

/** A request to preview. */
export type VacationPreviewInput = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** All its days, whether or not they count. */
    days: VacationDayInput[];
    /**
     * Format: uuid
     * The draft it belongs to; null if none.
     * @example null
     */
    requestId?: string | null;
};

/** The version that was read, and a reason. */
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
     * Units used.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** Pending approval stage; null if none. */
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
     * Number of dates, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * Comment for the approver.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Whether the person agreed to shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * Whether the notice was shorter than the policy requires (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When HR can decide instead of the coordinator; null if never.
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
     * Whether the caller can update it: their draft, or their pending request of a vacation plan.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether the caller can withdraw it.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * Whether the caller can request its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * Whether the caller can cancel it on behalf of the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * Last day to take, if an early end was requested, which awaits a decision as `cancellation_requested`; null otherwise.
     * @example null
     */
    lastDay: string | null;
    /**
     * Whether the caller can request to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * Whether the caller can end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * Whether it is archived.
     * @example false
     */
    isArchived: boolean;
    /**
     * Whether the caller can archive it or restore it from the archive.
     * @example false
     */
    canArchive: boolean;
    /** Status in the vacation plan that evaluated it; null if none. */
    operations: OperationsStatus | null;
};

/** A vacation request with its days and history. */
export type VacationRequestDetail = {
    id: Id;
    person: Person;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * Units used.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** Pending approval stage; null if none. */
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
     * Number of dates, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * Comment for the approver.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * Whether the person agreed to shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * Whether the notice was shorter than the policy requires (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * When HR can decide instead of the coordinator; null if never.
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
     * Whether the caller can update it: their draft, or their pending request of a vacation plan.
     * @example false
     */
    canEdit: boolean;
    /**
     * Whether the caller can withdraw it.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * Whether the caller can request its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * Whether the caller can cancel it on behalf of the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * Last day to take, if an early end was requested, which awaits a decision as `cancellation_requested`; null otherwise.
     * @example null
     */
    lastDay: string | null;
    /**
     * Whether the caller can request to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * Whether the caller can end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * Whether it is archived.
     * @example false
     */
    isArchived: boolean;
    /**
     * Whether the caller can archive it or restore it from the archive.
     * @example false
     */
    canArchive: boolean;
    /** Status in the vacation plan that evaluated it; null if none. */
    operations: OperationsStatus | null;
    /** Days, in order. */
    days: CountedDay[];
    /** Buckets used, the earliest to expire first. */
    spends: SpentBucket[];
    /** State changes, in order. */
    history: VacationAct[];
};

/** A vacation request to create. */
export type VacationRequestInput = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** All its days, whether or not they count. */
    days: VacationDayInput[];
    /**
     * Comment for the approver.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * Whether the person agrees to shorter notice than the policy requires (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * Whether to save it as a draft, without submitting it.
     * @example false
     */
    draft?: boolean;
};

/** The new content of the request. */
export type VacationRequestUpdate = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** All its days, whether or not they count. */
    days: VacationDayInput[];
    /**
     * Comment for the approver.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * Whether the person agrees to shorter notice than the policy requires (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * Whether to save it as a draft, without submitting it.
     * @example false
     */
    draft?: boolean;
    version: SeenVersion;
};

/**
 * `preapproved`: approved by one stage and awaiting another; `waiting`: on the waiting list of a vacation plan; `expired`: no place became free in time, or an offer was not accepted; `enjoyed`: approved and past its last day.
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
