// Generated from specs/attendance/clock-corrections.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockCorrectionsOperations as Operations } from '#generated/attendance/clock-corrections.ts'
import type { ClockCorrection, ClockCorrectionInput } from '#generated/attendance/clock-corrections.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Corrections of clock entries, which take effect when both parties agree. */
export interface ClockCorrections {
  /** List corrections of clock entries. All requested corrections with the values before and after, whatever their outcome (FIC-2, REP-12). Returns those of the caller; for other people the permissions of clockEntries.index apply (REP-1). The period filters by working day. */
  readonly index: Operation<[query?: Operations['clockCorrections.index']['parameters']['query']], Page<ClockCorrection>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockCorrections.index']['parameters']['query'], options?: CallOptions) => List<ClockCorrection>
  /** Request a correction of a clock entry. For the caller, or on behalf of the company for a person whose record they may see, with FICHAJE_CORREGIR. `add` adds a missing entry, `change` changes one, `remove` removes one; totals are recalculated. The correction is validated before it is stored. A future instant is `less_than` on `at`. A sequence that contradicts the surrounding entries is `invalid` on `kind`, with the state of the person as `value`. Each correction changes one working day and must not leave a day without its entry or exit, otherwise `invalid` on `at`. Entries are added and removed one at a time: an addition may leave the other half missing, and a removal may also change the following day; one that changes more is `invalid` on `entryId`. An entry that was replaced or awaits another correction is 409 `invalid` on `entryId`. Nothing changes until the other party agrees (FIC-12), unless the time rules of the day accept one signature: what that party requests takes effect immediately. Unanswered corrections expire after the days defined by these rules; if they require a file, a missing one is `blank` on `fileIds`. */
  readonly create: Operation<[body: ClockCorrectionInput], ClockCorrection, 'post'>
  /** Retrieve a correction. Corrections of people whose record the caller may not see return 404. */
  readonly show: Operation<[id: string], ClockCorrection, 'get'>
  /** Approve a correction. By the other party: the person themselves, or another person of the company with FICHAJE_CORREGIR who may see the record. The correction is validated again and stored as a new entry with source `correction` that replaces the old one; the working day is recalculated. A correction already decided is 409 `invalid` on `state`. */
  readonly approve: Operation<[id: string], ClockCorrection, 'post'>
  /** Reject a correction. By the other party, with a reason shown to the requester. The record does not change. */
  readonly reject: Operation<[id: string, body: Operations['clockCorrections.reject']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Decide on a correction with a delay. Same permissions and errors as approve and reject, but effective after six seconds; until then clockCorrections.release withdraws it. The decision is stored by the server. Nobody else can decide in the meantime, and the other party is notified when it takes effect. A decision that is no longer possible by then is dropped, and the correction awaits a decision again. A rejection without a reason is `blank` on `reason`. */
  readonly hold: Operation<[id: string, body: Operations['clockCorrections.hold']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Withdraw a decision. Only for decisions of the caller that have not taken effect; the correction awaits a decision again. A decision in effect is 409 `invalid` on `state`. */
  readonly release: Operation<[id: string], ClockCorrection, 'post'>
  /** Withdraw a correction. By its requester, as long as it is not decided. */
  readonly withdraw: Operation<[id: string], ClockCorrection, 'post'>
}

/** Builds `clockCorrections`: Corrections of clock entries, which take effect when both parties agree. */
export const clockCorrections: Build<ClockCorrections> = /* @__PURE__ */ family('intranet', 'clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~')
