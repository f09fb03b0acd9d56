// Generated from specs/time-off/absences.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsencesOperations as Operations } from '#generated/time-off/absences.ts'
import type { Absence, AbsenceActInput, AbsenceDecisionResult, AbsenceDecisionsInput, AbsenceDetail, AbsenceInput, AbsencePartInput, AbsencePreviewInput, AbsenceProofInput, AbsenceReasonInput } from '#generated/time-off/absences.ts'
import type { AbsencePreview } from '#generated/time-off/absence-preview.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Absences that people report or that are recorded for them, and their approval. */
export interface Absences {
  /** List absences. Returns the absences of the caller. With SOLICITUDES_AUSENCIA_VER also those of the people they coordinate, with REPORTES_MIS_PROYECTOS of their projects, and with REPORTES_TODOS of everybody. Filters are named as in the specification §3. An absence is inactive once its last day is before the previous year. The cause of a private type is visible only to the person and to callers with AUSENCIAS_VER_JUSTIFICANTES; for others `type` is null, and filters by type or family do not match it. */
  readonly index: Operation<[query?: Operations['absences.index']['parameters']['query']], Page<Absence>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absences.index']['parameters']['query'], options?: CallOptions) => List<Absence>
  /** Report or request an absence. For the caller, or with GESTIONAR_AUSENCIAS for a person whom they may see, who is notified. Refusals of absences.preview are `invalid` on `from`, with the rule as `value` and its limit as `count`; a day of another absence or of approved vacation is `taken`, with the day; a day in a locked month is `month_locked`, with the month. An end before the start is `invalid` on `until`; an unknown or inactive type `inclusion` on `absenceTypeId`; a part of the day with more than one day, or with a type that does not allow it, `invalid` on `part`. Types whose days depend on the relative require `kinship` (`blank`). A file of somebody else or of another absence is `inclusion` on `fileIds`. */
  readonly create: Operation<[body: AbsenceInput], AbsenceDetail, 'post'>
  /** Preview an absence. Returns the days that count and why, the limit of the type, the remaining balance, the deadline for the proof, the approval stages, and all rules that refuse it. Changes nothing. */
  readonly preview: Operation<[body: AbsencePreviewInput], AbsencePreview, 'post'>
  /** Retrieve an absence. Includes days, sick leave reports, files and history, as far as the caller may know the cause. Absences of people whom the caller may not see return 404. */
  readonly show: Operation<[id: string], AbsenceDetail, 'get'>
  /** Approve an absence. Approves the pending stage defined by the terms of the type: a coordinator of the person, or HR on their behalf; then HR. Rights (`isRight`) are validated. If a cancellation was requested, it approves the cancellation. Callers cannot decide on their own absences (403). An absence that awaits no decision, or a stale version, is 409. */
  readonly approve: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Reject an absence. As absences.approve, with a reason that the person can read. If a cancellation was requested, the absence stays unchanged. */
  readonly reject: Operation<[id: string, body: AbsenceReasonInput], AbsenceDetail, 'post'>
  /** Submit the proof of an absence. By the person, or on their behalf with GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES. The absence is then in review, even after the deadline; if its type needs no decision, it is approved. An absence in a final state is 409 `invalid` on `state`. */
  readonly justify: Operation<[id: string, body: AbsenceProofInput], AbsenceDetail, 'post'>
  /** Cancel an absence. By the person, or with GESTIONAR_AUSENCIAS by callers who may see the absence. An absence not approved yet is cancelled immediately. For an approved absence the person requests the cancellation with a reason (`blank` on `comment`), which awaits a decision; callers who manage absences cancel it immediately, with a reason. */
  readonly cancel: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Add a sick leave report. Requires GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES. The discharge sets the end of the absence. A second `baja`, a report before the first day or after the discharge, and a report for another kind of absence are 422 `invalid`. Diagnoses are never stored. */
  readonly addPart: Operation<[id: string, body: AbsencePartInput], AbsenceDetail, 'post'>
  /** Decide on many absences. As absences.approve and absences.reject; a refusal of one absence does not affect the others. With `hold` decisions take effect after six seconds; until then absences.release withdraws them. */
  readonly decide: Operation<[body: AbsenceDecisionsInput], AbsenceDecisionResult[], 'post'>
  /** Withdraw decisions before they take effect. Only for decisions made by the caller; any other is `invalid` on `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AbsenceDecisionResult[], 'post'>
}

/** Builds `absences`: Absences that people report or that are recorded for them, and their approval. */
export const absences: Build<Absences> = /* @__PURE__ */ family('intranet', 'absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release')
