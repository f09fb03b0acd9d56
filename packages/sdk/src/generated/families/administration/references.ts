// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReferencesOperations as Operations } from '#generated/administration/references.ts'
import type { Referring } from '#generated/administration/references.ts'
import type { Operation } from '#http/operation.ts'

/** What refers to a row of a catalogue. */
export interface References {
  /** Where a row is used. What refers to a row of a catalogue and keeps it from being deleted, one entry a kind: how many there are, and of those that the caller may read the first twenty by name. Whoever may not read the row gets 404, as for one that is not there. */
  readonly index: Operation<[query?: Operations['references.index']['parameters']['query']], Referring[], 'get'>
}

/** Builds `references`: What refers to a row of a catalogue. */
export const references: Build<References> = /* @__PURE__ */ family('main', 'references index')
