// Generated from specs/attendance/clock-corrections.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockCorrectionsOperations as Operations } from '#generated/attendance/clock-corrections.ts'
import type { ClockCorrection, ClockCorrectionInput } from '#generated/attendance/clock-corrections.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Corrections of clock entries, in force when both sides agree. */
export interface ClockCorrections {
  /** List the corrections of clock entries. Every correction that was asked for, with what stood before and what stands after it, whatever became of it (FIC-2, REP-12). One's own; those of others follow the permissions as in clockEntries.index (REP-1). The period is that of the working days that they are of. */
  readonly index: Operation<[query?: Operations['clockCorrections.index']['parameters']['query']], Page<ClockCorrection>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockCorrections.index']['parameters']['query'], options?: CallOptions) => List<ClockCorrection>
  /** Ask for a correction of a clock entry. For oneself, or as the company for somebody whose record one may see, with FICHAJE_CORREGIR. `add` says an entry that is missing, `change` what an entry should have been, `remove` that there should be none. It asks for times and a reason only; what they add up to follows. It is tried before it is kept. An instant to come is `less_than` at `at`. What does not follow from the entries around it is `invalid` at `kind`, with where the person stood as `value`. Each correction changes one working day, and a change leaves no day without its entry or exit: else `invalid` at `at`. Entries are added and removed one at a time: an addition may leave the other half missing, and a removal may change the day after, too; one that changes more is `invalid` at `entryId`. An entry that counts no more, or waits for another correction, is 409 `invalid` at `entryId`. Nothing changes until the other side agrees (FIC-12), but where the time rules of the day let one signature be enough: what that side asks for is in force at once. Without an answer it expires after the days that these rules give, and where they want a file one that has none is `blank` at `fileIds`. */
  readonly create: Operation<[body: ClockCorrectionInput], ClockCorrection, 'post'>
  /** One correction. Of somebody whose record one may see; others are 404. */
  readonly show: Operation<[id: string], ClockCorrection, 'get'>
  /** Agree to a correction. The side that has not asked: the person themselves, or somebody of the company with FICHAJE_CORREGIR who may see the record of the person, and is another. It is tried again, as the record may have changed, and then written as a new entry of the source `correction` that replaces the old one; the day is derived anew. What is decided already is 409 `invalid` at `state`. */
  readonly approve: Operation<[id: string], ClockCorrection, 'post'>
  /** Refuse a correction. By the side that has not asked, with a reason that the other reads. The record stays as it is. */
  readonly reject: Operation<[id: string, body: Operations['clockCorrections.reject']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Decide on a correction with a way back. As approve and reject, of whom it is asked and what it is refused with, but in force six seconds later: until then clockCorrections.release takes it back. The service keeps the decision, so it stands whatever becomes of the page that sent it. Nobody else decides meanwhile, and the other side is told when it is in force. What cannot be done any more by then waits for a decision again. A rejection without a reason is `blank` at `reason`. */
  readonly hold: Operation<[id: string, body: Operations['clockCorrections.hold']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Take a decision back. One's own that is not in force yet; the correction waits as before. One that is in force is 409 `invalid` at `state`. */
  readonly release: Operation<[id: string], ClockCorrection, 'post'>
  /** Take back a correction. By who has asked for it, as long as nobody has decided. */
  readonly withdraw: Operation<[id: string], ClockCorrection, 'post'>
}

/** Builds `clockCorrections`: Corrections of clock entries, in force when both sides agree. */
export const clockCorrections: Build<ClockCorrections> = /* @__PURE__ */ family('intranet', 'clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~')
