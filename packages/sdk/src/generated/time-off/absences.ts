// Generated from specs/time-off/absences.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceBalance } from '#generated/time-off/absence-balances.ts'
import type { AbsenceFamily } from '#generated/time-off/absence-types.ts'
import type { AbsenceFile } from '#generated/time-off/absence-files.ts'
import type { AbsenceLimit, AbsencePreview, CountedAbsenceDay } from '#generated/time-off/absence-preview.ts'
import type { ApprovalStage } from '#generated/time-off/vacation-requests.ts'
import type { Colour, SeenVersion, Translations } from '#generated/shared/catalogue.ts'
import type { ErrorsByField } from '#generated/shared/error.ts'
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'

/** An absence. For private types, callers who may not know the cause see only the person, the dates and the state. */
export type Absence = {
    id: Id;
    person: Person;
    /** The absence type; null if the caller may not know the cause. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * Duration in minutes; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * Start time in minutes after midnight; null if unknown.
     * @example null
     */
    start: number | null;
    /** Unit; null if the caller may not know the cause. */
    unit: AbsenceUnit | null;
    /**
     * Amount it counts: days, in halves, or minutes; null if open-ended or if the caller may not know the cause.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** Pending approval stage; null if none. */
    stage: ApprovalStage | null;
    /**
     * Whether it is a legal right, which is validated against its proof instead of approved.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * Deadline for the proof; null if there is none or if the caller may not know the cause.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * Whether proof was submitted; null if the caller may not know the cause.
     * @example false
     */
    hasProof: boolean | null;
    /**
     * Format: date
     * The medical review whose report is late, by the day of the work centre; null if none is or if the caller may not know the cause.
     * @example null
     */
    latePartOn: string | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
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
     * Whether the caller can cancel it or request its cancellation.
     * @example true
     */
    canCancel: boolean;
    /**
     * Whether the caller can submit its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether the caller can add a sick leave report.
     * @example false
     */
    canAddPart: boolean;
};

/** A state change of an absence. */
export type AbsenceAct = {
    /** Person on whose behalf it was done; null if none. */
    onBehalfOf: Person | null;
    state: AbsenceState;
    at: Instant;
    /** Who made the change; null if a deadline passed. */
    by: Person | null;
    /** Approval stage of the decision; null if it was no decision. */
    stage: ApprovalStage | null;
    /**
     * Comment; null if the caller may not know the cause.
     * @example null
     */
    comment: string | null;
};

/** The version that was read. */
export type AbsenceActInput = {
    version: SeenVersion;
    /**
     * Comment.
     * @example null
     */
    comment?: string | null;
};

/** Result of one item. */
export type AbsenceDecisionResult = {
    id: Id;
    /** Resulting state; null if the change was refused. */
    state: AbsenceState | null;
    /** Why it was refused; null if it was not. */
    errors: ErrorsByField | null;
};

