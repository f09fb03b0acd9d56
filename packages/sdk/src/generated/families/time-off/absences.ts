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

/** Absences, told by people or entered for them, and decided on. */
export interface Absences {
  /** List the absences. One's own. With SOLICITUDES_AUSENCIA_VER also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. An absence is no longer active once its last day lies before the last year. Of a private type the cause is told to the person and to who has AUSENCIAS_VER_JUSTIFICANTES; to others `type` is null, and a filter by type or family finds none of them. */
  readonly index: Operation<[query?: Operations['absences.index']['parameters']['query']], Page<Absence>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absences.index']['parameters']['query'], options?: CallOptions) => List<Absence>
  /** Tell of an absence, or ask for one. For oneself, or with GESTIONAR_AUSENCIAS for somebody whom one may see, who is told. What absences.preview refuses is `invalid` at `from`, with the rule as `value` and its limit as `count`; a day of another absence or of approved vacation is `taken` there, with the day; a day of a locked month is `month_locked`, with the month. An end before the start is `invalid` at `until`; an unknown or inactive type `inclusion` at `absenceTypeId`; a part of more than one day, or of a type that is not counted so, `invalid` at `part`. Types whose days vary ask for `kinship` (`blank`). A file that is not one's own or belongs to another absence is `inclusion` at `fileIds`. */
  readonly create: Operation<[body: AbsenceInput], AbsenceDetail, 'post'>
  /** Count the days of an absence before it is told. Which days count and why, what the type allows, what is left of its bag, when the proof is due, who would decide, and each rule that refuses it with its numbers. Changes nothing. */
  readonly preview: Operation<[body: AbsencePreviewInput], AbsencePreview, 'post'>
  /** One absence. With its days, its parts, its files and its history, as far as the cause may be known. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], AbsenceDetail, 'get'>
  /** Approve an absence. For the stage that it waits for, by the terms of its type: a coordinator of the person, or HR in their place; then HR. Of a right (`isRight`) it validates. Nobody decides on their own (403). Of an absence whose cancellation was asked for it agrees to that. What waits for nobody, or another version, is 409. */
  readonly approve: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Refuse an absence. As absences.approve, with a reason that the person reads. An absence whose cancellation was asked for stays as it was. */
  readonly reject: Operation<[id: string, body: AbsenceReasonInput], AbsenceDetail, 'post'>
  /** Bring the proof of an absence. By the person, or with GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES for them. It is in review from then on, also after the deadline; of a type that nobody decides on it is approved. An absence that is over for good is 409 `invalid` at `state`. */
  readonly justify: Operation<[id: string, body: AbsenceProofInput], AbsenceDetail, 'post'>
  /** Cancel an absence. By the person, or with GESTIONAR_AUSENCIAS by who may see them. What nobody has approved is cancelled at once. Of what was approved the person asks for the cancellation, with a reason (`blank` at `comment`), and it waits as a request does; who manages absences cancels at once, with a reason. */
  readonly cancel: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Record a part of sick leave. By who manages absences and may know their causes: GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES. The discharge gives the absence its end. A second `baja`, a part before the first day or after the discharge, and a part of what is no sick leave are 422 `invalid`. Never a diagnosis. */
  readonly addPart: Operation<[id: string, body: AbsencePartInput], AbsenceDetail, 'post'>
  /** Decide on many absences. As absences.approve and absences.reject; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and absences.release takes it back until then. */
  readonly decide: Operation<[body: AbsenceDecisionsInput], AbsenceDecisionResult[], 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AbsenceDecisionResult[], 'post'>
}

/** Builds `absences`: Absences, told by people or entered for them, and decided on. */
export const absences: Build<Absences> = /* @__PURE__ */ family('intranet', 'absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release')
