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

/** An absence. Of a private type who may not know the cause sees that somebody is absent, when, and in which state. */
export type Absence = {
    id: Id;
    person: Person;
    /** Its type; null where the cause may not be known. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; null while it has none.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * When the hours begin, in minutes of the day; null where nobody said it.
     * @example null
     */
    start: number | null;
    /** What it is counted in; null where the cause may not be known. */
    unit: AbsenceUnit | null;
    /**
     * What it counts: days, with halves, or minutes; null without an end, and where the cause may not be known.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Whether it is a right of the person, which is validated and not approved: its proof stands for it.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * Until when its proof is due; null where none is, and where the cause may not be known.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * Whether it has a proof; null where the cause may not be known.
     * @example false
     */
    hasProof: boolean | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether whoever asks may cancel it, or ask for that.
     * @example true
     */
    canCancel: boolean;
    /**
     * Whether whoever asks may bring its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether whoever asks may record a part of it.
     * @example false
     */
    canAddPart: boolean;
};

/** A state that an absence has had. */
export type AbsenceAct = {
    /** In whose place. */
    onBehalfOf: Person | null;
    state: AbsenceState;
    at: Instant;
    /** Who did it; null where a deadline passed. */
    by: Person | null;
    /** For which stage it was decided; null where it was not decided on. */
    stage: ApprovalStage | null;
    /**
     * What was said; null where the cause may not be known.
     * @example null
     */
    comment: string | null;
};

/** Which version of the absence is meant. */
export type AbsenceActInput = {
    version: SeenVersion;
    /**
     * What there is to say.
     * @example null
     */
    comment?: string | null;
};

