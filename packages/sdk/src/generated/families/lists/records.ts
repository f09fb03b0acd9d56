// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FinishedRecord, NextRecord, RecordFinish, RecordOutcome } from '#generated/lists/records.ts'
import type { Operation } from '#http/operation.ts'

/** Records of activations, served to agents one by one. */
export interface Records {
  /** The next record. Whoever is signed in gets a record of the activations of their skills, the main and best skill first, and holds it for thirty minutes; nobody else gets it meanwhile. Asking while holding one answers that one, with its time begun anew. First come agreed calls of one's own that are due, then what another agent left lying, then what is due again, then the order of the activation. A record that a blacklist names, written until the moment of asking, is never served. Where there is none, `reason` says why. */
  readonly next: Operation<[], NextRecord, 'post'>
  /** How an attempt can end. The final states in use, by name. */
  readonly outcomes: Operation<[], RecordOutcome[], 'get'>
  /** Say how an attempt ended. By whoever holds the record; `id` is that of records.next, and 404 when it went to somebody else meanwhile. A final state that needs a date or a comment has them (`blank`), a date lies ahead and within a year (`invalid`). One that recycles puts the record back after its time as long as neither its own attempts nor those of the activation are used up; a callback with a date waits for the same agent, and for any agent of the skill from a quarter of an hour after it. One that blacklists puts the telephone on the list of those who were asked to be left alone. */
  readonly finish: Operation<[id: string, body: RecordFinish], FinishedRecord, 'post'>
  /** Hand a record back. By whoever holds it: it is served again at its place, and counts as no attempt. */
  readonly release: Operation<[id: string], undefined, 'post'>
}

/** Builds `records`: Records of activations, served to agents one by one. */
export const records: Build<Records> = /* @__PURE__ */ family('main', 'records next=p/next outcomes=g/outcomes finish=p!~ release=p~')