/** A decision on several absences. */
export type AbsenceDecisionsInput = {
    /**
     * The decision.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** The absences. */
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

/** An absence with its days, sick leave reports, files and history. */
export type AbsenceDetail = {
    id: Id;
    person: Person;
    /** The absence type; null if the caller may not know the cause. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * Duration in minutes; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * Start time in minutes after midnight; null if unknown.
     * @example null
     */
    start: number | null;
    /** Unit; null if the caller may not know the cause. */
    unit: AbsenceUnit | null;
    /**
     * Amount it counts: days, in halves, or minutes; null if open-ended or if the caller may not know the cause.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** Pending approval stage; null if none. */
    stage: ApprovalStage | null;
    /**
     * Whether it is a legal right, which is validated against its proof instead of approved.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * Deadline for the proof; null if there is none or if the caller may not know the cause.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * Whether proof was submitted; null if the caller may not know the cause.
     * @example false
     */
    hasProof: boolean | null;
    /**
     * Format: date
     * The medical review whose report is late, by the day of the work centre; null if none is or if the caller may not know the cause.
     * @example null
     */
    latePartOn: string | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
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
     * Whether the caller can cancel it or request its cancellation.
     * @example true
     */
    canCancel: boolean;
    /**
     * Whether the caller can submit its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether the caller can add a sick leave report.
     * @example false
     */
    canAddPart: boolean;
    /** Relative concerned; null if none or if the caller may not know the cause. */
    kinship: Kinship | null;
    /**
     * Whether it requires a journey; null if the caller may not know the cause.
     * @example false
     */
    travel: boolean | null;
    /**
     * Comment; null if the caller may not know the cause.
     * @example Mudanza
     */
    comment: string | null;
    /**
     * Reference of the sick leave at the social security.
     * @example null
     */
    processId: string | null;
    /** Expected duration of the sick leave. */
    expected: ExpectedDuration | null;
    /**
     * Format: uuid
     * The sick leave of which this is a relapse.
     * @example null
     */
    relapseOfId: string | null;
    /** Days in order, up to today if open-ended; empty if the caller may not know the cause. */
    days: CountedAbsenceDay[];
    /** Maximum amount per absence; null for no limit or if the caller may not know the cause. */
    limit: AbsenceLimit | null;
    /** Sick leave reports, in order. */
    parts: SickPart[];
    /** Files with the proof, for the person and callers who may see them. */
    files: AbsenceFile[];
    /** State changes, in order. */
    history: AbsenceAct[];
    /** The balance it is deducted from; null if none or if the caller may not know the cause. */
    balance: AbsenceBalance | null;
};

/** An absence to report or request. */
export type AbsenceInput = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day. Defaults to the first day; null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * Duration in minutes; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * Start time in minutes after midnight, local time; only with `hours`, and null if unknown. The absence must end on the same day (`less_than` on `minutes`).
     * @example null
     */
    start?: number | null;
    /** Relative concerned. */
    kinship?: Kinship | null;
    /**
     * Whether it requires a journey, or one of 200 km if the terms say so.
     * @example false
     */
    travel?: boolean;
    /**
     * Comment for the approver. Must not contain a diagnosis.
     * @example Mudanza
     */
    comment?: string | null;
    /** Files with the proof. */
    fileIds?: Id[];
    /**
     * Format: uuid
     * The sick leave of which this is a relapse.
     * @example null
     */
    relapseOfId?: string | null;
};

/**
 * Part of the day. Values other than `day` require a single day.
 * @example day
 * @enum {string}
 */
export type AbsencePart = "day" | "morning" | "afternoon" | "hours";

/** A sick leave report. */
export type AbsencePartInput = {
    version: SeenVersion;
    kind: SickPartKind;
    /**
     * Format: date
     * Date of the report; for a discharge, the last day of the leave.
     * @example 2026-08-03
     */
    on: string;
    /**
     * Reference of the sick leave at the social security.
     * @example IT-2026-0042
     */
    processId?: string | null;
    /** Expected duration. */
    expected?: ExpectedDuration | null;
    /**
     * Format: date
     * Date of the next medical review.
     * @example null
     */
    nextOn?: string | null;
};

/** An absence to preview. */
export type AbsencePreviewInput = {
    /**
     * Format: uuid
     * The person. Defaults to the caller.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day. Defaults to the first day; null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * Duration in minutes; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * Start time in minutes after midnight, local time; only with `hours`, and null if unknown. The absence must end on the same day (`less_than` on `minutes`).
     * @example null
     */
    start?: number | null;
    /** Relative concerned. */
    kinship?: Kinship | null;
    /**
     * Whether it requires a journey, or one of 200 km if the terms say so.
     * @example false
     */
    travel?: boolean;
};

/** The proof of an absence. */
export type AbsenceProofInput = {
    version: SeenVersion;
    /** IDs of the files. */
    fileIds: Id[];
};

/** The version that was read, and a reason. */
export type AbsenceReasonInput = {
    version: SeenVersion;
    /**
     * Reason, shown to the other party.
     * @example El justificante no es de esas fechas
     */
    comment: string;
};

/**
 * `communicated`: reported, with an open end and proof due after it; `ongoing`, `ended`: approved, and started or over; `not_justified`: no proof in time, which does not change pay by itself, but the days require work again and are reported as incidents.
 * @example in_review
 * @enum {string}
 */
export type AbsenceState = "communicated" | "awaiting_proof" | "in_review" | "approved" | "ongoing" | "ended" | "rejected" | "cancellation_requested" | "cancelled" | "not_justified";

