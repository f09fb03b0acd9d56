import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import { correctionFiles as acts, type CorrectionFiles } from '#generated/families/intranet.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** What can be done with files that prove what a correction says; `clockCorrections.create` names what was uploaded. */
export interface CorrectionFileActs extends CorrectionFiles, ProofFiles<CorrectionFile> {}

/** Builds `correctionFiles`, which are sent and downloaded as they are. */
export const correctionFiles = (kernel: Kernel): CorrectionFileActs => ({
  ...acts(kernel),
  ...proofFiles<CorrectionFile>(kernel.intranet, 'correctionFiles', '/correction-files'),
})
