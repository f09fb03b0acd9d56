import type { AbsenceFile } from '#generated/time-off/absence-files.ts'
import { absenceFiles as acts, type AbsenceFiles } from '#generated/families/intranet.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** What can be done with files that prove an absence; `absences.create` and `absences.justify` name what was uploaded. */
export interface AbsenceFileActs extends AbsenceFiles, ProofFiles<AbsenceFile> {}

/** Builds `absenceFiles`, which are sent and downloaded as they are. */
export const absenceFiles = (kernel: Kernel): AbsenceFileActs => ({
  ...acts(kernel),
  ...proofFiles<AbsenceFile>(kernel.intranet, 'absenceFiles', '/absence-files'),
})