/** The type of an absence. */
export type AbsenceTypeName = {
    id: Id;
    /**
     * Code used by reports and payroll.
     * @example MUD
     */
    code: string;
    /**
     * Display name, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * Whether others see only that the person is absent.
     * @example false
     */
    private: boolean;
};

/**
 * What is counted. Weeks are counted in calendar days, hours in minutes.
 * @example working_days
 * @enum {string}
 */
export type AbsenceUnit = "working_days" | "natural_days" | "minutes";

/**
 * Expected duration: under 5 days, 5 to 30, 31 to 60, 61 or more.
 * @example short
 * @enum {string}
 */
export type ExpectedDuration = "very_short" | "short" | "medium" | "long";

/**
 * Relative concerned: spouse or partner, relative of the first or second degree, or a member of the household.
 * @example first
 * @enum {string}
 */
export type Kinship = "spouse" | "first" | "second" | "household";

/** One absence. */
export type OneAbsenceDetail = {
    data: AbsenceDetail;
};

/** A sick leave report. */
export type SickPart = {
    kind: SickPartKind;
    /**
     * Format: date
     * Date of the report.
     * @example 2026-08-03
     */
    on: string;
    /**
     * Format: date
     * Date of the next medical review.
     * @example null
     */
    nextOn: string | null;
    at: Instant;
    by: Person;
};

/**
 * Kind of report: start, confirmation, extension beyond the maximum duration, or discharge.
 * @example baja
 * @enum {string}
 */
export type SickPartKind = "baja" | "confirmation" | "extension" | "discharge";

/** The operations of specs/time-off/absences.yaml. */
export interface AbsencesOperations {
  'absences.index': {
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
        /** Return only those with a day on or after this date. */
        initialDate?: string;
        /** Return only those with a day on or before this date. */
        endDate?: string;
        /** Filter by people who have this skill. */
        selectedSkill?: Id;
        /** Filter by exact DNI. Callers who may not see DNIs get no results. */
        dni?: string;
        /** Filter by state. */
        selectedState?: AbsenceState[];
        /** `1`: active ones; `0`: inactive ones. */
        active?: 0 | 1;
        /** Filter by absence type; matches only absences whose cause the caller may know. */
        absenceTypeId?: Id;
        /** Filter by family; matches only absences whose cause the caller may know. */
        family?: AbsenceFamily;
        /** Return only sick leave whose next report is late; matches only absences whose cause the caller may know. */
        latePart?: boolean;
        /** Return only those that await a decision by the caller. */
        waiting?: boolean;
        /** Sort order. Sorted by type, absences whose cause the caller may not know come together. */
        sort?: "-createdAt" | "createdAt" | "from" | "-from" | "person" | "-person" | "type" | "-type";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Absence[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'absences.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AbsenceInput;
    } };
    responses: { 201: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422 | 429;
  };
  'absences.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": AbsencePreviewInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AbsencePreview;
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
  'absences.show': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404;
  };
  'absences.approve': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absences.reject': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceReasonInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absences.justify': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceProofInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absences.cancel': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsenceActInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absences.addPart': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": AbsencePartInput;
    } };
    responses: { 200: { content: {
        "application/json": OneAbsenceDetail;
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'absences.decide': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": AbsenceDecisionsInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AbsenceDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'absences.release': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": OperationsReleaseInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: AbsenceDecisionResult[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface AbsencesPaths {
  '/absences': { get: AbsencesOperations['absences.index']; post: AbsencesOperations['absences.create'] };
  '/absences/preview': { post: AbsencesOperations['absences.preview'] };
  '/absences/{id}': { get: AbsencesOperations['absences.show'] };
  '/absences/{id}/approve': { post: AbsencesOperations['absences.approve'] };
  '/absences/{id}/reject': { post: AbsencesOperations['absences.reject'] };
  '/absences/{id}/justify': { post: AbsencesOperations['absences.justify'] };
  '/absences/{id}/cancel': { post: AbsencesOperations['absences.cancel'] };
  '/absences/{id}/parts': { post: AbsencesOperations['absences.addPart'] };
  '/absences/decide': { post: AbsencesOperations['absences.decide'] };
  '/absences/release': { post: AbsencesOperations['absences.release'] };
}