/** What came of one of them. */
export type AbsenceDecisionResult = {
    id: Id;
    /** The state it has now; null where it was refused. */
    state: AbsenceState | null;
    /** Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};

/** What is decided on which absences. */
export type AbsenceDecisionsInput = {
    /**
     * What is decided.
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
     * Why; compulsory where they are refused.
     * @example null
     */
    comment?: string | null;
    /**
     * Whether it is in force only six seconds later.
     * @example false
     */
    hold?: boolean;
};

/** An absence with its days, its parts, its files and its history. */
export type AbsenceDetail = {
    id: Id;
    person: Person;
    /** Its type; null where the cause may not be known. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; null while it has none.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * When the hours begin, in minutes of the day; null where nobody said it.
     * @example null
     */
    start: number | null;
    /** What it is counted in; null where the cause may not be known. */
    unit: AbsenceUnit | null;
    /**
     * What it counts: days, with halves, or minutes; null without an end, and where the cause may not be known.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Whether it is a right of the person, which is validated and not approved: its proof stands for it.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * Until when its proof is due; null where none is, and where the cause may not be known.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * Whether it has a proof; null where the cause may not be known.
     * @example false
     */
    hasProof: boolean | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * Whether whoever asks may cancel it, or ask for that.
     * @example true
     */
    canCancel: boolean;
    /**
     * Whether whoever asks may bring its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * Whether whoever asks may record a part of it.
     * @example false
     */
    canAddPart: boolean;
    /** Whom it is about; null where nobody is, and where the cause may not be known. */
    kinship: Kinship | null;
    /**
     * Whether it takes a journey; null where the cause may not be known.
     * @example false
     */
    travel: boolean | null;
    /**
     * What was said; null where the cause may not be known.
     * @example Mudanza
     */
    comment: string | null;
    /**
     * What the social security calls the process.
     * @example null
     */
    processId: string | null;
    /** How long sick leave is expected to last. */
    expected: ExpectedDuration | null;
    /**
     * Format: uuid
     * The sick leave of which it is a relapse.
     * @example null
     */
    relapseOfId: string | null;
    /** Its days, in order, until today where it has no end; none where the cause may not be known. */
    days: CountedAbsenceDay[];
    /** How much of one there may be; null for as much as is needed, and where the cause may not be known. */
    limit: AbsenceLimit | null;
    /** The parts of sick leave, in order. */
    parts: SickPart[];
    /** Its proof, for the person and for who may see it. */
    files: AbsenceFile[];
    /** Each state it has had, in order. */
    history: AbsenceAct[];
    /** The bag of the person that it is taken from; null without one, and where the cause may not be known. */
    balance: AbsenceBalance | null;
};

/** What is told or asked for. */
export type AbsenceInput = {
    /**
     * Format: uuid
     * Whose absence it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; the first one unless given, and null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * When the hours begin, in minutes of the day on the clock of the wall; only with `hours`, and null where nobody says it. It ends on the same day, or is `less_than` at `minutes`.
     * @example null
     */
    start?: number | null;
    /** Whom it is about. */
    kinship?: Kinship | null;
    /**
     * Whether it takes a journey, or 200 km where the terms say so.
     * @example false
     */
    travel?: boolean;
    /**
     * What whoever decides should know. Never a diagnosis.
     * @example Mudanza
     */
    comment?: string | null;
    /** The proof */
    fileIds?: Id[];
    /**
     * Format: uuid
     * The sick leave of which it is a relapse.
     * @example null
     */
    relapseOfId?: string | null;
};

/**
 * Which part of the day; all but `day` only of one day.
 * @example day
 * @enum {string}
 */
export type AbsencePart = "day" | "morning" | "afternoon" | "hours";

/** A part of sick leave. */
export type AbsencePartInput = {
    version: SeenVersion;
    kind: SickPartKind;
    /**
     * Format: date
     * The day that it is of; of the discharge the last day.
     * @example 2026-08-03
     */
    on: string;
    /**
     * What the social security calls the process.
     * @example IT-2026-0042
     */
    processId?: string | null;
    /** How long it is expected to last. */
    expected?: ExpectedDuration | null;
    /**
     * Format: date
     * The day of the next medical review.
     * @example null
     */
    nextOn?: string | null;
};

/** What is to be counted. */
export type AbsencePreviewInput = {
    /**
     * Format: uuid
     * Whose absence it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; the first one unless given, and null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * When the hours begin, in minutes of the day on the clock of the wall; only with `hours`, and null where nobody says it. It ends on the same day, or is `less_than` at `minutes`.
     * @example null
     */
    start?: number | null;
    /** Whom it is about. */
    kinship?: Kinship | null;
    /**
     * Whether it takes a journey, or 200 km where the terms say so.
     * @example false
     */
    travel?: boolean;
};

/** The proof of an absence. */
export type AbsenceProofInput = {
    version: SeenVersion;
    /** The files. */
    fileIds: Id[];
};

/** Which version of the absence is meant, and why. */
export type AbsenceReasonInput = {
    version: SeenVersion;
    /**
     * Why. The other side reads it.
     * @example El justificante no es de esas fechas
     */
    comment: string;
};

/**
 * `communicated`: told, its end is still open and its proof is due after that; `ongoing` and `ended`: approved, and begun or over; `not_justified`: no proof came in time. That changes no pay by itself: the days ask for their work again and show as an incident.
 * @example in_review
 * @enum {string}
 */
export type AbsenceState = "communicated" | "awaiting_proof" | "in_review" | "approved" | "ongoing" | "ended" | "rejected" | "cancellation_requested" | "cancelled" | "not_justified";

/** The type of an absence. */
export type AbsenceTypeName = {
    id: Id;
    /**
     * What reports and payroll call it.
     * @example MUD
     */
    code: string;
    /**
     * The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * Whether others see only that somebody is absent.
     * @example false
     */
    private: boolean;
};

/**
 * What counts; weeks are counted in natural days, hours in minutes.
 * @example working_days
 * @enum {string}
 */
export type AbsenceUnit = "working_days" | "natural_days" | "minutes";

/**
 * How long it is expected to last: fewer than 5 days, 5 to 30, 31 to 60, 61 and more.
 * @example short
 * @enum {string}
 */
export type ExpectedDuration = "very_short" | "short" | "medium" | "long";

/**
 * Whom it is about: the spouse or partner, a relative of the first or second degree, or somebody who lives in the household.
 * @example first
 * @enum {string}
 */
export type Kinship = "spouse" | "first" | "second" | "household";

/** One absence. */
export type OneAbsenceDetail = {
    data: AbsenceDetail;
};

/** A part of sick leave. */
export type SickPart = {
    kind: SickPartKind;
    /**
     * Format: date
     * The day that it is of.
     * @example 2026-08-03
     */
    on: string;
    /**
     * Format: date
     * The day of the next medical review.
     * @example null
     */
    nextOn: string | null;
    at: Instant;
    by: Person;
};

/**
 * Which part: the beginning, a confirmation, an extension beyond the longest duration, or the discharge.
 * @example baja
 * @enum {string}
 */
export type SickPartKind = "baja" | "confirmation" | "extension" | "discharge";

/** The operations of specs/time-off/absences.yaml. */
export interface AbsencesOperations {
  'absences.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only of this person. */
        employeeId?: Id;
        /** Only those with a day from this one on. */
        initialDate?: string;
        /** Only those with a day until this one. */
        endDate?: string;
        /** Only of people who have this skill. */
        selectedSkill?: Id;
        /** Only of the person with this whole DNI; of nobody for who may not see it. */
        dni?: string;
        /** Only these states. */
        selectedState?: AbsenceState[];
        /** 1: those that are active; 0: those that no longer are. */
        active?: 0 | 1;
        /** Only of this type, of those whose cause may be known. */
        absenceTypeId?: Id;
        /** Only of types of this family, of those whose cause may be known. */
        family?: AbsenceFamily;
        /** Only those that wait for whoever asks to decide. */
        waiting?: boolean;
        /** Order. By type those whose cause may not be known stand together, whatever they are. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** The id. */
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
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
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
