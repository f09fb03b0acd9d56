// Generated from specs/attendance/correction-files.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Operation } from '#http/operation.ts'

/** Files that prove what a correction says, or why a day has an incident. */
export interface CorrectionFiles {
  /** Discard a file that nothing has named. One's own; once a correction or a justification names it, it stays with it: 409 `referenced` at `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `correctionFiles`: Files that prove what a correction says, or why a day has an incident. */
export const correctionFiles: Build<CorrectionFiles> = /* @__PURE__ */ family('intranet', 'correctionFiles destroy')
