import { refuse } from '#contract/refuse.ts'
import type { UploadPurpose } from '#uploads/upload-purpose.ts'
import { largestBatch } from './payslip-batches.rules.ts'
import { takeBatch } from './take-batch.ts'

/** Payslips of many people, for the month that the sender chose. */
export const payslipBatchesUpload: UploadPurpose = {
  purpose: 'payslips',
  place: 20,
  permission: 'NOMINAS_PUBLICAR',
  endings: ['.pdf', '.zip'],
  asksMonth: true,
  limitBytes: (_name, { uploadBytes }) => Math.min(largestBatch, uploadBytes),
  async take(context, { file, month, kind, userId }, note) {
    const asked = { month: month ?? refuse('blank', 'month'), kind: kind ?? 'ordinary', userId, file }
    await takeBatch({ ...context, signedIn: { id: userId } }, asked, note)
  },
}
