import type { AbsenceFile } from '#generated/time-off/absence-files.ts'
import { absenceFiles as acts, type AbsenceFiles } from '#generated/families/intranet.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/**
 * Functions on the files that prove an absence. Upload a file first, then pass its id to `absences.create` or
 * `absences.justify`.
 */
export interface AbsenceFileActs extends AbsenceFiles, ProofFiles<AbsenceFile> {}

/** Builds `absenceFiles`, which are uploaded and downloaded as raw bytes. */
export const absenceFiles = (kernel: Kernel): AbsenceFileActs => ({
  ...acts(kernel),
  ...proofFiles<AbsenceFile>(kernel.intranet, 'absenceFiles', '/absence-files'),
})
