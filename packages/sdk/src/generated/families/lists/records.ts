// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FinishedRecord, NextRecord, RecordFinish, RecordOutcome } from '#generated/lists/records.ts'
import type { Operation } from '#http/operation.ts'

/** Records of activations, served to agents one at a time. */
export interface Records {
  /** Get the next record. Assigns the caller a record of the activations of their skills, main and best skill first, and reserves it for 30 minutes; nobody else gets it meanwhile. A caller who already holds a record gets the same one, with its time restarted. Order: due callbacks agreed with the caller, records abandoned by other agents, records due for another attempt, then the order of the activation. Records on a blacklist at that moment are never served. If there is no record, `reason` says why. */
  readonly next: Operation<[], NextRecord, 'post'>
  /** List the possible outcomes of an attempt. Active final states, sorted by name. */
  readonly outcomes: Operation<[], RecordOutcome[], 'get'>
  /** Finish an attempt. Only for the caller who holds the record; `id` is that of records.next, and 404 if the record went to somebody else. Final states can require a date or a comment (`blank`); the date must be in the future and within one year (`invalid`). A final state that recycles puts the record back after its interval, until its maximum attempts or those of the activation are reached; a callback with a date is reserved for the same agent, and open to all agents of the skill 15 minutes later. A final state that blacklists adds the phone number to the list of contacts who asked not to be called. */
  readonly finish: Operation<[id: string, body: RecordFinish], FinishedRecord, 'post'>
  /** Release a record. Only for the caller who holds it. The record returns to its place and no attempt is counted. */
  readonly release: Operation<[id: string], undefined, 'post'>
}

/** Builds `records`: Records of activations, served to agents one at a time. */
export const records: Build<Records> = /* @__PURE__ */ family('main', 'records next=p/next outcomes=g/outcomes finish=p!~ release=p~')
