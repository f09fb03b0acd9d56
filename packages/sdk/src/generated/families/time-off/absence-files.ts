// Generated from specs/time-off/absence-files.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Operation } from '#http/operation.ts'

/** Files that prove an absence. */
export interface AbsenceFiles {
  /** Discard a file that no absence has. One's own; once an absence names it, it stays with it: 409 `referenced` at `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `absenceFiles`: Files that prove an absence. */
export const absenceFiles: Build<AbsenceFiles> = /* @__PURE__ */ family('intranet', 'absenceFiles destroy')
