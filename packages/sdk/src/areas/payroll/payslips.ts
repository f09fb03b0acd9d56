import { payslips as acts, type Payslips } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Downloads a file of a payslip by the payslip's id. */
export type PayslipDownload = ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>

/** Payslips: one's own, and the published ones of everybody. */
export interface PayslipActs extends Payslips {
  /** Downloads the payslip as PDF, for a preview. */
  readonly file: PayslipDownload
  /** Downloads one's own payslip as PDF. It fails with the code `reauthentication` until the password is entered again. */
  readonly export: PayslipDownload
  /** Downloads one's own payslip with the hours of its month as ZIP. It fails as `export` does. */
  readonly envelope: PayslipDownload
}

/** Builds the family. */
export function payslips(kernel: Kernel): PayslipActs {
  const download = (act: 'file' | 'export' | 'envelope', name: string): PayslipDownload =>
    named(`payslips.${act}`, 'get', 1, (id: string, options?: CallOptions) => {
      const ask = { operation: `payslips.${act}`, verb: 'get', path: `/payslips/{id}/${act}` } as const
      return downloadOf(kernel.intranet.perform({ ...ask, ...asStream, id, options }), name)
    })
  return {
    ...acts(kernel),
    file: download('file', 'nomina.pdf'),
    export: download('export', 'nomina.pdf'),
    envelope: download('envelope', 'nomina.zip'),
  }
}
