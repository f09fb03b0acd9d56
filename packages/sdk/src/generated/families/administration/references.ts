// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReferencesOperations as Operations } from '#generated/administration/references.ts'
import type { Referring } from '#generated/administration/references.ts'
import type { Operation } from '#http/operation.ts'

/** References to rows of catalogues. */
export interface References {
  /** List the references to a row. Rows that refer to a row of a catalogue and prevent its deletion, one entry per family: their number, and the first 20 that the caller may read, sorted by name. A row that the caller may not read returns 404. */
  readonly index: Operation<[query?: Operations['references.index']['parameters']['query']], Referring[], 'get'>
}

/** Builds `references`: References to rows of catalogues. */
export const references: Build<References> = /* @__PURE__ */ family('main', 'references index')
