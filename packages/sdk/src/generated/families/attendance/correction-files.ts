// Generated from specs/attendance/correction-files.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Operation } from '#http/operation.ts'

/** Files that prove corrections or justifications of incidents. */
export interface CorrectionFiles {
  /** Delete an unused file. Only for files uploaded by the caller. A file that a correction or a justification refers to cannot be deleted: 409 `referenced` on `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `correctionFiles`: Files that prove corrections or justifications of incidents. */
export const correctionFiles: Build<CorrectionFiles> = /* @__PURE__ */ family('intranet', 'correctionFiles destroy')
