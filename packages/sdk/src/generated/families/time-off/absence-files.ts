// Generated from specs/time-off/absence-files.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Operation } from '#http/operation.ts'

/** Files that prove absences. */
export interface AbsenceFiles {
  /** Delete an unused file. Only for files uploaded by the caller. A file that an absence refers to cannot be deleted: 409 `referenced` on `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `absenceFiles`: Files that prove absences. */
export const absenceFiles: Build<AbsenceFiles> = /* @__PURE__ */ family('intranet', 'absenceFiles destroy')
