import type { PayslipBatch, PayslipBatchesOperations } from '#generated/payroll/payslip-batches.ts'
import { payslipBatches as acts, type PayslipBatches } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import { type UploadWith, uploadingWith } from '#http/uploading.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** The month and the kind of pay of a file. */
export type PayslipBatchQuery = PayslipBatchesOperations['payslipBatches.create']['parameters']['query']

/** Batches of payslips, from upload to publication. */
export interface PayslipBatchActs extends PayslipBatches {
  /** Uploads a PDF, or a ZIP of PDFs. A File keeps its name; in Node use `openFile(path)` of '@portal/sdk/node'. */
  readonly create: UploadWith<PayslipBatchQuery, PayslipBatch>
  /** Downloads one page as PDF, for a preview. */
  readonly page: ((id: string, query: { number: number }, options?: CallOptions) => DownloadCall) &
    Named<'get'>
}

/** Builds the family. */
export function payslipBatches(kernel: Kernel): PayslipBatchActs {
  const operation = 'payslipBatches.page'
  return {
    ...acts(kernel),
    create: uploadingWith(kernel.intranet, 'payslipBatches.create', '/payslip-batches'),
    page: named(operation, 'get', 2, (id: string, query: { number: number }, options?: CallOptions) =>
      downloadOf(
        kernel.intranet.perform({
          ...{ operation, verb: 'get', path: '/payslip-batches/{id}/page', id, query, options },
          ...asStream,
        }),
        'pagina.pdf',
      ),
    ),
  }
}
