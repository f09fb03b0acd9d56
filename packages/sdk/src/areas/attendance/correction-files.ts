import type { CorrectionFile } from '#generated/attendance/correction-files.ts'
import { correctionFiles as acts, type CorrectionFiles } from '#generated/families/intranet.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/**
 * Functions on the files that prove a correction. Upload a file first, then pass its id to `clockCorrections.create`.
 */
export interface CorrectionFileActs extends CorrectionFiles, ProofFiles<CorrectionFile> {}

/** Builds `correctionFiles`, which are uploaded and downloaded as raw bytes. */
export const correctionFiles = (kernel: Kernel): CorrectionFileActs => ({
  ...acts(kernel),
  ...proofFiles<CorrectionFile>(kernel.intranet, 'correctionFiles', '/correction-files'),
})
